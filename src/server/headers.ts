import { SAFETY_HEADERS } from '../model/safety-headers.ts';

/** Valid for two years, as browsers' preload lists require. */
export const STRICT_TRANSPORT = 'max-age=63072000; includeSubDomains';

/**
 * Headers of every response, unless the build overrides them (`_headers.json`). The policy is the strictest for pages without inline
 * script; the build adds the hash of its own.
 */
export const defaultHeaders: Readonly<Record<string, string>> = {
  'Content-Security-Policy': [
    "default-src 'self'",
    "script-src 'self'",
    "style-src 'self'",
    "img-src 'self' data: https:",
    "media-src 'self' https:",
    "object-src 'none'",
    "base-uri 'none'",
    "frame-ancestors 'none'",
    "form-action 'self'",
    "require-trusted-types-for 'script'",
  ].join('; '),
  ...SAFETY_HEADERS,
};
