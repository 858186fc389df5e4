/** Replace `{`, `<` and `:` that are meant as text. Single private-use characters, so that indexes do not change. */
export const BRACE = '\uE010';
export const ANGLE = '\uE011';
export const COLON = '\uE012';
/** Replaces a character that is not shown: the brackets around an address. */
export const NOTHING = '\uE013';

/** Replaces the characters that the compiler uses internally. */
export function withoutReserved(source: string): string {
  return source.replace(/[\uE000\uE001\uE010-\uE013]/g, '\uFFFD');
}

/** Restores the characters that were hidden from the parser. */
export function restoreText(text: string): string {
  return text.replaceAll(BRACE, '{').replaceAll(ANGLE, '<').replaceAll(COLON, ':').replaceAll(NOTHING, '');
}

/** Hides all syntax beyond Markdown from the parser. The result always parses. */
export function withoutMdx(source: string): string {
  return source.replaceAll('{', BRACE).replaceAll('<', ANGLE);
}

/** Replaces a text by spaces, except its line ends. */
export function blank(text: string): string {
  return text.replace(/[^\r\n]/g, ' ');
}

/** Replaces a part of a text. */
export function splice(text: string, offset: number, length: number, replacement: string): string {
  return text.slice(0, offset) + replacement + text.slice(offset + length);
}

const MDX_CODE = /^([ \t>]*)(`{3,}) *mdx-code-block[ \t]*(\n[\s\S]*?\n)[ \t>]*\2[ \t]*$/gm;

/** Removes the fences that hide MDX from other Markdown tools (```` ```mdx-code-block ````). The number of lines stays the same. */
export function unwrapMdxCode(source: string): string {
  if (!source.includes('mdx-code-block')) return source;
  return source.replace(MDX_CODE, (_, indent: string, _fence, code: string) => indent + code);
}

/** Hides the braces of constants like {{sdkVersions.taptap.unity}}, which are not JavaScript, until constants are filled in. */
export function hidePlaceholders(source: string): string {
  if (!source.includes('{{')) return source;
  return source.replace(/(?<![\\={]|=\s)\{\{(?=[A-Za-z_]\w*\.[\w.]*\}\})/g, BRACE + BRACE);
}

/** Hides all braces except those of heading ids. */
export function hideBraces(source: string): string {
  return source.replace(/\{(?!#[^{}\s]+\}[ \t]*\r?$)/gm, BRACE);
}
