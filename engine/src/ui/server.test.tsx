import { beforeAll, describe, expect, it } from 'vitest';
import { notFoundTitle, renderDocument } from './server.tsx';
import { examplePage, exampleSite } from './testing/example.ts';

const assets = {
  css: ['/assets/style.css'],
  late: '/assets/late.css',
  generated: '/assets/generated.css',
  app: '/assets/app.js',
  prepaint: 'document.documentElement.dataset.js="";',
};
const article = '<h2 id="init">初始化</h2><p>正文只出现一次</p>';
const render = async (page = examplePage, site = exampleSite) =>
  renderDocument({ site, siteUrl: '/site.json', page, html: article, assets, slots: { navbarEnd: '', footer: '' } });
const count = (text: string, pattern: RegExp) => [...text.matchAll(pattern)].length;

describe('the document of a page', () => {
  let html: string;
  beforeAll(async () => {
    html = await render();
  });

  it('has the article once', () => {
    expect(count(html, /正文只出现一次/g)).toBe(1);
  });

  it('runs one inline script and has no style attributes', () => {
    expect(count(html, /<script>/g)).toBe(1);
    expect(count(html, /<script type="application\/(?:ld\+)?json"/g)).toBe(3);
    expect(count(html, /<script/g)).toBe(4);
    expect(html).toContain('<script type="application/json" id="~data">');
    expect(count(html, / style="/g)).toBe(0);
  });

  it('leads to the original of a translation, whatever other languages there are before it', async () => {
    const ja = { name: 'ja', label: '日本語', direction: 'ltr' as const, htmlLang: 'ja', calendar: 'gregory', path: 'ja' };
    const [zh, en] = exampleSite.locales;
    if (!zh || !en) throw new Error('The example has two languages.');
    const site = { ...exampleSite, locale: en, locales: [ja, { ...zh, htmlLang: 'zh-CN' }, en] };
    const alternates = [{ name: 'ja', href: '/ja/sdk/push/guide/' }, ...examplePage.locales];
    const page = { ...examplePage, path: '/en/sdk/push/guide/', locale: 'en', locales: alternates, translation: 'outdated' as const };
    const notice = /<aside class="notice".*?<\/aside>/s.exec(await render(page, site))?.[0];
    expect(notice).toContain('<a href="/sdk/push/guide/" hrefLang="zh-CN"');
  });

  it('leads to assistants that the operator names, with the address of the Markdown, and to none by default', async () => {
    const asked = await render(examplePage, {
      ...exampleSite,
      assistants: [{ label: '问助手', url: 'https://assistant.example/?q={url}' }],
    });
    const address = encodeURIComponent(`${exampleSite.url}/sdk/push/guide/index.md`);
    expect(asked).toContain(`href="https://assistant.example/?q=${address}" target="_blank" rel="noopener noreferrer"`);
    expect(html).not.toContain('assistant');
  });

  it('tells the scripts where the app and the site’s data are', () => {
    expect(html).toMatch(/^<!doctype html><html lang="zh-Hans" dir="ltr" /);
    expect(html).toContain('data-theme="light" data-notice="a1" data-site="/site.json" data-app="/assets/app.js"');
  });

  it('has the way around without script: sections, the branch of the page, an entry to each closed branch', () => {
    expect(html).toContain('href="/sdk/push/guide/" aria-current="page"');
    expect(html).toContain('href="/sdk/im/features/"');
    expect(html).toContain('href="#~menu"');
    expect(html).toContain('href="/en/sdk/push/guide/"');
  });

  it('leads on from a part of a long list to the pages that it leaves out', async () => {
    const sidebar = { name: 'sdk', treeUrl: '/tree.json', items: [{ type: 'more', count: 450, href: '/sdk/page-449/' } as const] };
    expect(await render({ ...examplePage, sidebar })).toContain('<a class="sidebar-link" href="/sdk/page-449/">另有 450 页</a>');
  });

  it('can be skipped into, and says what language it is in', () => {
    expect(html).toContain('<a class="skip-link" href="#~main">');
    expect(html).toContain('<main id="~main"');
  });
});

it('says where a page stands: not translated, outdated, an old version', async () => {
  expect(await render({ ...examplePage, translation: 'fallback', contentLocale: 'en' })).toContain('本页暂无译文');
  expect(await render({ ...examplePage, translation: 'outdated' })).toContain('原文已更新');
  expect(await render({ ...examplePage, version: 'v2' })).toContain('这是 v2 文档，已停止维护');
  expect(await render()).not.toContain('class="notice"');
});

it('says which parts of a page without a translation speak another language: its text, and not what the shell says around it', async () => {
  const html = await render({ ...examplePage, translation: 'fallback', contentLocale: 'en' });
  const parts = [...html.matchAll(/<(\w+)[^>]* lang="en"[^>]*>/g)].map(([tag, name]) => / id="~content"/.exec(tag)?.[0].trim() ?? name);
  // The language menu names English in English.
  expect(parts).toEqual(['a', 'h1', 'id="~content"', 'ul']);
});

it('leads to the nearest page, with a notice, where a language or version does not have this one', async () => {
  const [own] = examplePage.locales;
  const html = await render({ ...examplePage, locales: [...(own ? [own] : []), { name: 'en', href: '/en/sdk/', isNear: true }] });
  expect(html).toContain('id="~nearest"');
  for (const address of ['/en/sdk/#~nearest', '/v2/sdk/#~nearest']) {
    const [link = ''] = new RegExp(`<a[^>]* href="${address}"[^>]*>`).exec(html) ?? [];
    expect(link, address).not.toBe('');
    expect(link).not.toContain('data-keeps-place');
  }
});

it('shows the logo as high as the brand says, times its factor (spec §9)', async () => {
  const logo = { src: '/logo.svg', srcDark: '/logo-dark.svg', height: 24, scale: 1.5, alt: '' };
  const html = await render(examplePage, { ...exampleSite, brand: { ...exampleSite.brand, logo } });
  expect(html).toMatch(/<a[^>]* class="navbar-brand"[^>]*><img[^>]* src="\/logo\.svg"[^>]* height="36"/);
});

it('gives the not-found page its texts (spec §2)', async () => {
  const english = { ...exampleSite, locale: { ...exampleSite.locale, name: 'en', htmlLang: 'en', path: 'en' } };
  const html = await render({ ...examplePage, kind: 'notFound', locale: 'en' }, english);
  expect(html).toContain('Page Not Found');
  expect(html).toContain('We could not find what you were looking for.');
  expect(html).toContain(
    'Please contact the owner of the site that linked you to the original URL and let them know their link is broken.',
  );
  expect(html).toContain('<link rel="stylesheet" href="/assets/generated.css">');
  expect(html).toMatch(
    /<nav class="not-found-ways" aria-labelledby="~sections"><h2 id="~sections">Browse by section<\/h2><ul class="rows"><li><a href=/,
  );
  expect(notFoundTitle('en')).toBe('Page Not Found');
});

it('speaks the language of a locale in any script or region, else English', async () => {
  const skipLink = async (name: string): Promise<string | undefined> => {
    const html = await render(examplePage, { ...exampleSite, locale: { ...exampleSite.locale, name } });
    return /class="skip-link"[^>]*>([^<]+)</.exec(html)?.[1];
  };
  expect(await skipLink('zh-CN')).toBe('跳到正文');
  expect(await skipLink('zh')).toBe('跳到正文');
  expect(await skipLink('zh-TW')).toBe('跳至內文');
  expect(await skipLink('pt')).toBe('Pular para o conteúdo');
  expect(await skipLink('ja')).toBe('本文へスキップ');
  expect(await skipLink('en-US')).toBe('Skip to main content');
  expect(await skipLink('kl')).toBe('Skip to main content');
});

describe('the navbar names a mistake in its configuration (spec §8)', () => {
  it('an item of an unknown type', async () => {
    const navbar = JSON.parse('[{ "type": "dropdown", "label": "下载" }]');
    await expect(render(examplePage, { ...exampleSite, navbar })).rejects.toThrow('The navbar has an item of the unknown type');
  });

  it('a sidebar item that leads nowhere', async () => {
    const navbar = [{ type: 'sidebar', label: 'SDK', href: '', external: false, sidebar: 'sdk' } as const];
    await expect(render(examplePage, { ...exampleSite, navbar })).rejects.toThrow('The navbar item "SDK" leads nowhere.');
  });
});
