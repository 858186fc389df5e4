import { symlinkSync } from 'node:fs';
import { join } from 'node:path';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { buildSite } from '../../engine/src/build/build-site.ts';
import { silentProgress } from '../../engine/src/build/progress.ts';
import { closeProfiles, openContext, openPage, shareContext, takeComplaints } from '../support/browser.ts';
import { type ServedSite, serveFixture } from '../support/served-site.ts';
import { createSiteFixture, type SiteFixture } from '../support/site-fixture.ts';

const ROOT = join(import.meta.dirname, '../..');

/** A site that has things of its own. Its modules find the engine's package as installed ones do. */
function createOwnSite(files: Readonly<Record<string, string>>, config: Parameters<typeof createSiteFixture>[1]): SiteFixture {
  const fixture = createSiteFixture({ 'glossary.yml': 'terms: []\n', ...files }, { ...config, brands: null, url: 'https://docs.example' });
  symlinkSync(join(ROOT, 'node_modules'), join(fixture.loaded.rootDir, 'node_modules'));
  return fixture;
}

const meter = {
  'components/index.ts': `import { defineComponent, h, z } from 'signpost/components';
export const Meter = defineComponent({
  props: { value: z.number() },
  late: { module: new URL('./meter.late.ts', import.meta.url), origins: { 'connect-src': ['https://rates.example'] } },
  render: ({ props }) => h('p', { className: ['meter'] }, 'Measured: ' + props.value),
});
`,
  'components/meter.late.ts': `import type { Behaviour } from 'signpost/components';
import './meter.css';
export const start: Behaviour<{ value: number }> = (place, { props, locale, language }) => {
  if (props.value < 0) throw new Error('below zero');
  const output = document.createElement('output');
  output.textContent = [props.value * 2, locale, language].join(' ');
  place.append(output);
  return () => { document.title = 'ended'; };
};
`,
  'components/meter.css': '[data-widget="Meter"] output { color: rgb(1, 2, 3); }\n',
};

describe('a site of its own', () => {
  const stack = new AsyncDisposableStack();
  let site: ServedSite;
  beforeAll(async () => {
    const fixture = createOwnSite(
      {
        ...meter,
        'content/zh-Hans/v3/sdk/start.mdx': '---\ntitle: 开始\n---\n\n<Meter value={21} />\n\n[下一页](/sdk/next/)\n',
        'content/zh-Hans/v3/sdk/next.mdx': '---\ntitle: 下一页\n---\n\n<Meter value={-1} />\n',
        'content/zh-Hans/v3/sdk/plain.mdx': '---\ntitle: 文字\n---\n\n文字。\n',
        'own.css': '.article p { letter-spacing: 3px; }\n',
      },
      {
        components: './components/index.ts',
        styles: './own.css',
        theme: { light: { surface: '#fffffe' }, dark: { surface: '#000001' }, measures: { gutter: '7px' } },
        colorMode: { default: 'light', switchable: true, respectSystem: false },
      },
    );
    site = stack.use(await serveFixture(stack.use(fixture)));
    stack.defer(() => closeProfiles(site.url));
  });
  afterAll(() => stack.disposeAsync());

  it('has components that come to life in the browser, with their style, where they are used; without script their HTML stands', async () => {
    const response = await fetch(new URL('sdk/start/', site.url));
    expect(response.headers.get('content-security-policy')).toContain("connect-src 'self' https://rates.example;");
    expect(await response.text()).toContain(
      '<div data-widget="Meter" data-props=\'{"value":21}\'><p class="meter">Measured: 21</p></div>'
        .replaceAll('"v', '&#x22;v')
        .replaceAll('e":', 'e&#x22;:'),
    );

    await using context = await shareContext({ baseURL: site.url });
    const page = await openPage(context, 'sdk/start/');
    const output = page.locator('[data-widget] output');
    await output.waitFor();
    expect(await output.textContent()).toBe('42 zh-Hans zh-Hans');
    expect(await output.evaluate((element) => getComputedStyle(element).color)).toBe('rgb(1, 2, 3)');

    // The next one throws: what the build rendered stays.
    const warned = page.waitForEvent('console', (message) => message.text().includes('below zero'));
    await page.locator('.article a[href="/sdk/next/"]').click();
    await warned;
    expect(await page.locator('.meter').textContent()).toBe('Measured: -1');
    expect(takeComplaints(context)).toEqual([]);
  });

  it('has its colours and style sheet in the one style sheet of its pages, in both themes', async () => {
    await using context = await shareContext({ baseURL: site.url });
    const page = await openPage(context, 'sdk/plain/');
    const tokenOf = (name: string) => page.evaluate((token) => getComputedStyle(document.documentElement).getPropertyValue(token), name);
    const html = await (await context.request.get('sdk/plain/')).text();
    expect(html.match(/<link (?=[^>]*\bstylesheet\b)(?![^>]*\bmedia\b)[^>]*>/g)).toHaveLength(1);
    expect(await page.locator('.article p').evaluate((element) => getComputedStyle(element).letterSpacing)).toBe('3px');
    expect([await tokenOf('--surface'), await tokenOf('--gutter')]).toEqual(['#fffffe', '7px']);
    expect(await page.locator('meta[name=theme-color]').first().getAttribute('content')).toBe('#fffffe');
    await page.evaluate(() => (document.documentElement.dataset.theme = 'dark'));
    expect(await tokenOf('--surface')).toBe('#000001');
  });
});

