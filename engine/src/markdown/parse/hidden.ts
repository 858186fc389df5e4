import { scanLines } from './scan-lines.ts';

/** Replace `{`, `<`, `:` and `.` that are meant as text. Single private-use characters, so that indexes do not change. */
export const BRACE = '\uE010';
export const ANGLE = '\uE011';
export const COLON = '\uE012';
/** Replaces a character that is not shown: the brackets around an address. */
export const NOTHING = '\uE013';
export const DOT = '\uE017';
/** Replaces the space after a word that would begin code. */
export const SPACE = '\uE018';
/** Around the number of a part that is placed after parsing (`KeptParts`). */
export const KEPT_START = '\uE014';
export const KEPT_END = '\uE015';

/** Replaces the characters that the compiler uses internally. */
export function withoutReserved(source: string): string {
  return source.replace(/[\uE000\uE001\uE010-\uE018]/g, '\uFFFD');
}

/** Restores the characters that were hidden from the parser. */
export function restoreText(text: string): string {
  return shown(text).replaceAll(NOTHING, '');
}

/** The text with the characters that were hidden, at the same indexes. */
export function asCode(text: string): string {
  return shown(text).replaceAll(NOTHING, ' ');
}

function shown(text: string): string {
  return text.replaceAll(BRACE, '{').replaceAll(ANGLE, '<').replaceAll(COLON, ':').replaceAll(DOT, '.').replaceAll(SPACE, ' ');
}

/** Hides all syntax beyond Markdown from the parser. The result always parses. */
export function withoutMdx(source: string): string {
  return source.replaceAll('{', BRACE).replaceAll('<', ANGLE);
}

/** Replaces a text by spaces, except its line ends. */
export function blank(text: string): string {
  return text.replace(/[^\r\n]/g, ' ');
}

export function splice(text: string, offset: number, length: number, replacement: string): string {
  return text.slice(0, offset) + replacement + text.slice(offset + length);
}

/** Removes the fences that hide MDX from other Markdown tools (```` ```mdx-code-block ````). The number of lines stays the same. */
export function unwrapMdxCode(source: string): string {
  if (!source.includes('mdx-code-block')) return source;
  const lines = scanLines(source);
  return lines
    .map(({ text, start, fence }, index) => {
      const isFence = fence !== lines[index - 1]?.fence || index === fence?.closedAt;
      return fence?.info === 'mdx-code-block' && fence.closedAt !== undefined && isFence ? text.slice(0, start) : text;
    })
    .join('\n');
}

/** Hides the braces of constants like {{versions.sdk}}, which are not JavaScript, until constants are filled in. */
export function hidePlaceholders(source: string): string {
  if (!source.includes('{{')) return source;
  return source.replace(/(?<![\\={]|=\s)\{\{(?=[A-Za-z_]\w*\.[\w.]*\}\})/g, BRACE + BRACE);
}

/** Hides all braces except those of heading ids. */
export function hideBraces(source: string): string {
  return source.replace(/\{(?!#[^{}\s]+\}[ \t]*\r?$)/gm, BRACE);
}
