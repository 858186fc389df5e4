import { HASHED_FOLDER } from '../../model/hashed-folder.ts';

/** Cache-Control by kind of answer. */
export const CACHE_CONTROL = {
  /** Files that the build names by their contents: a year, without revalidation. */
  hashed: 'public, max-age=31536000, immutable',
  /** All other files: revalidated each time. */
  revalidated: 'no-cache',
  /** Answers of the search: most readers type the same words. */
  search: 'public, max-age=60, stale-while-revalidate=600',
  error: 'no-store',
} as const;

/** Cache-Control of a file by its path from the site's root. */
export function cacheControlOf(path: string): string {
  return path.startsWith(`/${HASHED_FOLDER}/`) ? CACHE_CONTROL.hashed : CACHE_CONTROL.revalidated;
}
