import { scanLines } from './scan-lines.ts';

/** Characters that are text where the parser would see syntax. */
const SYNTAX = '{<:. @*_~`[]()\\&!';

/** Unicode's noncharacters, which are no text: authors use private-use characters for icons. */
const FIRST = 0xfdd0;

/** What takes the place of such a character while a file is parsed: one character, so that indexes do not change. */
function hidden(character: string): string {
  return String.fromCharCode(FIRST + SYNTAX.indexOf(character));
}

export const BRACE = hidden('{');
export const ANGLE = hidden('<');
export const COLON = hidden(':');
export const DOT = hidden('.');
/** Replaces the space after a word that would begin code. */
export const SPACE = hidden(' ');
/** In the place of the angle brackets around an address. */
export const ADDRESS_START = '\uFDEA';
export const ADDRESS_END = '\uFDEB';
/** Around the number of a part that is placed after parsing (`KeptParts`). */
export const KEPT_START = '\uFDEC';
export const KEPT_END = '\uFDED';
/** Stands beside marks while a text is parsed, where the parser takes it for a letter. */
export const JOINER = '\uFDEE';

/** Replaces the characters that the compiler uses internally. */
export function withoutReserved(source: string): string {
  return source.replace(/[\uE000\uE001\uFDD0-\uFDEF]/g, '\uFFFD');
}

/** Restores the characters that were hidden from the parser. The length stays the same. */
export function restoreText(text: string): string {
  return text
    .replace(/[\uFDD0-\uFDE9]/g, (character) => SYNTAX[character.charCodeAt(0) - FIRST] ?? '')
    .replaceAll(ADDRESS_START, '<')
    .replaceAll(ADDRESS_END, '>');
}

/** Hides all characters of a text that could be syntax. */
export function hideSyntax(text: string): string {
  return text.replace(/[{<:. @*_~`[\]()\\&!]/g, hidden);
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
  const unwrapped = lines
    .map(({ text, start, fence }, index) => {
      const isFence = fence !== lines[index - 1]?.fence || index === fence?.closedAt;
      return fence?.info === 'mdx-code-block' && fence.closedAt !== undefined && isFence ? text.slice(0, start) : text;
    })
    .join('\n');
  // What was hidden may have such fences of its own.
  return unwrapped === source ? source : unwrapMdxCode(unwrapped);
}

/** Hides the braces of constants like {{versions.sdk}}, which are not JavaScript, until constants are filled in. */
export function hidePlaceholders(source: string): string {
  if (!source.includes('{{')) return source;
  // The parser would take the backslash out of an address.
  const kept = source.replace(/\\(?<=\](?:\(|:[ \t]*)[^()\s]*\\)(?=\{\{)/g, hidden);
  return kept.replace(/(?<![\\={]|=\s)\{\{(?=[A-Za-z_]\w*\.[\w.]*\}\})/g, BRACE + BRACE);
}

/**
 * Hides all that is syntax in MDX alone: braces, except those of heading ids and those that a backslash makes text already, and the first words
 * of statements. `\\{{` is text where constants are filled in.
 */
export function hideExpressions(source: string): string {
  return source
    .replace(/(?<!\\)((?:\\\\)*)\{(?!#[^{}\s]+\}[ \t]*\r?$)|(?<=\\)\{(?=\{)/gm, (_, slashes = '') => slashes + BRACE)
    .replace(/^([ \t]*(?:import|export)) /gm, `$1${SPACE}`);
}
