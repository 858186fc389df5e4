/** What was looked for, by the entry of the history. */
const kept = new Map<string, string>();

/** Keeps it for readers who come back from another page. Browsers that do not name entries load that as a whole, and keep this one. */
export function keepWords(value: string): void {
  const entry = entryKey();
  if (entry !== undefined) kept.set(entry, value);
}

/** What was looked for on the page when the reader left it; empty if nothing. */
export function keptWords(): string {
  return kept.get(entryKey() ?? '') ?? '';
}

const entryKey = (): string | undefined => ('navigation' in window ? navigation.currentEntry?.key : undefined);
