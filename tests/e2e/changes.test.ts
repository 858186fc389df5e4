import { expect, it } from 'vitest';
import { openContext } from '../support/browser.ts';

it('a reader without script sees when a page was changed, goes to all changes, and from there to a feed and back to the page', async () => {
  await using context = await openContext({ javaScriptEnabled: false });
  const page = await context.newPage();
  await page.goto('en/sdk/im/guide/beginner/');
  const changes = page.locator('details.article-updated');
  await changes.locator('summary').click();
  expect(await changes.locator('li time').count()).toBeGreaterThan(1);
  // The first lines of commits are about the project, not for its readers.
  expect(await changes.locator('li').first().innerText()).toBe(await changes.locator('li time').first().innerText());
  await changes.getByRole('link', { name: 'All changes' }).click();
  expect(new URL(page.url()).pathname).toBe('/en/changes/');
  expect(await page.locator('h2').allTextContents()).toEqual(expect.arrayContaining(['SDK Features', 'Store Settings']));
  const feed = await page.locator('h2#sdk + p a').first().getAttribute('href');
  const response = await context.request.get(feed ?? '');
  expect([response.status(), response.headers()['content-type'], await response.text()]).toEqual([
    200,
    expect.stringMatching(/^application\/atom\+xml/),
    expect.stringMatching(/<title>Developer Documentation v3: SDK Features<\/title>/),
  ]);
  await page.locator('h3 + ul a[href="/en/sdk/im/guide/beginner/"]').first().click();
  expect(new URL(page.url()).pathname).toBe('/en/sdk/im/guide/beginner/');
});

it('a page is compared with the other version from its notice and its version menu, also where its address changed, without script', async () => {
  await using context = await openContext({ javaScriptEnabled: false });
  const page = await context.newPage();
  await page.goto('v2/sdk/engine/guide/cli/');
  await page.locator('.notice').getByRole('link', { name: '与 v3 对照' }).click();
  expect(new URL(page.url()).pathname).toBe('/compare/v2/sdk/engine/guide/cli/');
  expect(await page.locator('meta[name=robots]').getAttribute('content')).toBe('noindex, follow');
  // Told apart without colour, and for those who hear them.
  const [inserted, deleted] = [page.locator('.article ins:not(.line)').first(), page.locator('.article del:not(.line)').first()];
  expect(await inserted.evaluate((element) => getComputedStyle(element).textDecorationLine)).toBe('underline');
  expect(await deleted.evaluate((element) => getComputedStyle(element).textDecorationLine)).toBe('line-through');
  expect(await inserted.locator('.visually-hidden').textContent()).toBe('增加：');
  // By colour, too, in both themes, and by a sign that stays where the reader's system sets the colours.
  for (const theme of ['light', 'dark']) {
    await page.evaluate((value) => document.documentElement.setAttribute('data-theme', value), theme);
    const tints = await Promise.all(
      [inserted, deleted].map((mark) => mark.evaluate((element) => getComputedStyle(element).backgroundColor)),
    );
    expect(new Set([...tints, 'rgba(0, 0, 0, 0)']).size).toBe(3);
  }
  await page.emulateMedia({ forcedColors: 'active' });
  const signs = [inserted, deleted].map((mark) => mark.evaluate((element) => getComputedStyle(element, '::before').content));
  expect(await Promise.all(signs)).toEqual(['"+ "', '"- "']);
  expect(await inserted.evaluate((element) => getComputedStyle(element).textDecorationLine)).toBe('underline');
  await page.emulateMedia({ forcedColors: 'none' });
  await page.getByRole('link', { name: /^v3: / }).click();
  expect(new URL(page.url()).pathname).toBe('/sdk/engine/cli/');
  expect(await page.locator('.menu-list a', { hasText: '与 v2 对照' }).first().getAttribute('href')).toBe(
    '/compare/v2/sdk/engine/guide/cli/',
  );
  const sitemap = await (await context.request.get('sitemap.xml')).text();
  expect(sitemap).not.toContain('/compare/');
});
