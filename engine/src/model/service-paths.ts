import { FEEDBACK_PATH } from './feedback.ts';

/** Where the server answers searches. */
export const SEARCH_PATH = '/api/search';
/** Where programs find the tools for them. */
export const TOOLS_PATH = '/mcp';
/** Where they learn what these are before they connect: the place that is reserved for it (SEP-2127). */
export const CARD_PATH = `${TOOLS_PATH}/server-card`;
/** Where programs that know a domain alone look for such cards (AI Catalog). */
export const CATALOG_PATH = '/.well-known/ai-catalog.json';
export const SERVICE_PATHS = [SEARCH_PATH, TOOLS_PATH, CARD_PATH, CATALOG_PATH, FEEDBACK_PATH] as const;

/**
 * The search, the tools and what readers report are at the root, and below the site's base URL, which the next build may change.
 * @param url of a request: path and query
 * @returns the url at the root if it is of one of them below the base URL, else as it was
 */
export function toServiceUrl(url: string, baseUrl: string): string {
  const base = baseUrl.slice(0, -1);
  const isService = SERVICE_PATHS.some((path) => url === base + path || url.startsWith(`${base}${path}?`));
  return isService ? url.slice(base.length) : url;
}
