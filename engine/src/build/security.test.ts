import { describe, expect, it } from 'vitest';
import { createSiteFixture } from '../../../tests/support/site-fixture.ts';
import type { SiteConfigInput } from '../config/schema.ts';
import { securityHeaders } from './security.ts';

/** The sources of each directive, by name. */
function policyOf(config: Partial<SiteConfigInput>): Map<string, string[]> {
  using fixture = createSiteFixture({}, config);
  const header = securityHeaders(fixture.loaded.config, '')['Content-Security-Policy'] ?? '';
  return new Map(
    header.split('; ').map((directive) => {
      const [name = '', ...sources] = directive.split(' ');
      return [name, sources];
    }),
  );
}

const survey = { hosts: ['localhost'], scriptUrl: 'https://static.survey.example/widget.js', keys: { sdk: 'a', '': 'b' } };

describe('the content security policy', () => {
  it('by default knows no foreign script, and one Trusted Types policy', () => {
    const policy = policyOf({});
    expect(policy.get('script-src')).toEqual(["'self'", expect.stringMatching(/^'sha256-/)]);
    expect(policy.get('trusted-types')).toEqual(['signpost']);
    expect(policy.has('frame-src')).toBe(false);
  });

  it('shows pictures and videos of other sites, and nothing else of them', () => {
    const policy = policyOf({});
    expect(policy.get('img-src')).toContain('https:');
    expect(policy.get('media-src')).toEqual(["'self'", 'https:']);
    expect(policy.get('default-src')).toEqual(["'self'"]);
  });

  it('shows frames of the sites that are configured', () => {
    const policy = policyOf({ content: { embeds: ['https://player.example/some/page'] } });
    expect(policy.get('frame-src')).toEqual(["'self'", 'https://player.example']);
  });

  it('lets reports through to a beacon endpoint elsewhere', () => {
    const policy = policyOf({ analytics: { type: 'beacon', endpoint: 'https://count.example/views' } });
    expect(policy.get('connect-src')).toContain('https://count.example');
    expect(policy.get('script-src')?.join(' ')).not.toContain('count.example');
  });

  it('lets the chosen analytics load its script and report', () => {
    const ga4 = policyOf({ analytics: { type: 'ga4', measurementId: 'G-ABC1234567' } });
    expect(ga4.get('script-src')).toContain('https://*.googletagmanager.com');
    expect(ga4.get('connect-src')).toContain('https://*.google-analytics.com');
    const websiteId = '94db1cb1-74f4-4a40-ad6c-962362670409';
    const umami = policyOf({ analytics: { type: 'umami', scriptUrl: 'https://stats.example/script.js', websiteId } });
    expect(umami.get('script-src')).toContain('https://stats.example');
    expect(umami.get('connect-src')).toContain('https://stats.example');
    const hostUrl = 'https://gateway.example';
    const elsewhere = policyOf({ analytics: { type: 'umami', scriptUrl: 'https://stats.example/script.js', websiteId, hostUrl } });
    expect(elsewhere.get('connect-src')).toContain(hostUrl);
    expect(elsewhere.get('connect-src')).not.toContain('https://stats.example');
  });

  it('lets the survey show itself where it is configured', () => {
    const policy = policyOf({ survey });
    for (const directive of ['script-src', 'style-src', 'connect-src', 'frame-src']) {
      expect(policy.get(directive)).toContain('https://static.survey.example');
    }
    expect(policy.get('frame-src')).toContain("'self'");
    expect(policy.get('trusted-types')).toEqual(['signpost', 'default']);
  });
});

describe('the configuration of analytics and survey', () => {
  it.each([
    [{ analytics: { type: 'ga4' as const, measurementId: 'UA-1' } }, 'analytics.measurementId: must be a measurement ID ("G-ABC1234567")'],
    [{ survey: { ...survey, scriptUrl: 'http://static.survey.example/a.js' } }, 'survey.scriptUrl: must be an https URL'],
    [{ survey: { ...survey, hosts: ['https://localhost:3000'] } }, 'survey.hosts[0]: must be a host name without scheme or port'],
  ])('is checked: %o', (config, message) => {
    expect(() => policyOf(config)).toThrow(message);
  });
});
