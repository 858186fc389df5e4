import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import type { Locator } from 'playwright-core';
import { expect, inject, it } from 'vitest';
import { firstPage, openContext, shareContext } from '../support/browser.ts';

it('a page is compared with the other version from its notice and its version menu, also where its address changed, without script', async () => {
  await using context = await openContext({ javaScriptEnabled: false });
  const page = await context.newPage();
  await page.goto('v2/sdk/engine/guide/cli/');
  await page.locator('.notice').getByRole('link', { name: '与 v3 对照' }).click();
  await page.waitForURL(({ pathname }) => pathname === '/compare/v2/sdk/engine/guide/cli/');
  expect(await page.locator('.navbar-link[data-active], .navbar-link[aria-current]').allInnerTexts()).toEqual(['SDK 功能']);
  expect(await page.locator('meta[name=robots]').getAttribute('content')).toBe('noindex, follow');
  // Told apart without colour, and for those who hear them.
  const [inserted, deleted] = [page.locator('.article ins:not(.line)').first(), page.locator('.article del:not(.line)').first()];
  // A line below the words would be that of a link.
  expect(await frameOf(inserted)).toEqual(['none', 'solid']);
  expect(await deleted.evaluate((element) => getComputedStyle(element).textDecorationLine)).toBe('line-through');
  expect(await inserted.locator('.visually-hidden').textContent()).toBe('增加：');
  // Leads from change to change, below the navbar, and from the summary into what is folded.
  expect(await page.locator('.comparison-bar > b').allInnerTexts()).toEqual(['v2', 'v3']);
  expect(await page.locator('.comparison-bar > div').isVisible()).toBe(false);
  await page.locator('#change-1').getByRole('link', { name: '下一处' }).click();
  await page.waitForURL(/#change-2$/);
  const next = page.locator('#change-2');
  await expect.poll(async () => (await next.boundingBox())?.y ?? 999).toBeLessThan(130);
  expect((await next.boundingBox())?.y).toBeGreaterThanOrEqual(59);
  const folded = page.locator('.whole-added').last();
  expect(await folded.getAttribute('open')).toBeNull();
  await page.locator('.sections-added a').last().click();
  await expect.poll(() => folded.getAttribute('open')).toBe('');
  // Lines of code with a sign begin where those without one do.
  const starts = await page.locator('.code-sides:has(ins) .side-new .line:not(:has(> i))').evaluateAll((lines) =>
    lines.slice(0, 40).map((line) => {
      const range = document.createRange();
      const text = [...line.childNodes].find(({ nodeType }) => nodeType === Node.TEXT_NODE);
      if (text) range.selectNodeContents(text);
      return text?.textContent?.startsWith(' ') === false ? Math.round(range.getBoundingClientRect().left) : null;
    }),
  );
  expect(new Set(starts.filter((start) => start !== null)).size).toBe(1);
  // By colour, too, in both themes, and paragraphs by a sign that stays where the reader's system sets the colours.
  for (const theme of ['light', 'dark']) {
    await page.evaluate((value) => document.documentElement.setAttribute('data-theme', value), theme);
    const tints = await Promise.all(
      [inserted, deleted].map((mark) => mark.evaluate((element) => getComputedStyle(element).backgroundColor)),
    );
    expect(new Set([...tints, 'rgba(0, 0, 0, 0)']).size).toBe(3);
  }
  await page.emulateMedia({ forcedColors: 'active' });
  const paragraphs = [page.locator('.article p > ins.line').first(), page.locator('.article p > del.line').first()];
  const signs = paragraphs.map((mark) => mark.evaluate((element) => getComputedStyle(element, '::before').content));
  expect(await Promise.all(signs)).toEqual(['"+ "', '"− "']);
  // Words have none: it would be read as one of them.
  expect(await inserted.evaluate((element) => getComputedStyle(element, '::before').content)).toBe('none');
  expect(await frameOf(inserted)).toEqual(['none', 'solid']);
  await page.emulateMedia({ forcedColors: 'none', media: 'print' });
  expect(await frameOf(inserted)).toEqual(['none', 'solid']);
  // A print has what is folded, and none of what leads on.
  expect(await folded.locator('> div').evaluate((element) => element.getBoundingClientRect().height)).toBeGreaterThan(40);
  expect(await page.locator(':is(.change-bar, .comparison-bar):visible').count()).toBe(0);
  await page.emulateMedia({ media: 'screen' });
  await page.getByRole('link', { name: /^v3 / }).click();
  await page.waitForURL(({ pathname }) => pathname === '/sdk/engine/cli/');
  expect(await page.locator('.menu-list a', { hasText: '与 v2 对照' }).first().getAttribute('href')).toBe(
    '/compare/v2/sdk/engine/guide/cli/',
  );
  const sitemap = await (await context.request.get('sitemap.xml')).text();
  expect(sitemap).not.toContain('/compare/');
});

/** The line below an element's text, and that around it. */
const frameOf = (element: Locator): Promise<string[]> =>
  element.evaluate((found) => {
    const { textDecorationLine, borderBlockStartStyle } = getComputedStyle(found);
    return [textDecorationLine, borderBlockStartStyle];
  });

it.each([390, 1440])('with script, one bar stays in sight, tells which change is read, and leads on by keyboard (%d px)', async (width) => {
  await using context = await shareContext({ viewport: { width, height: 844 } });
  const page = await firstPage(context);
  await page.goto('en/compare/v2/sdk/engine/guide/cli/');
  const bar = page.locator('.comparison-bar');
  const place = bar.locator('div > span');
  expect(await place.textContent()).toMatch(/^\d+ changes$/);
  expect(await page.locator('.change-bar:visible').count()).toBe(0);
  const total = await page.locator('.change').count();
  const next = bar.getByRole('link', { name: 'Next' });
  await page.locator('#change-1').evaluate((change) => change.scrollIntoView());
  await expect.poll(() => place.textContent()).toBe(`Change 1 of ${total}`);
  await next.focus();
  await page.keyboard.press('Enter');
  await page.keyboard.press('Enter');
  await expect.poll(() => place.textContent()).toBe(`Change 3 of ${total}`);
  await page.waitForURL(/#change-3$/);
  await expect.poll(() => page.locator('[role=status]').allTextContents()).toContain(`Change 3 of ${total}`);
  // It stays in sight, with the change below it.
  await expect.poll(async () => (await page.locator('#change-3').boundingBox())?.y ?? 999).toBeLessThan(140);
  const [top, change] = [await bar.boundingBox(), await page.locator('#change-3').boundingBox()];
  expect(top?.y).toBeLessThan(61);
  expect(change?.y).toBeGreaterThanOrEqual((top?.y ?? 0) + (top?.height ?? 0));
  // The tabulator goes on in the change, not with the first link of the text.
  await page.keyboard.press('Tab');
  const isFurther = await page.locator('#change-3').evaluate((here) => {
    const to = document.activeElement;
    return here.contains(to) || (to !== null && (here.compareDocumentPosition(to) & Node.DOCUMENT_POSITION_FOLLOWING) > 0);
  });
  expect(isFurther).toBe(true);
  // The end of the page may show several: the last is the one that was asked for, and the way back leads through all.
  await page.evaluate((id) => location.assign(id), `#change-${total}`);
  await expect.poll(() => place.textContent()).toBe(`Change ${total} of ${total}`);
  expect(await next.getAttribute('aria-disabled')).toBe('true');
  const previous = bar.getByRole('link', { name: 'Previous' });
  for (const at of [total - 1, total - 2]) {
    await previous.click();
    await expect.poll(() => place.textContent()).toBe(`Change ${at} of ${total}`);
  }
  await bar.getByRole('link', { name: 'Overview' }).click();
  await expect.poll(() => place.textContent()).toBe(`${total} changes`);
});

it.each([
  ['compare/v2/sdk/im/features/', ['即时通讯', '功能介绍']],
  ['en/compare/v2/sdk/im/features/', ['Instant Messaging', 'Introduction']],
  ['compare/v2/sdk/engine/guide/rest/', ['云引擎', '云函数', 'REST API']],
])('a comparison says which service it is of: %s', async (path, names) => {
  await using context = await shareContext();
  const page = await firstPage(context);
  await page.goto(path);
  expect(await page.locator('.breadcrumbs li').allInnerTexts()).toEqual(names);
  const hrefs = await page.locator('.breadcrumbs a').evaluateAll((links) => links.map((link) => link.getAttribute('href')));
  expect(new Set(hrefs).size).toBe(hrefs.length);
});

it('no heading of a comparison is both new and gone', () => {
  const dist = inject('dist');
  const found = readdirSync(dist, { recursive: true, encoding: 'utf8' }).filter((file) => /(?:^|\/)compare\/.*page\.json$/.test(file));
  expect(found.length).toBeGreaterThan(100);
  const both = found.filter((file) => {
    const { html } = JSON.parse(readFileSync(join(dist, file), 'utf8'));
    const marked = String(html).matchAll(
      /<(h[2-6])[^>]*><(?:ins|del) class="line (added|removed)"><span [^>]*>[^<]*<\/span>(.*?)<\/(?:ins|del)><\/h/g,
    );
    const headings = { added: new Set<string>(), removed: new Set<string>() };
    for (const [, tag, mark, text] of marked) headings[mark === 'added' ? 'added' : 'removed'].add(`${tag} ${text}`);
    return [...headings.added].some((heading) => headings.removed.has(heading));
  });
  expect(both).toEqual([]);
});
