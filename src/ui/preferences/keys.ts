/**
 * Names under which the reader's choices are stored in the browser, each in this place alone: the pre-paint script and the app are
 * compiled from the same constants.
 */
export const storageKeys = {
  /** `light` or `dark` (spec §4 "Colour mode"). */
  theme: 'tds_doc_theme',
  /** JSON: values chosen for each tab group, the latest first (spec §3 "Stored preferences"). */
  tabs: 'tds_doc_tabs',
  /** Id of the announcement that was dismissed (spec §4 "Announcement bar"). */
  announcement: 'tds_doc_announcement',
  /** Name of the docs version that was read last (spec §4 "Docs version"). */
  version: 'tds_doc_version',
  /** `off` where the reader has switched off the `/` key. */
  slashKey: 'tds_doc_search_slash_key',
  /** Keys of the sidebar's branches that were opened or closed by hand (session only). */
  sidebar: 'tds_doc_sidebar',
  /** Addresses that were loaded in full after a failure (session only). */
  fullLoads: 'tds_doc_full_loads',
} as const;

/** Recent search hits are kept for each language (spec §3 "Recent hits"). */
export function recentHitsKey(locale: string): string {
  return `tds_doc_search_recent_hits_for_${locale}`;
}

/** Attributes of `<html>` (as `dataset` names) that the server writes, the pre-paint script completes and the stylesheet reads. */
export const rootData = {
  /** Set by the pre-paint script: scripts run. */
  script: 'js',
  /** Set by the app once it has hydrated the shell. */
  ready: 'ready',
  /** Address of the app's module. */
  app: 'app',
  /** Address of the locale's `SiteData`. */
  site: 'site',
  theme: 'theme',
  /** The themes that the configuration allows, separated by spaces. */
  themes: 'themes',
  /** Present where the system's preference counts. */
  systemTheme: 'systemTheme',
  /** Id of the current announcement. */
  announcement: 'announcement',
  /** Present where the reader has dismissed the current announcement. */
  dismissed: 'dismissed',
} as const;
