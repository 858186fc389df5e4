import type { Locator, Page, Route } from 'playwright-core';
import { describe, expect, it } from 'vitest';
import { firstPage, lookAt, openContext, openPage, shareContext, waitForSheets } from '../support/browser.ts';
import { boxOf, hear, isLoaded } from '../support/figures.ts';
import { serveFixture } from '../support/served-site.ts';
import { createSiteFixture } from '../support/site-fixture.ts';

const GUIDE = 'sdk/taptap-login/guide/start/';

describe('pictures and diagrams', () => {
  it('have a mark that says that they open: always for fingers, for the mouse and the keyboard where they are; it takes no room and no clicks', async () => {
    const picture = '![A square](/img/square.svg)';
    const files = {
      'content/zh-Hans/v3/sdk/start.md': `# Start\n\n${picture}\n\nA picture ${picture} in a line.\n\n\`\`\`mermaid\nflowchart LR\n  A --> B\n\`\`\`\n`,
      'static/img/square.svg': '<svg xmlns="http://www.w3.org/2000/svg" width="200" height="200"><path d="M0 0h200v200H0z"/></svg>',
    };
    using fixture = createSiteFixture(files);
    await using site = await serveFixture(fixture);
    for (const hasTouch of [true, false]) {
      await using context = await openContext({ baseURL: site.url, hasTouch, isMobile: hasTouch });
      const page = await openPage(context, 'sdk/start/');
      const marked = page.locator('[data-expands]');
      await expect.poll(() => marked.count()).toBe(2);
      const heights = (): Promise<number[]> =>
        page.locator('.article > *').evaluateAll((all) => all.map((part) => part.getBoundingClientRect().height));
      const opacities = (): Promise<string[]> => marked.evaluateAll((all) => all.map((part) => getComputedStyle(part, '::after').opacity));
      await expect
        .poll(() => marked.evaluateAll((all) => all.map((part) => getComputedStyle(part, '::after').content)))
        .toEqual(['""', '""']);
      const shown = await heights();
      await expect.poll(opacities).toEqual(hasTouch ? ['1', '1'] : ['0', '0']);
      if (!hasTouch) {
        await marked.first().locator('img').hover();
        await expect.poll(opacities).toEqual(['1', '0']);
        await page.locator('.diagram').focus();
        await page.mouse.move(2, 2);
        await expect.poll(opacities).toEqual(['0', '1']);
      }
      // In the upper corner of the picture, which is narrower than its paragraph.
      const { x, y, width } = await boxOf(page.locator('.article img').first());
      const place = await marked.first().evaluate((part) => {
        const { left, top, marginLeft, marginTop } = getComputedStyle(part, '::after');
        const box = part.getBoundingClientRect();
        const sum = (...values: string[]): number => values.reduce((total, value) => total + Number.parseFloat(value), 0);
        return { left: box.left + sum(left, marginLeft), top: box.top + sum(top, marginTop) };
      });
      expect(place.left).toBeCloseTo(x + width - 36, 0);
      expect(place.top).toBeCloseTo(y + 8, 0);
      await marked.evaluateAll((all) => {
        for (const part of all) part.removeAttribute('data-expands');
      });
      expect(await heights()).toEqual(shown);
    }
  });

  it('are not covered by it where they go from edge to edge of a phone', async () => {
    await using sight = await lookAt('en/sdk/achievement/features/', {
      hasTouch: true,
      isMobile: true,
      viewport: { width: 390, height: 844 },
    });
    const { page } = sight;
    await page.locator('[data-expands]').first().waitFor();
    await waitForSheets(page);
    const covered = await page.locator('#\\~content > figure[data-expands]').evaluateAll((figures) =>
      figures.map((figure) => {
        const mark = getComputedStyle(figure, '::after');
        const picture = [...figure.querySelectorAll('img, svg')]
          .map((each) => each.getBoundingClientRect())
          .find(({ height }) => height > 0);
        const end = figure.getBoundingClientRect().top + Number.parseFloat(mark.top) + Number.parseFloat(mark.height);
        return [mark.content, Math.max(0, Math.round(end - (picture?.top ?? 0)))];
      }),
    );
    expect(covered.length).toBeGreaterThan(2);
    for (const [content, height] of covered) expect([content, height]).toEqual(['""', 0]);
  });

  it('of diagrams have short names, and what they say as their description, on the page and large', async () => {
    await using context = await shareContext();
    const page = await openPage(context, 'en/sdk/storage/guide/security/');
    const name = await page.locator('#\\~content .diagram figcaption').first().innerText();
    expect(name.length).toBeLessThan(120);
    const diagram = page.locator('#\\~content').getByRole('figure', { name: `Open large: ${name}`, exact: true });
    const words = async (drawing: Locator): Promise<string> => {
      const described = await drawing.getAttribute('aria-describedby');
      return (await drawing.locator(`[id="${described}"]`).textContent()) ?? '';
    };
    const drawing = diagram.getByRole('img', { name, exact: true });
    expect(await words(drawing)).toMatch(/^Request → Valid credentials\?; .{200}/);
    await diagram.focus();
    await page.keyboard.press('Enter');
    const dialog = page.getByRole('dialog', { name, exact: true });
    expect(await words(dialog.getByRole('img', { name, exact: true }))).toBe(await words(drawing));
    expect(await page.evaluate(() => document.activeElement?.className)).toBe('enlarged-close');
  });

  it('have the ground that they are drawn for also where they are large', async () => {
    const files = {
      'content/zh-Hans/v3/sdk/start.md': '# Start\n\n![A square](/img/square.svg)\n',
      'static/img/square.svg': '<svg xmlns="http://www.w3.org/2000/svg" width="200" height="200"><path d="M0 0h200v200H0z"/></svg>',
    };
    using fixture = createSiteFixture(files);
    await using site = await serveFixture(fixture);
    await using context = await openContext({ baseURL: site.url });
    const page = await openPage(context, 'sdk/start/');
    await page.evaluate(() => Object.assign(document.documentElement.dataset, { theme: 'dark' }));
    const groundOf = (picture: Locator): Promise<string> => picture.evaluate((element) => getComputedStyle(element).backgroundColor);
    const picture = page.locator('#\\~content img[role=button]:visible').first();
    expect(await groundOf(picture)).toBe('rgb(255, 255, 255)');
    await picture.click();
    expect(await groundOf(page.getByRole('dialog').locator('.enlarged-room > img'))).toBe('rgb(255, 255, 255)');
  });

  it('of diagrams with a title are named by it; its words on the page are there to be copied', async () => {
    const diagram = ['```mermaid', '---', 'title: How it goes', '---', 'flowchart LR', '  A --> B', '```'].join('\n');
    using fixture = createSiteFixture({ 'content/zh-Hans/v3/sdk/start.md': `# Start\n\n## Flow\n\n${diagram}\n` });
    await using site = await serveFixture(fixture);
    await using context = await openContext({ baseURL: site.url });
    const page = await openPage(context, 'sdk/start/');
    await page.locator('.diagram[data-enlarges] figcaption').click();
    await page.getByRole('figure', { name: '放大查看：How it goes', exact: true }).locator('svg:visible').click();
    // The first click has opened none.
    const dialog = page.getByRole('dialog', { name: 'How it goes', exact: true });
    await dialog.waitFor();
    expect(await page.locator('dialog').count()).toBe(1);
    expect(await dialog.locator('.enlarged-title').innerText()).toBe('Flow');
    expect(await dialog.locator('.enlarged-caption').innerText()).toBe('How it goes');
  });

  it.each([
    { failure: 'alone', path: `en/${GUIDE}`, which: 0 },
    { failure: 'with the network', path: 'en/store/release/store-creategame/', which: -1 },
  ])('that cannot be loaded, $failure, say so in their place, and load when the reader tries again', async ({ failure, path, which }) => {
    await using context = await openContext({ serviceWorkers: 'block' });
    if (failure === 'alone') await context.route('**/*.svg', (route) => route.abort());
    const page = await openPage(context, path);
    // What is said in the place of a picture looks as its sheet says.
    await waitForSheets(page);
    if (failure !== 'alone') await context.setOffline(true);
    const drawing = page.locator('#\\~content .drawing').nth(which);
    await drawing.scrollIntoViewIfNeeded();
    const retry = drawing.getByRole('button', { name: 'Retry' }).filter({ visible: true });
    await retry.waitFor();
    expect(await drawing.innerText()).toContain('Picture not loaded: ');
    if (failure !== 'alone') expect(await drawing.innerText()).toContain('You are offline.');
    const alt = (await drawing.locator('.picture-failed-words').innerText()).replace('Picture not loaded: ', '');
    expect(await drawing.getByRole('button', { name: `Retry ${alt}` }).count()).toBe(1);
    const size = await retry.boundingBox();
    expect(Math.min(size?.width ?? 0, size?.height ?? 0)).toBeGreaterThanOrEqual(44);
    const { said, hasFocus } = await hear(page);
    await retry.press('Enter');
    const answer = failure === 'alone' ? 'Still not loaded. Try again later.' : 'You are offline. It loads when you are back online.';
    await expect.poll(said).toEqual(['Loading', answer]);
    expect(await drawing.innerText()).toContain(answer);
    expect(await hasFocus('.picture-failed button')).toBe(true);
    await context.unroute('**/*.svg');
    // Offline, nobody has to press it again.
    if (failure === 'alone') await retry.press('Enter');
    await context.setOffline(false);
    await expect.poll(() => isLoaded(drawing)).toBe(true);
    expect(await retry.count()).toBe(0);
    expect(await hasFocus('.drawing a')).toBe(true);
    expect(await page.locator('.visually-hidden[role=status]').textContent()).toBe('');
  });

  it('that cannot be loaded keep their place, and the focus stays where it is when they come back with the network', async () => {
    const path = 'en/store/release/store-creategame/';
    await using whole = await openContext({ isMobile: true, viewport: { width: 360, height: 780 } });
    const heights = (page: Page): Promise<number[]> =>
      page.locator('#\\~content .drawing').evaluateAll((all) => all.map((drawing) => drawing.getBoundingClientRect().height));
    const readable = await openPage(whole, path);
    await waitForSheets(readable);
    const expected = await heights(readable);
    /** How far pictures are from their heights: browsers keep whole pixels free for them. */
    const shift = async (page: Page): Promise<number> =>
      Math.max(...(await heights(page)).map((height, index) => Math.abs(height - (expected[index] ?? Number.NaN))));
    await using context = await openContext({ isMobile: true, viewport: { width: 360, height: 780 }, serviceWorkers: 'block' });
    const page = await openPage(context, path);
    await waitForSheets(page);
    await context.setOffline(true);
    const drawings = page.locator('#\\~content .drawing');
    for (const drawing of await drawings.all()) await drawing.scrollIntoViewIfNeeded();
    await expect.poll(() => page.locator('.picture-failed').count()).toBeGreaterThan(1);
    expect(await shift(page)).toBeLessThan(1);
    const { said } = await hear(page);
    await page.locator('h1').evaluate((heading) => {
      heading.tabIndex = -1;
      heading.focus({ preventScroll: true });
    });
    await context.setOffline(false);
    await expect.poll(() => page.locator('.picture-failed').count()).toBe(0);
    expect(await page.evaluate(() => document.activeElement?.tagName)).toBe('H1');
    expect(await said()).toEqual([]);
    expect(await shift(page)).toBeLessThan(1);
  });

  it('that are tried again as the network comes back, in vain, are tried once more by themselves', async () => {
    await using context = await openContext({ serviceWorkers: 'block' });
    await context.route('**/*.svg', (route) => route.abort());
    const page = await openPage(context, `en/${GUIDE}`);
    const drawing = page.locator('#\\~content .drawing').first();
    await drawing.scrollIntoViewIfNeeded();
    const retry = drawing.getByRole('button', { name: 'Retry' }).filter({ visible: true });
    await retry.waitFor();
    const tries: Route[] = [];
    await page.route('**/*.svg', (route) => (tries.push(route) === 1 ? undefined : route.continue()));
    await retry.press('Enter');
    await expect.poll(() => tries.length).toBe(1);
    await page.evaluate(() => dispatchEvent(new Event('online')));
    await tries[0]?.abort();
    await expect.poll(() => isLoaded(drawing)).toBe(true);
  });

  it('that fail together with the code of their boxes load when the network is back', async () => {
    await using context = await openContext({ serviceWorkers: 'block' });
    const lost = ['**/*.svg', '**/-/reading-aids-*.js'];
    for (const files of lost) await context.route(files, (route) => route.abort('internetdisconnected'));
    const page = await firstPage(context);
    await page.goto(`en/${GUIDE}`);
    await page.waitForSelector('[data-ready]');
    const drawing = page.locator('#\\~content .drawing').first();
    await drawing.scrollIntoViewIfNeeded();
    for (const files of lost) await context.unroute(files);
    await page.evaluate(() => dispatchEvent(new Event('online')));
    await expect.poll(() => isLoaded(drawing)).toBe(true);
  });

  it('that cannot be loaded in either theme have one box, of the theme that is shown', async () => {
    await using context = await shareContext({ serviceWorkers: 'block' });
    await context.route('**/*.svg', (route) => route.abort());
    const page = await openPage(context, GUIDE);
    const boxes = page.locator('#\\~content .drawing').first().locator('.picture-failed').filter({ visible: true });
    await page.locator('#\\~content .drawing').first().scrollIntoViewIfNeeded();
    for (const theme of ['light', 'dark', 'light']) {
      await page.evaluate((name) => Object.assign(document.documentElement.dataset, { theme: name }), theme);
      await expect.poll(() => boxes.evaluateAll((all) => all.map(({ className }) => className))).toEqual([`picture-failed in-${theme}`]);
    }
  });
});
