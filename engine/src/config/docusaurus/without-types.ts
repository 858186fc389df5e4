import { transform } from 'sucrase';

/**
 * The JavaScript of a TypeScript module, with its lines in their places. Node itself only takes types away: an `enum` or a property
 * among the parameters of a constructor is code, which Docusaurus knows.
 * @throws SyntaxError if it cannot be parsed
 */
export function withoutTypes(source: string, filePath: string): string {
  return transform(source, { transforms: ['typescript'], disableESTransforms: true, filePath }).code;
}
