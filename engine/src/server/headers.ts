import { BASE_POLICY, safetyHeaders } from '../model/safety-headers.ts';

/** Valid for two years, as browsers' preload lists require. */
export const STRICT_TRANSPORT = 'max-age=63072000; includeSubDomains';

/**
 * Headers of every response, unless the build overrides them (`_headers.json`). The policy is the strictest for pages without inline
 * script; the build adds the hash of its own.
 */
export const defaultHeaders: Readonly<Record<string, string>> = safetyHeaders(BASE_POLICY);
