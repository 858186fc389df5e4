import type { Writable } from 'node:stream';
import type { SearchSource } from '../search/engine.ts';

/** What the server is started with. */
export interface ServerOptions {
  /** Folder of the built site; a link to it is followed, and followed again when it is pointed elsewhere. */
  readonly dist: string;
  /** Without it: 3000, or the next free one. A port that is given is used or fails. */
  readonly port?: number | undefined;
  /** @default '127.0.0.1' */
  readonly host?: string | undefined;
  /**
   * Whose `X-Forwarded-*` is believed, for the reader's address (rate limit) and whether TLS is spoken: addresses and networks of proxies,
   * separated by commas, `loopback` for this machine; or all.
   * @default the environment's `SIGNPOST_TRUST_PROXY`, else `'loopback'`
   */
  readonly trustProxy?: boolean | string | undefined;
  /** Other origins whose pages may call the search. @default the environment's `SIGNPOST_CORS_ORIGINS`, separated by commas, else none */
  readonly corsOrigins?: readonly string[] | undefined;
  /** Searches that one address may ask for in a minute; null for as many as it likes. @default 600 */
  readonly searchRateLimit?: number | null | undefined;
  /**
   * Asks this instead of the index in the built site.
   * @default the cluster of the environment's `SIGNPOST_OPENSEARCH_URL`, by the name `SIGNPOST_OPENSEARCH_ALIAS`, else that index
   */
  readonly search?: SearchSource | undefined;
  /** Lowest level that is logged. @default 'info' */
  readonly logLevel?: 'fatal' | 'error' | 'warn' | 'info' | 'debug' | 'silent' | undefined;
  /** Where the log goes, a line of JSON each. @default standard output */
  readonly logStream?: Writable | undefined;
  /** Milliseconds in which a request has to come in whole; a reader who takes longer is cut off. @default 10000 */
  readonly requestTimeout?: number | undefined;
  /** Milliseconds after which a reader is cut off who neither sends nor takes anything in the middle of an answer. @default 60000 */
  readonly idleTimeout?: number | undefined;
  /** How often the built site is looked at for a new build, in milliseconds. @default 500 */
  readonly watchInterval?: number | undefined;
}

/** A server that answers. */
export interface RunningServer {
  /** Origin without a trailing slash: `http://127.0.0.1:3000`. */
  readonly url: string;
  /** Takes no more requests, finishes those in flight, then resolves. SIGTERM and SIGINT do the same. */
  close(): Promise<void>;
}
