import { createHash } from 'node:crypto';
import type { SiteConfig } from '../config/schema.ts';

/** Names of the Trusted Types policies that the app makes. */
const TRUSTED_TYPES = 'signpost';

/** Headers that every answer carries. The one inline script is allowed by its hash; nothing else inline, no foreign script. */
export function securityHeaders(config: SiteConfig, prepaint: string): Record<string, string> {
  const hash = createHash('sha256').update(prepaint).digest('base64');
  const connect = ["'self'", ...new Set([config.search.url].filter((url) => /^https?:/.test(url)).map((url) => new URL(url).origin))];
  const policy = {
    'default-src': ["'self'"],
    'script-src': ["'self'", `'sha256-${hash}'`],
    'style-src': ["'self'"],
    'img-src': ["'self'", 'data:', 'https:'],
    'connect-src': connect,
    'object-src': ["'none'"],
    'base-uri': ["'none'"],
    'form-action': ["'self'"],
    'frame-ancestors': ["'none'"],
    'require-trusted-types-for': ["'script'"],
    'trusted-types': [TRUSTED_TYPES],
  };
  return {
    'Content-Security-Policy': Object.entries(policy)
      .map(([directive, sources]) => `${directive} ${sources.join(' ')}`)
      .join('; '),
    'X-Content-Type-Options': 'nosniff',
    'Referrer-Policy': 'strict-origin-when-cross-origin',
    'Permissions-Policy': 'camera=(), geolocation=(), microphone=(), payment=(), usb=()',
    'Cross-Origin-Opener-Policy': 'same-origin',
    'Cross-Origin-Resource-Policy': 'same-origin',
  };
}
