/** Messages of the dev server to browsers. */
export type DevMessage =
  /** A file was saved: the app should fetch its page again. The value is the event to dispatch. */
  | { readonly refresh: string }
  /** The problems of the page at a path, one per line; empty once they are fixed. */
  | { readonly path: string; readonly problems: readonly string[] };

/** Address of the server-sent events, one message each. */
export const EVENTS_PATH = '/__signpost/events';
/** Address of the compiled `dev-client.ts`. */
export const CLIENT_PATH = '/__signpost/client.js';
/** Parameter of both: how many refreshes there had been when the page was made. */
export const REFRESHES = 'refreshes';
