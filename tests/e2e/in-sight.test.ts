import type { Page } from 'playwright-core';
import { expect, it } from 'vitest';
import { openPage, shareContext } from '../support/browser.ts';

/** Scrolls like a wheel until the navbar has gone, to a place in the page. */
async function readOn(page: Page, place: number): Promise<void> {
  await page.evaluate((top) => scrollTo({ top: top - 300, behavior: 'instant' }), place);
  await page.mouse.move(600, 300);
  await page.mouse.wheel(0, 300);
  await page.waitForSelector('html[data-navbar=hidden]');
  await expect.poll(() => page.evaluate(() => Math.round(scrollY))).toBe(place);
}

it.each([390, 1024])(
  '%i px wide, the bar with the contents of a page covers all that passes below it, from edge to edge',
  async (width) => {
    await using context = await shareContext({ viewport: { width, height: 844 }, reducedMotion: 'reduce' });
    const page = await openPage(context, 'sdk/leaderboard/guide/');
    const bar = page.locator('.toc-folded');
    const [drawing, text] = await page.locator('.article').evaluate((article) =>
      ['img', 'p'].map((name) => {
        const found = [...article.querySelectorAll(name)].find((part) => part.getBoundingClientRect().top + scrollY > 2000);
        return found ? Math.round(found.getBoundingClientRect().top + scrollY - 10) : 0;
      }),
    );
    /** The bar beside its text, on both sides. */
    const sides = async (place: number): Promise<Buffer[]> => {
      await readOn(page, place);
      await expect.poll(async () => (await bar.boundingBox())?.y).toBe(0);
      const { x = 0, width: length = 0, height = 0 } = (await bar.boundingBox()) ?? {};
      return Promise.all([x - 14, x + length + 1].map((left) => page.screenshot({ clip: { x: left, y: 0, width: 12, height } })));
    };
    const ground = await sides(text ?? 0);
    const covered = await sides(drawing ?? 0);
    expect(covered.map((side, index) => ground[index]?.equals(side))).toEqual([true, true]);
  },
);

it('the list of the bar fades at its end, and can be read to its last line', async () => {
  await using context = await shareContext({ viewport: { width: 390, height: 844 }, reducedMotion: 'reduce' });
  const page = await openPage(context, 'sdk/leaderboard/guide/');
  await page.locator('.toc-folded > summary').click();
  const list = page.locator('.toc-folded ul');
  expect(await list.evaluate((box) => box.scrollHeight > box.clientHeight && getComputedStyle(box).maskImage)).toContain('gradient');
  await list.evaluate((box) => box.scrollTo(0, box.scrollHeight));
  const fade = 32;
  const [box, last] = await Promise.all([list.boundingBox(), list.locator('a').last().boundingBox()]);
  expect((last?.y ?? 0) + (last?.height ?? 0)).toBeLessThanOrEqual((box?.y ?? 0) + (box?.height ?? 0) - fade + 1);
});

it.each([
  { path: 'sdk/leaderboard/guide/', part: '.toc', top: 40 },
  { path: 'sdk/leaderboard/guide/', part: '.sidebar', top: 0 },
  { path: 'sdk/storage/guide/rest/', part: '.endpoint-sample', top: 24 },
])('when the navbar goes, $part takes its place on $path, and gives it back', async ({ path, part, top }) => {
  await using context = await shareContext({ viewport: { width: 1440, height: 900 }, reducedMotion: 'reduce' });
  const page = await openPage(context, path);
  const start = await page.evaluate(() => {
    const sample = document.querySelectorAll('.endpoint')[1];
    return sample ? Math.round(sample.getBoundingClientRect().top + scrollY + 60) : 3000;
  });
  /** The uppermost one that sticks. */
  const nearest = () =>
    page.locator(part).evaluateAll((all) => Math.min(...all.map((one) => one.getBoundingClientRect().top).filter((place) => place >= 0)));
  await readOn(page, start);
  await expect.poll(nearest).toBe(top);
  await page.mouse.wheel(0, -20);
  await page.waitForSelector('html:not([data-navbar])');
  await expect.poll(nearest).toBe(top + 60);
});

it('the contents list of a long page follows the reader, beside the text and when it is unfolded', async () => {
  for (const [width, list] of [
    [1440, '.toc'],
    [390, '.toc-folded ul'],
  ] as const) {
    await using context = await shareContext({ viewport: { width, height: 844 }, reducedMotion: 'reduce' });
    const page = await openPage(context, 'sdk-api/java/lc-storage-core-2/');
    const place = await page
      .locator('h3')
      .nth(60)
      .evaluate((heading) => Math.round(heading.getBoundingClientRect().top + scrollY));
    await readOn(page, place);
    const current = page.locator(`${list} [aria-current]`);
    await current.first().waitFor({ state: 'attached' });
    if (width === 390) await page.locator('.toc-folded > summary').click();
    await expect
      .poll(async () => {
        const [line, frame] = await Promise.all([current.boundingBox(), page.locator(list).boundingBox()]);
        return line && frame && line.y >= frame.y && line.y + line.height <= frame.y + frame.height;
      })
      .toBe(true);
  }
});