const slotted = {
  'slots/Status.tsx': `export default function Status({ locale, page, href }) {
  return <a className="own-status" href={href('/sdk/next/')}>{locale} {page === null ? 'all pages' : page.title}</a>;
}
`,
  'templates/wide.tsx': `export default function Wide({ page, children }) {
  return <div className="own-wide"><p className="own-lead">{page.description}</p>{children}</div>;
}
`,
  'content/zh-Hans/v3/index.mdx': '---\ntitle: 首页\n---\n\n从这里开始。\n',
  'content/zh-Hans/v3/sdk/start.mdx':
    '---\ntitle: 开始\ndescription: 第一步\ntemplate: wide\n---\n\n## 初始化 {#init}\n\n文字。\n\n[下一页](/sdk/next/)\n',
  'content/zh-Hans/v3/sdk/next.mdx': '---\ntitle: 下一页\n---\n\n更多。\n',
};

it('a site fills the slots of its pages with HTML and components, and lays out an article by a template; both survive navigation', async () => {
  using fixture = createOwnSite(slotted, {
    slots: {
      navbarEnd: './slots/Status.tsx',
      beforeArticle: '<p class="own-before">Before</p>',
      afterArticle: './slots/Status.tsx',
      footer: { 'zh-Hans': '<footer class="own-footer">页脚</footer>', en: '<footer class="own-footer">Footer</footer>' },
      pageMenu: '<a class="own-action" href="https://ask.example/">Ask</a>',
      home: '<p class="own-home">Home alone</p>',
    },
    templates: { wide: './templates/wide.tsx' },
  });
  await using site = await serveFixture(fixture);
  await using context = await openContext({ baseURL: site.url });
  const page = await openPage(context, 'sdk/start/');
  const texts = (selector: string) => page.locator(selector).allTextContents();
  expect(await texts('.navbar .own-status')).toEqual(['zh-Hans all pages']);
  expect(await texts('#\\~content > *')).toEqual(['Before', expect.stringMatching(/^第一步.*初始化.*文字。下一页$/s), 'zh-Hans 开始']);
  expect(await page.locator('.own-wide h2#init').count()).toBe(1);
  const space = (element: Element) => getComputedStyle(element).marginBlockStart;
  expect(await page.locator('.own-wide p:not([class])').first().evaluate(space)).toBe('16px');
  expect(await texts('#\\~foot .own-footer')).toEqual(['页脚']);
  expect(await texts('.article-footer .own-action')).toEqual(['Ask']);
  expect(await page.locator('.own-home, .footer').count()).toBe(0);

  await page.evaluate(() => document.querySelector('.navbar .own-status')?.setAttribute('data-same', ''));
  await page.locator('.article p a[href="/sdk/next/"]').click();
  await page.locator('h1', { hasText: '下一页' }).waitFor();
  expect(await texts('#\\~content > *')).toEqual(['Before', '更多。', 'zh-Hans 下一页']);
  expect(await page.locator('.navbar .own-status[data-same]').count()).toBe(1);
  expect(await texts('#\\~foot .own-footer, .article-footer .own-action')).toEqual(['Ask', '页脚']);
  await page.goto('./');
  expect(await texts('.own-home')).toEqual(['Home alone']);
});

