import { transform } from 'sucrase';

/**
 * The code of a module as CommonJS without types and JSX. Plain scripts may have types of Flow.
 * @throws if it cannot be parsed
 */
export function toCommonJs(source: string, file: string): string {
  if (/\.[cm]?tsx?$/.test(file)) return convert(source, file, ['typescript']);
  try {
    return convert(source, file, []);
  } catch (error) {
    try {
      return convert(source, file, ['flow']);
    } catch {
      throw error;
    }
  }
}

function convert(source: string, filePath: string, types: ('typescript' | 'flow')[]): string {
  const { code } = transform(source, {
    transforms: ['jsx', 'imports', ...types],
    jsxRuntime: 'automatic',
    production: true,
    disableESTransforms: true,
    filePath,
  });
  return code;
}
