/** Path of the list of a locale's small indexes, which the browser searches when the service is unavailable. They are in a folder beside it. */
export function fallbackPath(locale: string): string {
  return `search-index/${locale}.json`;
}