it('a template that does not exist, and a link of a slot that leads nowhere, are told; a component that throws is named with its page', async () => {
  const build = async (files: Readonly<Record<string, string>>, config: Parameters<typeof createSiteFixture>[1]) => {
    using fixture = createOwnSite({ ...slotted, ...files }, { templates: { wide: './templates/wide.tsx' }, ...config });
    const { diagnostics } = await buildSite(fixture.loaded, { out: null, progress: silentProgress });
    return diagnostics.map(({ file, message, suggestion }) => `${file}: ${message} ${suggestion ?? ''}`.trim());
  };
  const lost = slotted['slots/Status.tsx'].replace('/sdk/next/', '/sdk/nxt/');
  const second = '---\ntitle: 二\ntemplate: wid\n---\n\n二。\n';
  const found = await build(
    { 'slots/Status.tsx': lost, 'content/zh-Hans/v3/sdk/next.mdx': second },
    { slots: { navbarEnd: './slots/Status.tsx' } },
  );
  expect(found).toContain('content/zh-Hans/v3/sdk/next.mdx: The site has no template "wid". Did you mean "wide"?');
  expect(found).toContainEqual(expect.stringMatching(/^\.\/slots\/Status\.tsx: \/sdk\/nxt\/.* \/sdk\/next\/$/));
  const thrown = 'export default function Status({ page }) { throw new Error("no " + page.title); }';
  await expect(build({ 'slots/Status.tsx': thrown }, { slots: { afterArticle: './slots/Status.tsx' } })).rejects.toThrow(
    'slots.afterArticle (./slots/Status.tsx) on / cannot be rendered: no 首页',
  );
});

it('plug-ins give pages, see and change compiled pages, and write files', async () => {
  const seen: string[] = [];
  using fixture = createOwnSite(
    {
      'content/zh-Hans/v3/sdk/start.mdx':
        '---\ntitle: 开始\n---\n\n## 初始化 {#init}\n\n文字，见[生成的页](/sdk/made/)和<a href="/made.txt">文件</a>。\n',
    },
    {
      plugins: [
        {
          name: 'makes',
          content: () => [{ locale: 'zh-Hans', version: 'v3', path: 'sdk/made.md', source: '---\ntitle: 生成的页\n---\n\n没有文件。\n' }],
          build: async ({ baseUrl, toPng }) => {
            const drawn = await toPng('<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 2 1"><path d="M0 0h2v1H0z"/></svg>', 20);
            return new Map<string, string | Uint8Array>([
              ['/made.txt', `made below ${baseUrl}`],
              ['/drawn.png', drawn],
            ]);
          },
        },
        {
          name: 'sees',
          page: () => (page) => {
            seen.push(`${page.file} ${page.title} ${page.headings.map(({ id }) => id).join()}`);
            return page.title === '开始'
              ? { html: (html) => html.replace('文字', '改过的文字'), markdown: (text) => `${text}\n\nChanged.` }
              : undefined;
          },
        },
        { name: 'sees it after that', page: () => () => ({ html: (html) => html.replace('改过的', '又改过的') }) },
      ],
    },
  );
  await using site = await serveFixture(fixture);
  const get = async (path: string) => (await fetch(new URL(path, site.url))).text();
  expect(await get('sdk/start/')).toContain('又改过的文字');
  expect(await get('sdk/start/index.md')).toMatch(/Changed\.\n$/);
  expect(await get('sdk/made/')).toContain('没有文件。');
  expect(await get('made.txt')).toBe('made below /');
  expect((await fetch(new URL('drawn.png', site.url))).headers.get('content-type')).toBe('image/png');
  expect(seen).toContain('content/zh-Hans/v3/sdk/start.mdx 开始 init');
});
