import { constants } from '../data/constants.ts';

/** Code with the values of the site's constants, as pages show it. What is no constant is a version for the parsers. */
export function fillConstants(code: string): string {
  return code.replaceAll(/\{\{([\w.]+)\}\}/g, (_, path: string) => {
    let value: unknown = constants;
    for (const name of path.split('.')) {
      value = typeof value === 'object' && value !== null ? Object.entries(value).find(([key]) => key === name)?.[1] : undefined;
    }
    return typeof value === 'string' ? value : '1.0.0';
  });
}
