/** Stand for `{`, `<` and `:` that are meant as text. Private-use characters, so that every other index stays what it was. */
export const BRACE = '\uE010';
export const ANGLE = '\uE011';
export const COLON = '\uE012';
/** Stands for a character that is not shown: the brackets around an address. */
export const NOTHING = '\uE013';

/** Removes the characters that the compiler uses itself; no page needs them. */
export function withoutReserved(source: string): string {
  return source.replace(/[\uE000\uE001\uE010-\uE013]/g, '\uFFFD');
}

/** Puts back the characters that were taken out of the parser's sight. */
export function restoreText(text: string): string {
  return text.replaceAll(BRACE, '{').replaceAll(ANGLE, '<').replaceAll(COLON, ':').replaceAll(NOTHING, '');
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

const MDX_CODE = /^([ \t>]*)(`{3,}) *mdx-code-block[ \t]*(\n[\s\S]*?\n)[ \t>]*\2[ \t]*$/gm;

/** Takes the fences away that hide MDX from other readers of Markdown (```` ```mdx-code-block ````). Lines stay where they are. */
export function unwrapMdxCode(source: string): string {
  if (!source.includes('mdx-code-block')) return source;
  return source.replace(MDX_CODE, (_, indent: string, _fence, code: string) => indent + code);
}

/** A constant like {{sdkVersions.taptap.unity}} is no JavaScript, but is known here: its braces are text until constants are filled in. */
export function hidePlaceholders(source: string): string {
  if (!source.includes('{{')) return source;
  return source.replace(/(?<![\\={]|=\s)\{\{(?=[A-Za-z_]\w*\.[\w.]*\}\})/g, BRACE + BRACE);
}

/** Makes text of all braces but those of heading ids. */
export function hideBraces(source: string): string {
  return source.replace(/\{(?!#[^{}\s]+\}[ \t]*\r?$)/gm, BRACE);
}
