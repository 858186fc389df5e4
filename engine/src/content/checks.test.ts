import { describe, expect, it } from 'vitest';
import { createSiteFixture } from '../../../tests/support/site-fixture.ts';
import { createCatalog } from './catalog.ts';
import { findMiscounted, findOrphans, findRedirectProblems, findUnusedPartials, findVanished } from './checks.ts';
import { scanContent } from './scan.ts';

describe('checks over the whole site', () => {
  it('a page in no sidebar that nothing links to is an orphan', async () => {
    using fixture = createSiteFixture({
      'content/zh-Hans/v3/alone.mdx': '---\ntitle: 孤页\n---\n',
      'content/zh-Hans/v3/linked.mdx': '---\ntitle: 有人链\n---\n',
      'content/zh-Hans/v3/hidden.mdx': '---\ntitle: 隐藏\nnoindex: true\n---\n',
      'content/zh-Hans/v3/sdk/start.mdx': '---\ntitle: 开始\n---\n',
    });
    const catalog = createCatalog(fixture.loaded, await scanContent(fixture.loaded), []);
    expect(findOrphans(catalog, new Set(['/linked/'])).map(({ file }) => file)).toEqual(['content/zh-Hans/v3/alone.mdx']);
  });

  it('a page with fewer or more questions than its version wants is an error', async () => {
    using fixture = createSiteFixture(
      {
        'content/zh-Hans/v3/asked.mdx': '---\ntitle: 甲\nquestions: [怎么开始, 从哪里下载]\n---\n',
        'content/zh-Hans/v3/few.mdx': '---\ntitle: 乙\nquestions: [怎么开始]\n---\n',
        'content/zh-Hans/v3/hidden.mdx': '---\ntitle: 丙\nunlisted: true\n---\n',
        'content/zh-Hans/v3/many.mdx': '---\ntitle: 丁\nquestions: [怎么开始, 从哪里下载, 多少钱, 谁能用]\n---\n',
      },
      { content: { questions: { v3: { least: 2, most: 3 } } } },
    );
    const catalog = createCatalog(fixture.loaded, await scanContent(fixture.loaded), []);
    const [few, many] = findMiscounted(catalog);
    expect(few).toMatchObject({ severity: 'error', code: 'few-questions', file: 'content/zh-Hans/v3/few.mdx' });
    expect(few?.message).toContain('lists 1 questions');
    expect(many).toMatchObject({ severity: 'error', code: 'many-questions', file: 'content/zh-Hans/v3/many.mdx' });
    expect(many?.message).toContain('at most 3');
  });

  it('with or without a slash at their end addresses are the same; what is no address is told with its line', () => {
    const published = '/a\nhttps://docs.example/a/index.html\nhttp://[\n/b/%E0%A4%A\n';
    expect(findVanished(published, 'published.txt', new Set(['/a/']))).toMatchObject([
      { line: 3, message: '"http://[" is not an address' },
      { line: 4, message: '/b/%E0%A4%A was published and is gone' },
    ]);
    const sitemap = '<urlset><url><loc>https://docs.example/a</loc></url></urlset>';
    expect(findVanished(sitemap, 'sitemap.xml', new Set(['/a/']))).toEqual([]);
    const escaped = '<urlset><url><loc>https://docs.example/a&amp;b/it&apos;s/&#x4e2d;/</loc></url></urlset>';
    expect(findVanished(escaped, 'sitemap.xml', new Set(["/a&b/it's/中/"]))).toEqual([]);
  });

  it('a partial that no page includes is told', async () => {
    using fixture = createSiteFixture({ 'content/zh-Hans/v3/_partials/old.mdx': '旧', 'content/zh-Hans/v3/a.mdx': '甲' });
    const scan = await scanContent(fixture.loaded);
    expect(findUnusedPartials(scan, new Map())).toMatchObject([{ code: 'unused-partial', file: 'content/zh-Hans/v3/_partials/old.mdx' }]);
  });

  it.each([
    ['a sitemap', '<urlset><url><loc>https://docs.example/a/</loc></url><url><loc>https://docs.example/gone/</loc></url></urlset>'],
    ['a list', '# published\n/a/\nhttps://docs.example/gone/\n'],
  ])('an address of %s that leads nowhere now is an error', (_kind, text) => {
    expect(findVanished(text, 'published.txt', new Set(['/a/']))).toMatchObject([
      { code: 'vanished', severity: 'error', message: '/gone/ was published and is gone' },
    ]);
  });

  it('redirects that lead from a page, to nowhere, on to another or in a circle are errors', () => {
    const rules = [
      { from: '/good/', to: '/c/#part' },
      { from: '/away/', to: 'https://example.com/' },
      { from: '/a/', to: '/b/' },
      { from: '/lost/', to: '/nowhere/' },
      { from: '/first/', to: '/good/' },
      { from: '/round/', to: '/about/' },
      { from: '/about/', to: '/round/' },
    ];
    expect(
      findRedirectProblems(
        rules.map((rule) => ({ ...rule, file: 'site.config.ts' })),
        new Set(['/a/', '/b/', '/c/']),
      ).map(({ message }) => message),
    ).toEqual([
      'redirect from /a/: there is a page at this address',
      'redirect from /lost/: leads to /nowhere/, where there is no page',
      'redirect from /first/: leads to /good/, which is redirected to /c/: use that instead',
      'redirect from /round/: leads in a circle',
      'redirect from /about/: leads in a circle',
    ]);
  });
});
