import { describe, expect, it } from 'vitest';
import { buildSite } from '../../engine/src/build/build-site.ts';
import { silentProgress } from '../../engine/src/build/progress.ts';
import type { SiteConfigInput } from '../../engine/src/config/schema.ts';
import { openPage, shareContext, takeComplaints } from '../support/browser.ts';
import { createSiteFixture } from '../support/site-fixture.ts';

const GUIDE = 'en/sdk/leaderboard/guide/';
const phone = { viewport: { width: 390, height: 844 } };

describe('spec §8, crash', () => {
  it('"This page crashed." with the message and "Try again", which resets; the article stays', async () => {
    await using context = await shareContext(phone);
    const page = await openPage(context, GUIDE);
    await page.evaluate(() => {
      const { matchMedia } = window;
      // The menu asks about this width.
      window.matchMedia = (query) => {
        if (query.includes('997')) throw new Error('a broken browser');
        return matchMedia.call(window, query);
      };
    });
    await page.getByRole('button', { name: 'Open menu' }).click();
    const box = page.getByRole('alert');
    await expect.poll(() => box.innerText()).toMatch(/^This page crashed\.\s+a broken browser\s+Try again$/);
    expect(await page.locator('.article').innerText()).toContain('Submit');
    // The text keeps clear of the box.
    const ends = await Promise.all([box, page.locator('.article')].map((part) => part.boundingBox()));
    expect((ends[1]?.y ?? 0) - ((ends[0]?.y ?? 0) + (ends[0]?.height ?? 0))).toBe(28);
    await page.getByRole('button', { name: 'Try again' }).click();
    await box.waitFor({ state: 'detached' });
    await page.getByRole('banner').waitFor();
    expect(takeComplaints(context).join()).toContain('a broken browser');
    expect(await page.locator('.article').innerText()).toContain('Submit');
  });

  it('another page is shown as if nothing had happened', async () => {
    await using context = await shareContext();
    const page = await openPage(context, GUIDE);
    // A sidebar with nothing in it but a hole is what no code expects.
    await page.route('**/-/sidebar-*.json', (route) => route.fulfill({ json: { items: [null] } }));
    await page.locator('.sidebar summary').first().click();
    await page.getByText('This page crashed.').waitFor();
    expect(await page.locator('.article').innerText()).toContain('Submit');
    await page.locator('.article a[href="/en/sdk-api/"], .article a[href^="/en/"]').first().click();
    await page.waitForURL((url) => !url.pathname.endsWith('/leaderboard/guide/'));
    expect(await page.locator('.article, .landing-content').innerText()).not.toContain('This page crashed.');
    expect(takeComplaints(context).join()).toContain('of null');
  });
});

describe('spec §8, errors of the configuration say where, what, and what was meant', () => {
  const parse = (config: unknown) => () => {
    using _fixture = createSiteFixture({}, Object(config));
  };

  it('a navbar item of an unknown type', () => {
    expect(parse({ navbar: [{ type: 'dropdown', label: '下载' }] })).toThrowErrorMatchingInlineSnapshot(`
      [ConfigError: site.config.ts:
        navbar[0].type: must be one of "link", "sidebar", "menu", "versions", "locales", "search" (it is "dropdown")]
    `);
  });

  it('a navbar item for a sidebar without a link', () => {
    expect(parse({ navbar: [{ type: 'sidebar', label: 'SDK', sidebar: 'sdk' }] })).toThrowErrorMatchingInlineSnapshot(`
      [ConfigError: site.config.ts:
        navbar[0].to: is missing; it must be a string]
    `);
  });

  it('a missing docs sidebar id', () => {
    expect(parse({ navbar: [{ type: 'sidebar', label: 'SDK', sidebar: 'skd', to: '/sdk/' }] })).toThrowErrorMatchingInlineSnapshot(`
      [ConfigError: site.config.ts:
        navbar[0].sidebar: there is no sidebar "skd", did you mean "sdk"?]
    `);
  });

  const page = (title: string, more = ''): string => `---\ntitle: ${title}\n${more}---\n\n文字。\n`;
  const buildWith = async (config: Partial<SiteConfigInput>) => {
    using fixture = createSiteFixture(
      {
        'content/zh-Hans/v3/sdk/start.mdx': page('开始'),
        'content/zh-Hans/v3/sdk/draft.mdx': page('草稿', 'draft: true\n'),
        'glossary.yml': 'terms: []\n',
      },
      config,
    );
    const { published, diagnostics } = await buildSite(fixture.loaded, {
      out: `${fixture.loaded.rootDir}/dist`,
      progress: silentProgress,
    });
    return { published, errors: diagnostics.filter(({ severity }) => severity === 'error') };
  };

  it('a missing doc id stops the build, unless the doc is a draft, which yields nothing', async () => {
    const items = ['sdk/strat', 'sdk/draft'].map((id) => ({ type: 'doc' as const, id }));
    const { published, errors } = await buildWith({ sidebars: { v3: { sdk: items } } });
    expect(published).toBe(false);
    expect(errors).toMatchObject([
      {
        code: 'missing-doc',
        file: 'site.config.ts',
        message: 'sidebar "sdk" names the document "sdk/strat", which v3 does not have',
        suggestion: 'sdk/start',
      },
    ]);
  });
});
