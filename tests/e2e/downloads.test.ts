import type { Page } from 'playwright-core';
import { expect, it } from 'vitest';
import { offerPacks } from '../../engine/src/pack/offer-packs.ts';
import { openContext } from '../support/browser.ts';
import { serveFixtureToAll } from '../support/served-site.ts';

const KINDS = { offline: 'zip', epub: 'epub', pdf: 'pdf' };
/** What was packed last. */
const packs = ['zh-Hans', 'en'].flatMap((locale) =>
  ['v3', 'v2'].flatMap((version) =>
    Object.entries(KINDS).map(([kind, ending]) => ({
      ...{ file: `docs-${locale}-${version}.${ending}`, kind, locale, version, section: null },
      ...{ bytes: 23_100_000, pages: 400, date: '2026-11-28' },
    })),
  ),
);
const overflowOf = (at: Page): Promise<number> => at.locator('.downloads').evaluate((part) => part.scrollWidth - part.clientWidth);
const page = (title: string): string => `---\ntitle: ${title}\n---\n\n## ${title} {#get}\n\n${title}.\n`;

const url = serveFixtureToAll(
  {
    'content/zh-Hans/v3/sdk/start.mdx': page('开始'),
    'content/zh-Hans/v3/offline.md': page('下载'),
    'content/en/v3/offline.md': page('Downloads'),
    '.signpost/packs/packs.json': JSON.stringify(packs),
    ...Object.fromEntries(packs.map(({ file }) => [`.signpost/packs/${file}`, 'x'])),
  },
  { plugins: [offerPacks({ page: 'offline', heading: 'get' })] },
);

it.each([
  ['offline/', 360],
  ['en/offline/', 360],
  ['en/offline/', 390],
  ['en/offline/', 600],
])(
  'on /%s at %i px, each file is a link of 44 px whose words stay together, and a version stays with its language',
  async (path, width) => {
    await using context = await openContext({ viewport: { width, height: 800 }, hasTouch: true });
    const at = await context.newPage();
    await at.goto(url() + path);
    const links = await at.locator('.downloads a').evaluateAll((all) =>
      all.map((link) => {
        // The name and the size, without what it is for.
        const words = [
          ...link.querySelectorAll(':scope > :not(.card-text)'),
          ...[...link.childNodes].filter((node) => node.nodeType === 3),
        ];
        const lines = words.flatMap((word) => {
          const range = document.createRange();
          range.selectNodeContents(word);
          return [...range.getClientRects()].filter((one) => one.width > 1).map(({ top, height }) => top + height / 2);
        });
        return { height: link.getBoundingClientRect().height, spread: Math.max(...lines) - Math.min(...lines) };
      }),
    );
    expect(links.length).toBe(packs.length);
    for (const { height, spread } of links) {
      expect(height).toBeGreaterThanOrEqual(44);
      expect(spread).toBeLessThan(6);
    }
    const names = await at.locator('.downloads-of').evaluateAll((all) => all.map((name) => name.getClientRects().length));
    expect(names).toEqual([1, 1, 1, 1]);
    expect(await overflowOf(at)).toBe(0);
  },
);

it.each([720, 768, 1440])(
  'at %i px, the files of the page’s own language are side by side, and those of the others in columns',
  async (width) => {
    await using context = await openContext({ viewport: { width, height: 900 }, javaScriptEnabled: false });
    const at = await context.newPage();
    await at.goto(`${url()}en/offline/`);
    const lefts = (selector: string): Promise<number[]> =>
      at.locator(selector).evaluateAll((all) => all.map((one) => Math.round(one.getBoundingClientRect().left)));
    const tops = await at.locator('.downloads-own a').evaluateAll((all) => all.map((one) => one.getBoundingClientRect().top));
    expect(new Set(tops).size).toBe(1);
    expect(new Set(await lefts('.downloads-own a')).size).toBe(3);
    expect(new Set(await lefts('.downloads-others a')).size).toBe(3);
    expect(await overflowOf(at)).toBe(0);
  },
);

it('tells screen readers what each file is, and which language and version it is of', async () => {
  await using context = await openContext();
  const at = await context.newPage();
  await at.goto(`${url()}en/offline/`);
  const own = at.getByRole('list', { name: 'English v3' });
  expect(await own.getByRole('link', { name: /^PDF 23\.1\sMB To print/ }).getAttribute('href')).toBe('/packs/docs-en-v3.pdf');
  expect(await at.getByRole('heading', { level: 3 }).innerText()).toBe('Other languages and versions');
  const other = at.getByRole('link', { name: 'EPUB 23.1 MB, Simplified Chinese v2' });
  expect(await other.getAttribute('href')).toBe('/packs/docs-zh-Hans-v2.epub');
  expect(await at.locator('.downloads').innerText()).toContain('As of November 28, 2026');
});
