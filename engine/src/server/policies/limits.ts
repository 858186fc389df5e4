import { LONGEST_TEXT } from '../../model/longest-text.ts';

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
  /**
   * Searches per minute from one address: a fast typist causes five a second, and thirty readers may share an address. What the browser or
   * this server has in its cache does not count. Pages come in between whatever is asked: other threads search.
   */
  searchesPerMinute: 30 * 5 * 60,
  /** Requests of programs (MCP) per minute from one address: they ask in bursts, and many may share one. */
  toolRequestsPerMinute: 600,
  /** Reports per minute from one address: more than a reader writes, and several readers may share one. */
  reportsPerMinute: 20,
  /** Searches of programs whose answers are kept, about 10 kB each. */
  answersKept: 500,
  /** Pages that programs have read and may read again. At about 11 kB of Markdown, some 11 MB. */
  pagesKept: 1000,
  /** Largest report of a reader, in bytes: 300 characters of four bytes, and what they are about. */
  feedbackRequest: 4 * 1024,
  /** Largest file of reports, in bytes: some hundred thousand. */
  feedbackFile: 64 * 1024 * 1024,
  /** Reports that wait for a webhook at the same time, and milliseconds until it has to answer. */
  feedbackHooks: 20,
  feedbackHookTime: 5000,
  /** Largest request of a program (MCP), in bytes. */
  toolRequest: 64 * 1024,
  /** Longest answer to a program, in characters. */
  toolAnswer: LONGEST_TEXT,
  /** Longest name or question that a program may give, in characters. */
  longestName: 300,
  /** Open subscriptions of programs, which never hear anything: nothing changes while they listen. */
  subscriptions: 8,
  /** Redirects in a row that are followed for a program. */
  redirectsFollowed: 5,
  /** Addresses that an unknown one is compared with. */
  comparedPages: 5000,
} as const;
