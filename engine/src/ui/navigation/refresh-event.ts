/** Sent to the window by the dev server's script when a source file was saved. */
export const REFRESH_EVENT = 'signpost:refresh';
