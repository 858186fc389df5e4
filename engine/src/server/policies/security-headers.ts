import { BASE_POLICY, safetyHeaders } from '../../model/safety-headers.ts';

/** For a year, and for this host alone: other hosts below it may not speak TLS. An operator may say more (`SIGNPOST_STRICT_TRANSPORT`). */
export const STRICT_TRANSPORT = 'max-age=31536000';

/**
 * Headers of every response, unless the build overrides them (`_headers.json`). The policy is the strictest for pages without inline
 * script; the build adds the hash of its own.
 */
export const defaultHeaders: Readonly<Record<string, string>> = safetyHeaders(BASE_POLICY);
