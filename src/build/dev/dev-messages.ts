/** What the dev server tells the browsers that have its pages open. */
export type DevMessage =
  /** Something was saved: the app is to fetch its page again. */
  | { readonly refresh: string }
  /** What is wrong with the page at a path, a line each; none where it has been put right. */
  | { readonly path: string; readonly problems: readonly string[] };

/** Server-sent events, one message each. */
export const EVENTS_PATH = '/__signpost/events';
/** `dev-client.ts`, as browsers run it. */
export const CLIENT_PATH = '/__signpost/client.js';
