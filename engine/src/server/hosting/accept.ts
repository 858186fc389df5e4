/** A source value of a map, as a regular expression, and what it becomes. `$1` stands for what the first group matches. */
export interface MapEntry {
  readonly pattern: string;
  readonly value: string;
}

/**
 * Reads the quality of a media type out of an Accept header: `0`, `1`, or `0.` and digits of which the last is not 0, so that equal qualities
 * are the same text. The first entry that matches counts; without a match, the type is not named.
 * @param types the first one that is named counts
 */
export function qualityEntries(types: readonly string[]): MapEntry[] {
  return types.flatMap((type) => {
    const range = `(?:^|,)\\s*${type.replace(/[*/]/g, '\\$&')}\\s*`;
    return [
      { pattern: `${range}(?:;[^,]*)?;\\s*q=0(?:\\.0*)?\\s*(?:[;,]|$)`, value: '0' },
      { pattern: `${range}(?:;[^,]*)?;\\s*q=(0\\.\\d*[1-9])0*\\s*(?:[;,]|$)`, value: '$1' },
      { pattern: `${range}(?:[;,]|$)`, value: '1' },
    ];
  });
}

export const MARKDOWN_TYPES = ['text/markdown'];
/** What HTML counts as. */
export const HTML_TYPES = ['text/html', 'text/*', '*/*'];

/**
 * Patterns of `<quality of Markdown>|<quality of HTML>|<Accept>` where Markdown is wanted (`prefersMarkdown`), for servers that can only
 * compare texts. They need back references and lookahead.
 */
export function markdownPatterns(): string[] {
  const digits = Array.from({ length: 9 }, (_, index) => index + 1);
  const greater = digits.map((digit) => `${digit}\\d*\\|0\\.\\1[0-${digit - 1}]`).join('|');
  return [
    '^[^|]+\\|\\|',
    '^[^|]+\\|0\\|',
    '^1\\|0\\.',
    `^0\\.(\\d*)(?:${greater})`,
    '^0\\.(\\d+)\\d+\\|0\\.\\1\\|',
    '^([^|]+)\\|\\1\\|(?:(?!text/html).)*text/markdown',
  ];
}
