import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { expect, inject, it } from 'vitest';
import { lookAt, openContext, openPage, shareContext } from '../support/browser.ts';

it('diagrams have labels of 13 px and stand in their boxes, and one for phones is drawn for them', async () => {
  for (const path of ['sdk/taptap-login/features/', 'en/sdk/taptap-login/features/']) {
    await using sight = await lookAt(path);
    const { page } = sight;
    for (const width of [1280, 390, 360]) {
      await page.setViewportSize({ width, height: 844 });
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
        expect(labels, `${path} at ${width} px`).toBeGreaterThanOrEqual(13);
        expect(hidden, `${path} at ${width} px`).toBe(0);
      }
      expect(await page.evaluate(() => document.documentElement.scrollWidth)).toBeLessThanOrEqual(width);
    }
  }
});

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

it('on phones, drawings are whole, and their words have 12 px or more', async () => {
  for (const path of ['en/sdk/taptap-login/guide/start/', 'sdk/tds-gift/guide/', 'en/store/release/store-creategame/']) {
    await using sight = await lookAt(path, { isMobile: true, viewport: { width: 390, height: 844 } });
    const { page } = sight;
    for (const width of [390, 360]) {
      await page.setViewportSize({ width, height: 844 });
      const links = page.locator('.drawing a:visible');
      expect(await links.count()).toBeGreaterThan(0);
      for (const link of await links.all()) {
        const address = (await link.getAttribute('href')) ?? '';
        const shown = await link.locator('img').boundingBox();
        const svg = readFileSync(join(inject('dist'), address), 'utf8');
        const units = Number(/ width="(\d+)"/.exec(svg)?.[1]);
        const smallest = Math.min(...[...svg.matchAll(/font-size="(\d+)"/g)].map(([, size]) => Number(size)));
        expect((smallest * (shown?.width ?? 0)) / units, address).toBeGreaterThanOrEqual(12);
        expect([shown?.x, shown?.width], address).toEqual([0, width]);
      }
      expect(await page.evaluate(() => document.documentElement.scrollWidth)).toBeLessThanOrEqual(width);
    }
  }
});

