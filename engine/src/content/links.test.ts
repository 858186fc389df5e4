import { describe, expect, it } from 'vitest';
import { createSiteFixture } from '../../../tests/support/site-fixture.ts';
import { Assets } from './assets.ts';
import { createCatalog } from './catalog.ts';
import { findPage } from './find-page.ts';
import { resolveLink } from './links.ts';
import { scanContent } from './scan.ts';

const page = (title: string, more = ''): string => `---\ntitle: ${title}\n${more}---\n\nText.\n`;

describe('links', () => {
  async function resolver(config: Parameters<typeof createSiteFixture>[1] = {}) {
    const files = {
      'content/zh-Hans/v3/sdk/start.mdx': page('开始'),
      'content/en/v3/sdk/start.mdx': page('Start'),
      'content/zh-Hans/v3/sdk/guide.mdx': page('指南'),
      'content/zh-Hans/v3/sdk/draft.mdx': page('草稿', 'draft: true\n'),
      'content/zh-Hans/v3/sdk/local.mdx': page('本地', 'translation: none\n'),
      'content/zh-Hans/v2/sdk/start.mdx': page('开始'),
    };
    using fixture = createSiteFixture(files, config);
    const { loaded } = fixture;
    const catalog = createCatalog(loaded, await scanContent(loaded), []);
    const start = findPage(catalog, '/sdk/start/', 'zh-Hans');
    if (!start) throw new Error('The fixture has /sdk/start/.');
    const context = {
      loaded,
      catalog,
      anchorsOf: () => new Set(['init', '初始化']),
      madeFiles: new Set(['/files/a.zip']),
      assets: new Assets(loaded.rootDir, ['']),
      pictures: [],
    };
    return (target: string, locale = 'zh-Hans') =>
      resolveLink(context, target, { page: start.page, locale, file: `content/${locale}/v3/sdk/start.mdx` });
  }

  it.each([
    ['/sdk/guide/', '/sdk/guide/'],
    ['/sdk/guide', '/sdk/guide/'],
    ['/sdk/guide/#init', '/sdk/guide/#init'],
    ['#初始化', '/sdk/start/#初始化'],
    ['?tab=a', '/sdk/start/?tab=a'],
    ['?tab=a#初始化', '/sdk/start/?tab=a#初始化'],
    ['#%E5%88%9D%E5%A7%8B%E5%8C%96', '/sdk/start/#%E5%88%9D%E5%A7%8B%E5%8C%96'],
    ['#top', '/sdk/start/#top'],
    ['/sdk/guide/#:~:text=some%20words', '/sdk/guide/#:~:text=some%20words'],
    ['/sdk/guide/#init:~:text=words', '/sdk/guide/#init:~:text=words'],
    ['./guide.mdx?tab=a#init', '/sdk/guide/?tab=a#init'],
    ['../guide/', '/sdk/guide/'],
    ['/v2/sdk/start/', '/v2/sdk/start/'],
    ['/en/sdk/start/', '/en/sdk/start/'],
    ['pathname:///files/a.zip', '/files/a.zip'],
    ['pathname:///files/a.zip?v=2#page=3', '/files/a.zip?v=2#page=3'],
    ['pathname://files/a.zip?v=2#page=3', '/files/a.zip?v=2#page=3'],
    ['pathname:///img/../files/a.zip', '/files/a.zip'],
    ['pathname:///files/a.zip?from=https://example.com', '/files/a.zip?from=https://example.com'],
    ['pathname:///en/sdk/start/', '/en/sdk/start/'],
    ['https://example.com/a', 'https://example.com/a'],
    ['mailto:a@example.com', 'mailto:a@example.com'],
  ])('%s leads to %s', async (target, href) => {
    expect((await resolver())(target)).toEqual({ href });
  });

  it.each(['./local.mdx#init', '/sdk/local/#init', './../local/#init'])(
    '%s leads nowhere in a language without the page',
    async (target) => {
      const resolve = await resolver();
      expect(resolve(target)).toEqual({ href: '/sdk/local/#init' });
      const { href, problem } = resolve(target, 'en');
      expect(href).toBe('#');
      expect(problem?.message).toMatch(/local(?:\.mdx|\/)#init: there is no such page in en, only in zh-Hans$/);
      expect(problem?.suggestion).toBe('pathname:///sdk/local/#init');
      expect(resolve(problem?.suggestion ?? '', 'en')).toEqual({ href: '/sdk/local/#init' });
    },
  );

  it('reads a relative address as browsers do, where addresses have no slash at their end too', async () => {
    expect((await resolver({ trailingSlash: false }))('guide')).toEqual({ href: '/sdk/guide' });
    expect((await resolver({ trailingSlash: false }))('../guide').problem?.code).toBe('broken-link');
  });

  it('finds what a translation has of its source, whatever the folders are called', async () => {
    const dir = '$& $1/<locale>/<version>';
    const files = Object.fromEntries(
      ['zh-Hans/v3/sdk/guide.mdx', 'zh-Hans/v3/sdk/start.mdx', 'en/v3/sdk/start.mdx'].map((path) => [`$& $1/${path}`, page('Text')]),
    );
    using fixture = createSiteFixture({ ...files, '$& $1/zh-Hans/v3/sdk/a.zip': '' }, { content: { dir } });
    const { loaded } = fixture;
    const catalog = createCatalog(loaded, await scanContent(loaded), []);
    const start = findPage(catalog, '/sdk/start/', 'en');
    if (!start) throw new Error('The fixture has /en/sdk/start/.');
    const assets = new Assets(loaded.rootDir, ['']);
    const context = { loaded, catalog, anchorsOf: () => undefined, madeFiles: new Set<string>(), assets, pictures: [] };
    const place = { page: start.page, locale: 'en', file: '$& $1/en/v3/sdk/start.mdx' };
    expect(resolveLink(context, './guide.mdx', place)).toEqual({ href: '/en/sdk/guide/' });
    expect(resolveLink(context, './a.zip', place).problem).toBeUndefined();
  });

  it('leads to headings whose id has other capitals where it is lenient, as many projects of Docusaurus have it', async () => {
    const target = '?tab=a#Init';
    expect((await resolver({ content: { lenient: true } }))(target)).toEqual({ href: '/sdk/start/?tab=a#init' });
    expect((await resolver())(target).problem).toMatchObject({ code: 'broken-anchor', suggestion: '/sdk/start/#init' });
  });

  it('keeps the locale of the reader', async () => {
    expect((await resolver())('/sdk/guide/', 'en')).toEqual({ href: '/en/sdk/guide/' });
  });

  it.each(['/sdk/draft/', './draft.mdx'])('%s, a draft, yields nothing', async (target) => {
    expect((await resolver())(target)).toEqual({ href: '' });
  });

  it.each([
    ['/sdk/giude/', 'broken-link', '/sdk/guide/'],
    ['./giude.mdx', 'broken-link', 'guide.mdx'],
    ['../guide.mdx', 'broken-link', 'guide.mdx'],
    ['./other.mdx', 'broken-link', undefined],
    ['www.example.com/a', 'broken-link', 'https://www.example.com/a'],
    ['docs.example.com', 'broken-link', 'https://docs.example.com'],
    ['me@example.com', 'broken-link', 'mailto:me@example.com'],
    ['..\\sdk\\guide.mdx', 'broken-link', '../sdk/guide.mdx'],
    ['/sdk/guide/#innit', 'broken-anchor', '/sdk/guide/#init'],
    ['pathname:///files/b.zip', 'broken-link', undefined],
    ['javascript:alert(1)', 'bad-link', undefined],
  ])('%s is a %s; the nearest is %s', async (target, code, suggestion) => {
    const { problem } = (await resolver())(target);
    expect(problem?.code).toBe(code);
    expect(problem?.suggestion).toBe(suggestion);
  });
});
