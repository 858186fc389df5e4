/** Limits of the server: bytes, milliseconds, counts. */
export const LIMITS = {
  /** Milliseconds until a request has to be complete; slower clients are cut off. */
  requestTimeout: 10_000,
  /** Milliseconds after which an idle connection is cut in the middle of a response. */
  idleTimeout: 60_000,
  /** Milliseconds for running requests to finish when the server is stopped. */
  grace: 10_000,
  /** Largest file that is kept in memory, in bytes: all pages and assets of a site fit. */
  cachedFile: 512 * 1024,
  /** Most bytes of one build in memory. */
  cachedBytes: 256 * 1024 * 1024,
  /** Seconds after which a client may ask again while the server has no file descriptors left. */
  retryAfter: 1,
} as const;
