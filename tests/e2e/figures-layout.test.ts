import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { expect, inject, it } from 'vitest';
import { openContext, openPage } from '../support/browser.ts';

it.each([360, 390, 1280])(
  'at %i px, diagrams have labels of 13 px and stand in their boxes, and one for phones is drawn for them',
  async (width) => {
    await using context = await openContext({ isMobile: width < 600, viewport: { width, height: 844 } });
    for (const path of ['sdk/taptap-login/features/', 'en/sdk/taptap-login/features/']) {
      const page = await openPage(context, path);
      const drawn = await page.locator('.diagram svg:visible').evaluateAll((found) =>
        found.map((svg) => ({
          labels: Math.min(
            ...[...svg.querySelectorAll('text')].map(
              (text) =>
                (Number.parseFloat(getComputedStyle(text).fontSize) * svg.getBoundingClientRect().width) /
                Number(svg.getAttribute('width')),
            ),
          ),
          hidden: (svg.parentElement?.scrollWidth ?? 0) - (svg.parentElement?.clientWidth ?? 0),
        })),
      );
      expect(drawn.length).toBeGreaterThan(1);
      for (const { labels, hidden } of drawn) {
        expect(labels).toBeGreaterThanOrEqual(13);
        expect(hidden).toBe(0);
      }
      expect(await page.evaluate(() => document.documentElement.scrollWidth)).toBeLessThanOrEqual(width);
    }
  },
);

it.each(['light', 'dark'] as const)(
  'drawings and diagrams have one %s ground, from edge to edge of a phone, and arrows of one form',
  async (theme) => {
    await using context = await openContext({ isMobile: true, viewport: { width: 390, height: 844 } });
    const page = await openPage(context, 'community/');
    await page.evaluate((name) => Object.assign(document.documentElement.dataset, { theme: name }), theme);
    const grounds = await page
      .locator('.diagram, .drawing')
      .evaluateAll((all) => all.map((box) => [getComputedStyle(box).backgroundColor, box.getBoundingClientRect().left, box.clientWidth]));
    expect(grounds.length).toBeGreaterThan(1);
    for (const ground of grounds) expect(ground).toEqual([grounds[0]?.[0], 0, 390]);
    const { width, height, fill } = await page
      .locator('.diagram svg:visible .dg-head')
      .first()
      .evaluate((head) => ({ ...head.getBoundingClientRect().toJSON(), fill: getComputedStyle(head).fill }));
    await page.goto('sdk/taptap-login/features/');
    const address = await page.locator('.drawing a:visible').first().getAttribute('href');
    const svg = await (await page.request.get(new URL((address ?? '').replace('light', theme), page.url()).href)).text();
    const units = Number(/ width="(\d+)"/.exec(svg)?.[1]);
    const [, numbers = '', color = ''] = /<path d="M([\d. L]+)z" fill="(#\w+)"/.exec(svg) ?? [];
    const points = numbers.split('L').map((point) => point.split(' ').map(Number));
    const sizes = [0, 1].map((axis) => {
      const along = points.map((point) => point[axis] ?? Number.NaN);
      return ((Math.max(...along) - Math.min(...along)) * 390) / units;
    });
    expect(Math.abs(Math.max(...sizes) - Math.max(width, height))).toBeLessThan(1);
    const channels = [1, 3, 5].map((start) => Number.parseInt(color.slice(start, start + 2), 16));
    expect(fill).toBe(`rgb(${channels.join(', ')})`);
  },
);

it.each([360, 390])('on a phone of %i px, drawings are whole, and their words have 12 px or more', async (width) => {
  await using context = await openContext({ isMobile: true, viewport: { width, height: 844 } });
  for (const path of ['en/sdk/taptap-login/guide/start/', 'sdk/tds-gift/guide/', 'en/store/release/store-creategame/']) {
    const page = await openPage(context, path);
    const links = page.locator('.drawing a:visible');
    expect(await links.count()).toBeGreaterThan(0);
    for (const link of await links.all()) {
      const address = (await link.getAttribute('href')) ?? '';
      const shown = await link.locator('img').boundingBox();
      const svg = await (await page.request.get(new URL(address, page.url()).href)).text();
      const units = Number(/ width="(\d+)"/.exec(svg)?.[1]);
      const smallest = Math.min(...[...svg.matchAll(/font-size="(\d+)"/g)].map(([, size]) => Number(size)));
      expect((smallest * (shown?.width ?? 0)) / units, address).toBeGreaterThanOrEqual(12);
      expect([shown?.x, shown?.width], address).toEqual([0, width]);
    }
    expect(await page.evaluate(() => document.documentElement.scrollWidth)).toBeLessThanOrEqual(width);
  }
});

