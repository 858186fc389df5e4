import type { Writable } from 'node:stream';
import type { SearchSource } from '../search/engine.ts';

export interface ServerOptions {
  /** Folder of the built site. A symbolic link is followed, also when it changes later. */
  readonly dist: string;
  /** @default 3000, or the next free one; a given port is never changed */
  readonly port?: number | undefined;
  /** @default '127.0.0.1' */
  readonly host?: string | undefined;
  /**
   * Proxies whose `X-Forwarded-*` headers are trusted, for the reader's address (rate limit) and TLS: addresses and networks separated by
   * commas, `loopback` for this machine, a number of proxies, or `true` for all.
   * @default the environment's `SIGNPOST_TRUST_PROXY`, else `'loopback'`
   */
  readonly trustProxy?: boolean | number | string | undefined;
  /**
   * Value of `Strict-Transport-Security` where the request came by TLS.
   * @default the environment's `SIGNPOST_STRICT_TRANSPORT`, else a year for this host alone
   */
  readonly strictTransport?: string | undefined;
  /** Other origins whose pages may call the search, and by which readers reach this server under another name. @default the environment's `SIGNPOST_CORS_ORIGINS`, separated by commas, else none */
  readonly corsOrigins?: readonly string[] | undefined;
  /**
   * Searches, and requests of programs, per minute from one address. Null for no limit, also of readers' reports.
   * @default `LIMITS.searchesPerMinute`, `LIMITS.toolRequestsPerMinute`
   */
  readonly searchRateLimit?: number | null | undefined;
  /**
   * The search to use instead of the index in the built site.
   * @default the cluster of the environment's `SIGNPOST_OPENSEARCH_URL`, by the name `SIGNPOST_OPENSEARCH_ALIAS`, else that index
   */
  readonly search?: SearchSource | undefined;
  /**
   * Where reports of readers are kept, if the site takes them: a file, or the URL of a webhook that gets each as JSON.
   * @default the environment's `SIGNPOST_FEEDBACK`, else `feedback.sqlite` beside `dist`
   */
  readonly feedback?: string | undefined;
  /** Lowest level that is logged. @default 'info' */
  readonly logLevel?: 'fatal' | 'error' | 'warn' | 'info' | 'debug' | 'silent' | undefined;
  /** Destination of the log, one line of JSON per entry. @default standard output */
  readonly logStream?: Writable | undefined;
  /** Milliseconds until a request has to be complete; slower readers are cut off. @default 10000 */
  readonly requestTimeout?: number | undefined;
  /** Milliseconds after which an idle connection is cut in the middle of a response. @default 60000 */
  readonly idleTimeout?: number | undefined;
  /** Milliseconds between checks for a new build. @default 500 */
  readonly watchInterval?: number | undefined;
}

export interface RunningServer {
  /** Origin without a trailing slash: `http://127.0.0.1:3000`. */
  readonly url: string;
  /** Accepts no more requests and resolves once those in flight are finished. SIGTERM and SIGINT do the same. */
  close(): Promise<void>;
}
