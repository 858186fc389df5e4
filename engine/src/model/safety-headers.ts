/** A content security policy: the sources of each directive. */
export type Policy = Readonly<Record<string, readonly string[]>>;

/** The policy that every page can live with: nothing runs but the site's own files. Pictures and media may come from other sites. */
export const BASE_POLICY: Policy = {
  'default-src': ["'self'"],
  'script-src': ["'self'"],
  'style-src': ["'self'"],
  'img-src': ["'self'", 'data:', 'https:'],
  'media-src': ["'self'", 'https:'],
  'object-src': ["'none'"],
  'base-uri': ["'none'"],
  'form-action': ["'self'"],
  'frame-ancestors': ["'none'"],
  'require-trusted-types-for': ["'script'"],
};

/** Security headers of every response. */
export function safetyHeaders(policy: Policy): Record<string, string> {
  const directives = Object.entries(policy).map(([directive, sources]) => `${directive} ${sources.join(' ')}`);
  return {
    'Content-Security-Policy': directives.join('; '),
    'X-Content-Type-Options': 'nosniff',
    'Referrer-Policy': 'strict-origin-when-cross-origin',
    'Permissions-Policy': 'camera=(), geolocation=(), microphone=(), payment=(), usb=()',
    'Cross-Origin-Opener-Policy': 'same-origin',
    'Cross-Origin-Resource-Policy': 'same-origin',
  };
}
