const PLACE = /(file:\/\/[^\s)]+:\d+)/;

/**
 * What was thrown, and the first place that is named, for the person who wrote the code.
 * @param placeOfSyntax finds where the syntax is wrong, which an error does not tell
 */
export function describeThrown(thrown: unknown, placeOfSyntax?: () => string | undefined): string {
  if (!(thrown instanceof Error)) return String(thrown);
  const named = PLACE.exec(thrown.stack?.replace(thrown.message, '') ?? '')?.[1];
  const place = named ?? (thrown instanceof SyntaxError ? placeOfSyntax?.() : undefined);
  const file = place?.replace(/^.*[\\/]/, '');
  return `${thrown.name === 'Error' ? '' : `${thrown.name}: `}${thrown.message}${file === undefined ? '' : ` (${file})`}`;
}