it('on wide screens, words of drawings are as large as those of diagrams', async () => {
  await using context = await openContext({ viewport: { width: 1440, height: 900 } });
  for (const path of ['sdk/taptap-login/features/', 'sdk/anti-addiction/guide/', 'en/store/release/store-creategame/']) {
    const page = await openPage(context, path);
    for (const link of await page.locator('.drawing a:visible').all()) {
      const address = (await link.getAttribute('href')) ?? '';
      const shown = await link.locator('img').boundingBox();
      const svg = await (await page.request.get(new URL(address, page.url()).href)).text();
      const units = Number(/ width="(\d+)"/.exec(svg)?.[1]);
      const sizes = [...svg.matchAll(/font-size="(\d+)"/g)].map(([, size]) => (Number(size) * (shown?.width ?? 0)) / units);
      expect(Math.min(...sizes), address).toBeGreaterThanOrEqual(12.9);
      expect(Math.max(...sizes), address).toBeLessThanOrEqual(16.5);
    }
  }
});

it('no diagram is wider than an article at 1280 px', () => {
  const dist = inject('dist');
  const pages = readdirSync(dist, { recursive: true, encoding: 'utf8' }).filter((file) => /(?:^|\/)page\.json$/.test(file));
  const widths = pages.flatMap((file) =>
    [...readFileSync(join(dist, file), 'utf8').matchAll(/class=\\"diagram\\"[^>]*>\s*<svg[^>]* viewBox=\\"0 0 ([\d.]+)/g)].map(
      ([, width]) => [file, Number(width)] as const,
    ),
  );
  expect(widths.length).toBeGreaterThan(50);
  expect(widths.filter(([, width]) => width > 669)).toEqual([]);
});

it.each([390, 1440])('captions of drawings and diagrams stand in one place, and break between words, at %i px', async (width) => {
  await using context = await openContext({ viewport: { width, height: 900 } });
  const page = await openPage(context, 'store/operations-skills/event-center/');
  const captions = await page.locator(':is(.diagram, .drawing):has(figcaption)').evaluateAll((all) =>
    all.map((figure) => {
      const caption = figure.querySelector('figcaption');
      if (!caption) return [];
      const [outer, inner] = [figure, caption].map((box) => box.getBoundingClientRect());
      const { textAlign, wordBreak, fontSize, color } = getComputedStyle(caption);
      const below = Math.round((outer?.bottom ?? 0) - (inner?.bottom ?? 0));
      const picture = [...figure.querySelectorAll('svg, img')].map((each) => each.getBoundingClientRect()).find(({ height }) => height > 0);
      const above = Math.round((picture?.top ?? 0) - (outer?.top ?? 0));
      return [figure.classList.contains('drawing'), above, below, textAlign, wordBreak, fontSize, color];
    }),
  );
  expect(new Set(captions.map(([isDrawing]) => isDrawing)).size).toBe(2);
  expect(new Set(captions.map(([, ...place]) => place.join(' '))).size).toBe(1);
  // On phones, the mark that they open has room above them.
  expect(captions[0]?.slice(1, 5)).toEqual([width === 390 ? 28 : 20, 20, 'center', 'keep-all']);
});

it.each(['light', 'dark'] as const)('where the system sets the colours, drawings are those for its %s palette', async (colorScheme) => {
  await using context = await openContext({ forcedColors: 'active', colorScheme });
  const page = await openPage(context, 'sdk/taptap-login/guide/start/');
  for (const theme of ['light', 'dark']) {
    await page.evaluate((name) => Object.assign(document.documentElement.dataset, { theme: name }), theme);
    const shown = await page.locator('.drawing').first().locator('img:visible').getAttribute('src');
    expect(shown).toContain(`.${colorScheme}.svg`);
  }
});
