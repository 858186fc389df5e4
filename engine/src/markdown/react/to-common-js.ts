import { type Transform, transform } from 'sucrase';

/**
 * The code of a module as CommonJS without types and JSX. Plain scripts may have types of Flow.
 * @throws if it cannot be parsed
 */
export function toCommonJs(source: string, file: string): string {
  // In plain TypeScript, `<Type>value` is no element.
  if (/\.[cm]?ts$/.test(file)) return convert(source, file, ['typescript']);
  if (file.endsWith('.tsx')) return convert(source, file, ['typescript', 'jsx']);
  try {
    return convert(source, file, ['jsx']);
  } catch (error) {
    try {
      return convert(source, file, ['flow', 'jsx']);
    } catch {
      throw error;
    }
  }
}

function convert(source: string, filePath: string, syntax: Transform[]): string {
  const { code } = transform(source, {
    transforms: ['imports', ...syntax],
    jsxRuntime: 'automatic',
    production: true,
    disableESTransforms: true,
    filePath,
  });
  return code;
}
