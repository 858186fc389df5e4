import { createHash } from 'node:crypto';
import type { SiteConfig } from '../config/schema.ts';
import { BASE_POLICY, type Policy, safetyHeaders } from '../model/safety-headers.ts';
import { TRUSTED_TYPES_POLICY } from '../ui/content/trusted-html.ts';
import { DEFAULT_POLICY } from '../ui/survey/trust-widget.ts';

/** Name of the Trusted Types policy of Google's scripts, from their Closure library. */
const GOOGLE_POLICY = 'goog#html';

/**
 * Headers of every response. Only the inline script, by its hash, and the scripts of the configured analytics and survey are allowed.
 * @param origins what the site's components load from elsewhere
 */
export function securityHeaders(config: SiteConfig, prepaint: string, origins: Policy = {}): Record<string, string> {
  const hash = createHash('sha256').update(prepaint).digest('base64');
  const own: Policy = {
    ...BASE_POLICY,
    'script-src': ["'self'", `'sha256-${hash}'`],
    'connect-src': ["'self'", ...originsOf(config.search.url)],
    'trusted-types': [TRUSTED_TYPES_POLICY],
  };
  const { content, analytics, survey } = config;
  const allowances = [
    content.embeds.length === 0 ? {} : { 'frame-src': content.embeds },
    allowanceOfAnalytics(analytics),
    allowanceOfSurvey(survey),
    origins,
  ];
  return safetyHeaders(allowances.reduce(addAllowance, own));
}

function addAllowance(policy: Policy, extra: Policy): Policy {
  const added = Object.entries(extra).map(([directive, sources]) => {
    const present = policy[directive] ?? policy['default-src'] ?? [];
    return [directive, [...new Set([...present, ...sources])]] as const;
  });
  return { ...policy, ...Object.fromEntries(added) };
}

function allowanceOfAnalytics(analytics: SiteConfig['analytics']): Policy {
  switch (analytics.type) {
    case 'none':
      return {};
    case 'beacon':
      return { 'connect-src': originsOf(analytics.endpoint) };
    case 'ga4':
      // developers.google.com/tag-platform/security/guides/csp, "Google Analytics 4"
      return {
        'script-src': ['https://*.googletagmanager.com'],
        'connect-src': ['https://*.google-analytics.com', 'https://*.analytics.google.com', 'https://*.googletagmanager.com'],
        'trusted-types': [GOOGLE_POLICY],
      };
    case 'umami':
      return { 'script-src': originsOf(analytics.scriptUrl), 'connect-src': originsOf(analytics.hostUrl ?? analytics.scriptUrl) };
  }
}

function allowanceOfSurvey(survey: SiteConfig['survey']): Policy {
  if (!survey) return {};
  const origin = originsOf(survey.scriptUrl);
  return {
    'script-src': origin,
    'style-src': origin,
    'font-src': origin,
    'connect-src': origin,
    'frame-src': origin,
    'trusted-types': [DEFAULT_POLICY],
  };
}

/** The distinct origins of external addresses. */
function originsOf(...urls: readonly string[]): string[] {
  return [...new Set(urls.flatMap((url) => (/^https?:/.test(url) ? [new URL(url).origin] : [])))];
}
