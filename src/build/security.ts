import { createHash } from 'node:crypto';
import type { SiteConfig } from '../config/schema.ts';
import { TRUSTED_TYPES_POLICY } from '../ui/content/trusted-html.ts';
import { RATES_URL } from '../ui/widgets/exchange-table/rates.ts';

/** Headers that every answer carries. The one inline script is allowed by its hash; nothing else inline, no foreign script. */
export function securityHeaders(config: SiteConfig, prepaint: string): Record<string, string> {
  const hash = createHash('sha256').update(prepaint).digest('base64');
  const connect = [config.search.url, config.analytics?.url, RATES_URL, config.survey?.scriptUrl];
  const scripts = [config.survey?.scriptUrl];
  const policy = {
    'default-src': ["'self'"],
    'script-src': ["'self'", `'sha256-${hash}'`, ...originsOf(scripts)],
    'style-src': ["'self'"],
    'img-src': ["'self'", 'data:', 'https:'],
    'connect-src': ["'self'", ...originsOf(connect)],
    'object-src': ["'none'"],
    'base-uri': ["'none'"],
    'form-action': ["'self'"],
    'frame-ancestors': ["'none'"],
    'require-trusted-types-for': ["'script'"],
    'trusted-types': [TRUSTED_TYPES_POLICY],
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

/** The origins of the addresses that lead out of the site, each once. */
function originsOf(urls: readonly (string | undefined)[]): string[] {
  return [...new Set(urls.flatMap((url) => (url && /^https?:/.test(url) ? [new URL(url).origin] : [])))];
}
