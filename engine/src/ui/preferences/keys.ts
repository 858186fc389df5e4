/*
 * The keys of the reader's stored choices, and the attributes that carry them: defined here only. Separate constants, not one object, so
 * that only those that the pre-paint script needs are compiled into it.
 */

/** What the site's keys begin with, which the bundle defines. */
declare const STORAGE_PREFIX: string;

/** `light` or `dark`. */
export const THEME_KEY = `${STORAGE_PREFIX}_theme`;
/** JSON: values chosen for each tab group, the latest first. */
export const TABS_KEY = `${STORAGE_PREFIX}_tabs`;
/** The same as style rules, for the pre-paint script. */
export const TAB_RULES_KEY = `${STORAGE_PREFIX}_rules`;
/** Id of the announcement that was dismissed. */
export const ANNOUNCEMENT_KEY = `${STORAGE_PREFIX}_notice`;
/** Name of the docs version that was read last. */
export const VERSION_KEY = `${STORAGE_PREFIX}_version`;
/** `off` where the reader has switched off the `/` key. */
export const SLASH_KEY = `${STORAGE_PREFIX}_slash`;
/** Keys of the sidebar's branches that were opened or closed by hand (session only). */
export const SIDEBAR_KEY = `${STORAGE_PREFIX}_sidebar`;
/** Addresses that were loaded in full after a failure (session only). */
export const FULL_LOADS_KEY = `${STORAGE_PREFIX}_full_loads`;

/** Recent search hits are kept for each language. */
export function recentHitsKey(locale: string): string {
  return `${STORAGE_PREFIX}_search_recent_hits_for_${locale}`;
}

/**
 * Attributes of `<html>`, by their names in `dataset`, that the server writes and the pre-paint script reads or completes:
 * `app` and `site` (addresses), `theme`, `system` (the system's preference counts), `notice` (id of the
 * announcement), `dismissed` (it was dismissed), `js` (scripts run), `ready` (the app has taken over; `all`: with what it fetches last),
 * `sheet` (the foot of printed sheets), `hash` (where the reader was before the menu of a page without the app opened).
 */
export type RootAttribute = 'app' | 'site' | 'theme' | 'system' | 'notice' | 'dismissed' | 'js' | 'ready' | 'sheet' | 'hash';
