/** Longest path that is looked up; no page's address is as long. */
const LONGEST_PATH = 2048;

/**
 * The decoded path of a request target, without its query.
 * @returns undefined for a path that cannot exist: invalid escapes, control characters, too long, relative
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

/** The query of a request target with its question mark, or an empty text. */
export function getQuery(target: string): string {
  const start = target.indexOf('?');
  return start < 0 ? '' : target.slice(start);
}
