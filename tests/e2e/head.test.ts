import { existsSync, readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import sharp from 'sharp';
import { describe, expect, inject, it } from 'vitest';
import { arriveAt, openPage, shareContext } from '../support/browser.ts';
import { serveFixture } from '../support/served-site.ts';
import { createSiteFixture } from '../support/site-fixture.ts';

const origin = 'https://developer.taptap.cn';
const dist = inject('dist');
const read = (file: string): string => readFileSync(join(dist, file), 'utf8');
/** File of the page at an absolute address of the site. */
const fileOf = (url: string): string => join(dist, decodeURI(new URL(url).pathname), 'index.html');

/** The head of a page as crawlers read it: values by property, name or rel. */
function readHead(html: string): Record<string, string[]> {
  const head: Record<string, string[]> = {};
  for (const [tag] of html.slice(0, html.indexOf('</head>')).matchAll(/<(?:meta|link)\b[^>]*>/g)) {
    const value = (name: string) => new RegExp(` ${name}="([^"]*)"`).exec(tag)?.[1];
    const key = value('property') ?? value('name') ?? value('rel') ?? '';
    head[key] = [...(head[key] ?? []), value('content') ?? value('href') ?? ''];
  }
  return head;
}

const pages = [
  { path: '', type: 'website', locale: 'zh_CN' },
  { path: 'en/', type: 'website', locale: 'en_US' },
  { path: 'sdk/leaderboard/guide/', type: 'article', locale: 'zh_CN' },
  { path: 'en/store/', type: 'article', locale: 'en_US' },
  { path: 'v2/sdk/', type: 'article', locale: 'zh_CN' },
];

describe.each(pages)('the head of /$path', ({ path, type, locale }) => {
  const html = read(`${path}index.html`);
  const head = readHead(html);

  it('describes the page to those who show links to it', async () => {
    expect(head['og:type']).toEqual([type]);
    expect(head['og:locale']).toEqual([locale]);
    expect(head['og:url']).toEqual(head.canonical);
    expect(head['og:url']?.[0]).toBe(origin + encodeURI(`/${path}`));
    expect(head['og:site_name']).toEqual([locale === 'zh_CN' ? '开发者文档' : 'Developer Documentation']);
    expect(head['og:description']).toEqual(head.description);
    expect(head['og:title']?.[0]).not.toBe('');
    expect(head['twitter:card']).toEqual(['summary_large_image']);
    expect(head['theme-color']).toEqual(['#ffffff']);
    const picture = head['og:image']?.[0] ?? '';
    expect(picture.startsWith(`${origin}/-/`)).toBe(true);
    const { format, width, height } = await sharp(join(dist, new URL(picture).pathname)).metadata();
    expect({ format, width, height }).toEqual({ format: 'png', width: 1200, height: 630 });
    expect([head['og:image:width'], head['og:image:height']]).toEqual([['1200'], ['630']]);
  });

  it('leads to its icons and its web manifest', async () => {
    for (const address of [head.icon?.[0], head['apple-touch-icon']?.[0], head.manifest?.[0]]) {
      expect(existsSync(join(dist, address ?? 'none')), address).toBe(true);
    }
    const manifest = JSON.parse(read(head.manifest?.[0] ?? ''));
    expect(manifest.name).toBe(locale === 'zh_CN' ? '开发者服务 开发者文档' : 'Developer Services Developer Documentation');
    expect(manifest.start_url).toBe(locale === 'zh_CN' ? '/' : '/en/');
    for (const { src, sizes } of manifest.icons) {
      const { width, height } = await sharp(join(dist, src)).metadata();
      expect(`${width}x${height}`).toBe(sizes);
    }
    expect((await sharp(join(dist, 'apple-touch-icon.png')).stats()).isOpaque).toBe(true);
  });

  it('tells search engines the way to it, in absolute addresses of pages that exist', () => {
    const printed = /<script type="application\/ld\+json">(.*?)<\/script>/.exec(html)?.[1];
    if (path === '' || path === 'en/' || path.startsWith('v2/')) return expect(printed).toBeUndefined();
    const list = JSON.parse(printed ?? '{}');
    expect([list['@context'], list['@type']]).toEqual(['https://schema.org', 'BreadcrumbList']);
    const steps: { '@type': string; position: number; name: string; item: string }[] = list.itemListElement;
    expect(steps.map(({ position }) => position)).toEqual(steps.map((_, index) => index + 1));
    expect(steps.length).toBeGreaterThan(1);
    for (const { item, name } of steps) {
      expect(name).not.toBe('');
      expect(existsSync(fileOf(item)), item).toBe(true);
    }
    expect(steps.at(-1)?.item).toBe(head.canonical?.[0]);
  });

  it('tells search engines when an article was last changed', () => {
    const printed = [...html.matchAll(/<script type="application\/ld\+json">(.*?)<\/script>/g)].map(([, json = '']) => JSON.parse(json));
    const article = printed.find((fact) => fact['@type'] === 'TechArticle');
    const page = JSON.parse(read(`${path}page.json`));
    if (page.kind !== 'doc' || page.noindex) return expect(article).toBeUndefined();
    expect(article).toMatchObject({ headline: page.title, inLanguage: page.contentLocale ?? page.locale, dateModified: page.lastUpdated });
    expect(article.dateModified).toMatch(/^\d{4}-\d\d-\d\d$/);
    expect(article.mainEntityOfPage).toBe(head.canonical?.[0]);
  });
});

it('each section has a picture of its own in each language, shared by its pages', () => {
  const pictureOf = (path: string) => readHead(read(`${path}index.html`))['og:image']?.[0];
  expect(pictureOf('sdk/leaderboard/guide/')).toBe(pictureOf('sdk/leaderboard/faq/'));
  const others = ['sdk/leaderboard/guide/', 'en/sdk/leaderboard/guide/', 'sdk/achievement/guide/', 'store/', ''].map(pictureOf);
  expect(new Set(others).size).toBe(others.length);
});

it('the sitemap names every page that may be found, with its languages and its last change; robots.txt names the sitemap', () => {
  const sitemap = read('sitemap.xml');
  const entries = [...sitemap.matchAll(/<url>(.*?)<\/url>/gs)].map((match) => match[1] ?? '');
  const listed = entries.map((entry) => /<loc>([^<]*)<\/loc>/.exec(entry)?.[1] ?? '');
  const findable = readdirSync(dist, { recursive: true, encoding: 'utf8' })
    .filter((file) => file.endsWith('index.html') && !readHead(read(file)).robots)
    .map((file) => readHead(read(file)).canonical?.[0] ?? '');
  expect(new Set(listed)).toEqual(new Set(findable));
  const guide = entries[listed.indexOf(`${origin}/sdk/leaderboard/guide/`)] ?? '';
  expect(guide).toMatch(/<lastmod>\d{4}-\d\d-\d\d/);
  for (const [lang, path] of [
    ['zh-Hans', '/sdk/leaderboard/guide/'],
    ['en', '/en/sdk/leaderboard/guide/'],
    ['x-default', '/sdk/leaderboard/guide/'],
  ]) {
    expect(guide).toContain(`<xhtml:link rel="alternate" hreflang="${lang}" href="${origin}${path}"/>`);
  }
  expect(read('robots.txt')).toBe(`User-agent: *\nAllow: /\n\nSitemap: ${origin}/sitemap.xml\n`);
});

it('an author’s picture wins, and both themes have their colour where the reader may choose', async () => {
  const mark = '<svg xmlns="http://www.w3.org/2000/svg" width="8" height="8"><rect width="8" height="8"/></svg>';
  using fixture = createSiteFixture(
    {
      'content/zh-Hans/v3/sdk/start.mdx': '---\ntitle: 开始\nimage: /img/cover.svg\n---\n\n文字。\n',
      'content/en/v3/sdk/start.mdx': '---\ntitle: Start\n---\n\nText.\n',
      'content/zh-Hans/v2/sdk/start.mdx': '---\ntitle: 开始\n---\n\n文字。\n',
      'static/favicon.svg': mark,
      'static/img/cover.svg': mark,
      'glossary.yml': 'terms: []\n',
    },
    { colorMode: { default: 'light', switchable: true, respectSystem: true } },
  );
  await using site = await serveFixture(fixture);
  const html = await (await fetch(`${site.url}sdk/start/`)).text();
  expect(readHead(html)['og:image']).toEqual(['https://docs.example/img/cover.svg']);
  expect(html).toContain('<meta name="theme-color" media="(prefers-color-scheme: light)" content="#ffffff">');
  expect(html).toContain('<meta name="theme-color" media="(prefers-color-scheme: dark)" content="#101417">');
});

it('the head follows the reader to the next page', async () => {
  await using context = await shareContext();
  const page = await openPage(context, 'sdk/leaderboard/guide/');
  await page.click('.sidebar a[href="/sdk/leaderboard/faq/"]');
  await arriveAt(page, '排行榜常见问题');
  const shown = readHead(await page.content());
  const served = readHead(read('sdk/leaderboard/faq/index.html'));
  for (const key of ['canonical', 'description', 'og:url', 'og:title', 'og:image', 'alternate'])
    expect(shown[key], key).toEqual(served[key]);
  expect(await page.locator('script[type="application/ld+json"]').count()).toBe(0);
});
