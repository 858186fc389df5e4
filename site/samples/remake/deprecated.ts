/** The line before what an SDK advises against, and the words that it has for that. */
const MARK = /^# deprecated(?:: .*)?\n */;

/**
 * A member, or the head of a type, as the index writes what an SDK has marked as deprecated.
 * @param reason what the SDK says to those who use it still
 */
export function markDeprecated(line: string, reason = ''): string {
  const said = reason.replaceAll(/\s+/g, ' ').trim();
  return `# deprecated${said === '' ? '' : `: ${said}`}\n${line}`;
}

/** The same of several lines, if there is a reason at all. */
export const markAll = (lines: readonly string[], reason: string | undefined): string[] =>
  reason === undefined ? [...lines] : lines.map((line) => markDeprecated(line, reason));

/** The line without what stands before it. */
export const withoutMark = (line: string): string => line.replace(MARK, '');

/** What stands before the line: '' if it is not deprecated. */
export const markOf = (line: string): string => MARK.exec(line)?.[0].trim() ?? '';

/** What the comment before a declaration says of its use: undefined if it does not advise against it. */
export function readTag(comment: string): string | undefined {
  const text = comment.replaceAll(/^[ \t]*(?:\/\*\*|\*\/|\*(?!\/))|\*\/$/gm, '');
  return /@deprecated\b[ \t]*([^@]*?)\s*(?=\n\s*\n|@|$)/.exec(text.trim())?.[1]?.replaceAll(/\{@\w+ ([^}]*)\}/g, '$1');
}

/** The texts of a message in a source: `"use " "that"`. */
export const readMessage = (source: string): string =>
  [...source.matchAll(/@?"((?:[^"\\]|\\.)*)"/g)].map(([, text = '']) => text.replaceAll('\\"', '"')).join('');
