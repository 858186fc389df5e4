import { SAFETY_HEADERS } from '../model/safety-headers.ts';

/** Held for two years, as browsers' preload lists ask. */
export const STRICT_TRANSPORT = 'max-age=63072000; includeSubDomains';

/**
 * What every answer says, until the build says otherwise (`_headers.json`). The policy is the strictest that a page without inline script
 * lives with; the build adds the hash of its own.
 */
export const defaultHeaders: Readonly<Record<string, string>> = {
  'Content-Security-Policy': [
    "default-src 'self'",
    "script-src 'self'",
    "style-src 'self'",
    "img-src 'self' data: https:",
    "object-src 'none'",
    "base-uri 'none'",
    "frame-ancestors 'none'",
    "form-action 'self'",
    "require-trusted-types-for 'script'",
  ].join('; '),
  ...SAFETY_HEADERS,
};
