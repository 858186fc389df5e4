/** Longer than any page's address; what asks for more is not a reader. */
const LONGEST_PATH = 2048;

/**
 * The decoded path of a request target, without its query.
 * @returns undefined for a path that no address has: broken escapes, null bytes, too long, not from the root.
 */
export function parsePath(target: string): string | undefined {
  const end = target.search(/[?#]/);
  const raw = end < 0 ? target : target.slice(0, end);
  if (raw.length > LONGEST_PATH || !raw.startsWith('/')) return undefined;
  try {
    const path = decodeURIComponent(raw);
    return /\p{Cc}/u.test(path) ? undefined : path;
  } catch {
    return undefined;
  }
}

/** The query of a request target with its question mark, or nothing. */
export function getQuery(target: string): string {
  const start = target.indexOf('?');
  return start < 0 ? '' : target.slice(start);
}
