import { join } from 'node:path';
import { expect, it } from 'vitest';
import { createSiteFixture } from '../../../tests/support/site-fixture.ts';
import { assembleSite } from './assemble-site.ts';
import { checkSite } from './check-site.ts';
import { renderSitemaps } from './crawler-files.ts';
import { silentProgress } from './progress.ts';
import { openSiteCache } from './site-cache.ts';

const sitemap = (...paths: string[]): string =>
  `<?xml version="1.0" encoding="UTF-8"?><urlset>${paths.map((path) => `<url><loc>https://docs.example${path}</loc></url>`).join('')}</urlset>`;

it('compares with all sitemaps that an index names', async () => {
  using fixture = createSiteFixture({
    'content/zh-Hans/v3/sdk/start.mdx': '---\ntitle: 开始\n---\n\n文字。\n',
    'glossary.yml': 'terms: []\n',
    'before/sitemap.xml':
      '<sitemapindex><sitemap><loc>https://docs.example/sitemap-1.xml</loc></sitemap><sitemap><loc>https://docs.example/sitemap-2.xml</loc></sitemap></sitemapindex>',
    'before/sitemap-1.xml': sitemap('/sdk/start/', '/sdk/first/'),
    'before/sitemap-2.xml': sitemap('/sdk/second/'),
  });
  const found = await checkSite(fixture.loaded, join(fixture.loaded.rootDir, 'before/sitemap.xml'));
  expect(found.filter(({ code }) => code === 'vanished').map(({ message }) => message)).toEqual([
    '/sdk/first/ was published and is gone',
    '/sdk/second/ was published and is gone',
  ]);
});

it('a site with more pages than one sitemap may name has an index of several', async () => {
  const page = (title: string): string => `---\ntitle: ${title}\n---\n\n文字。\n`;
  using fixture = createSiteFixture({
    ...Object.fromEntries(['a', 'b', 'c'].map((name) => [`content/zh-Hans/v3/sdk/${name}.mdx`, page(name)])),
    'glossary.yml': 'terms: []\n',
  });
  using cache = openSiteCache(fixture.loaded);
  const { catalog, rendered } = await assembleSite(fixture.loaded, cache, silentProgress);
  const locs = (content: string | undefined): string[] =>
    [...(content ?? '').matchAll(/<loc>https:\/\/docs\.example\/([^<]*)<\/loc>/g)].map(([, path = '']) => path);
  const files = new Map((await renderSitemaps(catalog, rendered.pages, 2)).map(({ path, content }) => [path, content]));
  const parts = [...files.keys()].filter((path) => path !== 'sitemap.xml');
  expect(locs(files.get('sitemap.xml'))).toEqual(parts);
  expect(files.get('sitemap.xml')).toContain('<sitemapindex');
  expect(parts.every((path) => locs(files.get(path)).length <= 2)).toBe(true);
  expect(parts.flatMap((path) => locs(files.get(path)))).toEqual(locs((await renderSitemaps(catalog, rendered.pages))[0]?.content));
});