it('on wide screens, words of drawings are as large as those of diagrams', async () => {
  for (const path of ['sdk/taptap-login/features/', 'sdk/anti-addiction/guide/', 'en/store/release/store-creategame/']) {
    await using sight = await lookAt(path);
    const { page } = sight;
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

it('on phones, captions of drawings and diagrams stand in one place, and break between words', async () => {
  await using sight = await lookAt('store/operations-skills/event-center/', { viewport: { width: 390, height: 900 } });
  const { page } = sight;
  const captions = await page.locator(':is(.diagram, .drawing):has(figcaption)').evaluateAll((all) =>
    all.map((figure) => {
      const caption = figure.querySelector('figcaption');
      if (!caption) return [];
      const [outer, inner] = [figure, caption].map((box) => box.getBoundingClientRect());
      const { textAlign, wordBreak, fontSize, color } = getComputedStyle(caption);
      const below = Math.round((outer?.bottom ?? 0) - (inner?.bottom ?? 0));
      const picture = [...figure.querySelectorAll('svg, img')].map((each) => each.getBoundingClientRect()).find(({ height }) => height > 0);
      const above = Math.round((picture?.top ?? 0) - (outer?.top ?? 0));
      return [figure.classList.contains('drawing') ? 'drawing' : 'diagram', textAlign, above, below, wordBreak, fontSize, color];
    }),
  );
  // Those of drawings, which fill the screen, begin at its edge, as their numbers do; diagrams are as wide as they are.
  expect(new Set(captions.map(([kind, align]) => `${kind} ${align}`))).toEqual(new Set(['drawing start', 'diagram center']));
  expect(new Set(captions.map(([, , ...place]) => place.join(' '))).size).toBe(1);
  // On phones, the mark that they open has room above them.
  expect(captions[0]?.slice(2, 5)).toEqual([28, 20, 'keep-all']);
});

it('on phones, what the numbers of a drawing stand for and the sentence below begin at the edge of the text', async () => {
  for (const width of [390, 600]) {
    await using sight = await lookAt('sdk/achievement/features/', { viewport: { width, height: 900 } });
    const room = await sight.page.evaluate(() => document.body.clientWidth);
    const edges = await sight.page
      .locator('.drawing figcaption:has(ol)')
      .first()
      .evaluate((caption) => {
        const range = document.createRange();
        range.selectNodeContents(caption);
        range.setStartAfter(caption.querySelector('ol') ?? caption);
        const numbers = [...caption.querySelectorAll('li')].map((one) => one.getBoundingClientRect().left);
        return [...new Set([...numbers, ...[...range.getClientRects()].map(({ left }) => left)])];
      });
    // A drawing has 430 px at most.
    expect(edges).toEqual([Math.max(0, (room - 430) / 2) + 16]);
  }
});

it('on wide screens, drawings fill their grounds together with their captions, which stand beside them', async () => {
  for (const path of ['store/operations-skills/event-center/', 'en/sdk/start/quickstart/']) {
    await using sight = await lookAt(path);
    const { page } = sight;
    const figures = await page.locator('.drawing').evaluateAll((all) =>
      all.map((figure) => {
        const boxes = [figure, figure.querySelector('figcaption'), ...figure.querySelectorAll('img')].map((part) =>
          part?.getBoundingClientRect(),
        );
        const [ground, caption, ...pictures] = boxes;
        const picture = pictures.find((each) => (each?.width ?? 0) > 0);
        return {
          beside: (caption?.left ?? 0) - (picture?.right ?? 0),
          apart: Math.abs((caption?.top ?? 0) + (caption?.bottom ?? 0) - (picture?.top ?? 0) - (picture?.bottom ?? 0)) / 2,
          left: (picture?.left ?? 0) - (ground?.left ?? 0),
          right: (ground?.right ?? 0) - (caption?.right ?? 0),
        };
      }),
    );
    expect(figures.length).toBeGreaterThan(0);
    for (const { apart, ...sides } of figures) {
      expect(sides).toEqual({ beside: 28, left: 24, right: 24 });
      expect(apart).toBeLessThan(2);
    }
  }
});

it('pictures of right and wrong use are of one size, and side by side from tablets on', async () => {
  for (const path of ['design/', 'en/design/', 'design/design-billboard/', 'en/design/design-moment/']) {
    for (const width of [360, 390, 768, 1440]) {
      await using sight = await lookAt(path, { isMobile: width < 720, viewport: { width, height: 844 } });
      const { page } = sight;
      const pairs = await page.locator('.figures').evaluateAll((all) =>
        all.map((pair) =>
          [...pair.children].map((figure) => {
            const { x, y, width: wide, height } = figure.getBoundingClientRect();
            const shown = [...figure.querySelectorAll('img')].map((each) => each.getBoundingClientRect()).find((box) => box.width > 0);
            return { x, y, wide, height, picture: [shown?.width, shown?.height].map((length) => Math.round(length ?? 0)).join(' × ') };
          }),
        ),
      );
      const where = `${path} at ${width} px`;
      expect(pairs.length, where).toBeGreaterThan(3);
      for (const pair of pairs) {
        const [right, wrong] = pair;
        expect(pair, where).toHaveLength(2);
        expect(wrong?.picture, where).toBe(right?.picture);
        expect(wrong?.wide, where).toBe(right?.wide);
        // A phone shows them from edge to edge, where their words are 12 px or more.
        if (width < 720) expect([right?.x, right?.wide, wrong?.x], where).toEqual([0, width, 0]);
        else expect([wrong?.y, wrong?.height], where).toEqual([right?.y, right?.height]);
      }
      expect(await page.evaluate(() => document.documentElement.scrollWidth), where).toBeLessThanOrEqual(width);
    }
  }
});

it.each(['light', 'dark'] as const)('where the system sets the colours, drawings are those for its %s palette', async (colorScheme) => {
  await using context = await shareContext({ forcedColors: 'active', colorScheme });
  const page = await openPage(context, 'sdk/taptap-login/guide/start/');
  for (const theme of ['light', 'dark']) {
    await page.evaluate((name) => Object.assign(document.documentElement.dataset, { theme: name }), theme);
    const shown = await page.locator('.drawing').first().locator('img:visible').getAttribute('src');
    expect(shown).toContain(`.${colorScheme}.svg`);
  }
});
