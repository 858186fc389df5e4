import { expect, it } from 'vitest';
import { lookAt, openClipboardContext, openPage, readClipboard, shareContext, stopClock } from '../support/browser.ts';

const guide = 'sdk/leaderboard/guide/';

it.each([1440, 390])('what can be done with a page is offered above its title, by pointer and by keyboard at %i px', async (width) => {
  await using context = await openClipboardContext({ viewport: { width, height: 844 } });
  const page = await openPage(context, `en/${guide}`);
  const menu = page.locator('.page-actions summary');
  await menu.waitFor();
  expect(await menu.getAttribute('aria-label')).toBe('More page actions');
  const [button, title] = await Promise.all([menu.boundingBox(), page.locator('h1').boundingBox()]);
  expect((button?.y ?? 0) + (button?.height ?? 0)).toBeLessThanOrEqual(Math.ceil(title?.y ?? 0));
  if (width === 390) expect(Math.min(button?.width ?? 0, button?.height ?? 0)).toBeGreaterThanOrEqual(44);
  // One likely action stands beside the menu where there is room for its words, and in it where there is not.
  expect(await page.locator('.page-actions > button').isVisible()).toBe(width === 1440);
  await menu.focus();
  await page.keyboard.press('Enter');
  const items = page.locator('.page-actions .menu-link:visible');
  const own = [...(width === 390 ? ['Copy as Markdown'] : []), 'View Markdown', 'Copy link'];
  await expect.poll(() => items.allInnerTexts()).toEqual([...own, 'Copy MCP server address']);
  expect(await page.getByRole('link', { name: 'View Markdown' }).first().getAttribute('href')).toBe(`/en/${guide}index.md`);
  const edges = await items.evaluateAll((all) =>
    all.map((one) => one.getBoundingClientRect()).map(({ left, right, height }) => [left, right, height]),
  );
  for (const [left, right, height] of edges) {
    expect(left).toBeGreaterThanOrEqual(0);
    expect(right).toBeLessThanOrEqual(width);
    expect(height).toBeGreaterThanOrEqual(width === 390 ? 44 : 32);
  }
  // Nothing that stays at the top of the window covers them.
  const isSeen = await items.evaluateAll((all) =>
    all.map((one) => {
      const { left, top, height } = one.getBoundingClientRect();
      return one.contains(document.elementFromPoint(left + 20, top + height / 2));
    }),
  );
  expect(isSeen).toEqual(isSeen.map(() => true));
  const focused = () => page.evaluate(() => document.activeElement?.textContent);
  for (const name of own) {
    await page.keyboard.press('ArrowDown');
    expect(await focused()).toBe(name);
  }
  // It stays, and says so for two seconds.
  await stopClock(page);
  await page.keyboard.press('Enter');
  await items.filter({ hasText: 'Copied' }).waitFor();
  expect(await readClipboard(page)).toBe(page.url());
  await items.filter({ hasText: 'Copy MCP server address' }).click();
  await expect.poll(() => readClipboard(page)).toMatch(/^https:\/\/\S+\/mcp$/);
  if (width === 390) {
    await items.filter({ hasText: 'Copy as Markdown' }).click();
    await expect.poll(() => readClipboard(page)).toContain(`# ${await page.locator('h1').textContent()}`);
  }
  await page.keyboard.press('Escape');
  expect(await items.count()).toBe(0);
  expect(await menu.evaluate((one) => one === document.activeElement)).toBe(true);
});

it('the menu follows a phone that is turned, and the page', async () => {
  await using context = await shareContext({ viewport: { width: 844, height: 390 } });
  const page = await openPage(context, `en/${guide}`);
  const copy = page.locator('.page-actions > button');
  await copy.waitFor();
  await page.setViewportSize({ width: 390, height: 844 });
  await copy.waitFor({ state: 'hidden' });
  expect(await page.locator('.page-actions').count()).toBe(1);
  await page.click('.pagination-next');
  await page.waitForURL((url) => !url.pathname.includes(guide));
  await expect.poll(() => page.locator('.page-actions a').first().getAttribute('href')).toBe(`${new URL(page.url()).pathname}index.md`);
  expect(await page.locator('.page-actions').count()).toBe(1);
});

it('where no server answers, the menu has no address for programs', async () => {
  await using context = await shareContext();
  await context.route('**/mcp/server-card', (route) => route.fulfill({ status: 404, contentType: 'text/html', body: '<p>None</p>' }));
  const page = await openPage(context, guide);
  const card = page.waitForResponse('**/mcp/server-card');
  await page.locator('.page-actions summary').click();
  await (await card).finished();
  expect(await page.locator('.page-actions .menu-link:visible').allInnerTexts()).toEqual(['查看 Markdown', '复制链接']);
});

it('without script, the Markdown of a page is a link at its end', async () => {
  await using sight = await lookAt(guide, { javaScriptEnabled: false });
  expect(await sight.page.getByRole('link', { name: '查看 Markdown' }).getAttribute('href')).toBe(`/${guide}index.md`);
  expect(await sight.page.locator('.page-actions').count()).toBe(0);
});

it.each([
  ['en/compare/v2/sdk-api/java/tap-license/', 390],
  ['en/sdk-api/java/lc-storage-core-2/', 390],
  ['compare/v2/sdk-api/java/tap-license/', 360],
  ['en/compare/v2/sdk-api/java/tap-license/', 1440],
])('the way to a page is one line beside its menu, of which all can be pressed and heard: /%s at %i px', async (path, width) => {
  await using sight = await lookAt(path, { viewport: { width, height: 844 } });
  const { page } = sight;
  // Comparisons have no Markdown, and so no menu.
  if (!path.includes('compare/')) await page.locator('.page-actions summary').waitFor();
  const crumbs = page.locator('.breadcrumbs li');
  const boxes = await crumbs.evaluateAll((all) =>
    all.map((one) => one.getBoundingClientRect()).map(({ top, right, height, width }) => ({ top, right, height, width })),
  );
  expect(boxes.length).toBeGreaterThan(1);
  expect(new Set(boxes.map(({ top }) => Math.round(top))).size).toBe(1);
  expect(boxes.filter((box) => box.height < 44 || box.width < 24)).toEqual([]);
  expect(Math.max(...boxes.map(({ right }) => right))).toBeLessThan(width - 40);
  // The first and the last one are told from their beginnings, what is between may be a sign.
  const [first, last] = [boxes[0], boxes[boxes.length - 1]];
  expect(Math.min(first?.width ?? 0, last?.width ?? 0)).toBeGreaterThan(60);
  const links = crumbs.locator('a');
  expect(await links.first().evaluate((link) => link.ariaLabel ?? link.textContent)).toMatch(/^SDK API \S+$|^SDK API reference$/);
  const isHit = await links.evaluateAll((all) =>
    all.map((link) => {
      const { left, top } = link.parentElement?.getBoundingClientRect() ?? link.getBoundingClientRect();
      const end = link.parentElement?.getBoundingClientRect().right ?? left;
      return link.contains(document.elementFromPoint(end - 8, top + 22));
    }),
  );
  expect(isHit).toEqual(isHit.map(() => true));
});
