/** Stand for `{` and `<` that are meant as text. Private-use characters, so that every other index stays what it was. */
export const BRACE = '\uE010';
export const ANGLE = '\uE011';

/** Removes the characters that the compiler uses itself; no page needs them. */
export function withoutReserved(source: string): string {
  return source.replace(/[\uE000\uE001\uE010\uE011]/g, '\uFFFD');
}

/** Puts back the characters that were taken out of the parser's sight. */
export function restoreText(text: string): string {
  return text.replaceAll(BRACE, '{').replaceAll(ANGLE, '<');
}

/** Takes all syntax beyond Markdown out of the parser's sight: what is left always parses. */
export function withoutMdx(source: string): string {
  return source.replaceAll('{', BRACE).replaceAll('<', ANGLE);
}

/** Spaces in the place of a text, its lines kept. */
export function blank(text: string): string {
  return text.replace(/[^\r\n]/g, ' ');
}

export function splice(text: string, offset: number, length: number, replacement: string): string {
  return text.slice(0, offset) + replacement + text.slice(offset + length);
}
