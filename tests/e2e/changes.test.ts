import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { XMLParser, XMLValidator } from 'fast-xml-parser';
import { expect, inject, it } from 'vitest';
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
  await page.waitForURL(({ pathname }) => pathname === '/en/changes/');
  expect(await page.locator('h2').allTextContents()).toEqual(expect.arrayContaining(['SDK Features', 'Store Settings']));
  await page.locator('.feeds summary').click();
  const feed = await page.locator('.feeds a[href="/en/sdk/changes.atom"]').getAttribute('href');
  const response = await context.request.get(feed ?? '');
  expect([response.status(), response.headers()['content-type'], await response.text()]).toEqual([
    200,
    expect.stringMatching(/^application\/atom\+xml/),
    expect.stringMatching(/<title>Developer Documentation v3: SDK Features<\/title>/),
  ]);
  // Which pages they are is another one each day.
  const changed = page.locator('h3[id^=sdk-] + div > ul > li > span > a').last();
  const address = await changed.getAttribute('href');
  await changed.click();
  await page.waitForURL(({ pathname }) => pathname === address);
  expect(await page.locator('.article-updated').count()).toBe(1);
});

it('a reader sees which sections of a page were changed, and goes there', async () => {
  await using context = await openContext({ javaScriptEnabled: false });
  const page = await context.newPage();
  for (const locale of ['', 'en/']) {
    await page.goto(`${locale}changes/`);
    const heading = page.locator(`.changed ul a[href^="/${locale}sdk/"][href*="#"]`).first();
    const name = await heading.innerText();
    const address = (await heading.getAttribute('href')) ?? '';
    await heading.click();
    await page.waitForURL(`**${address}`);
    expect(await page.locator(`:is(h2, h3)[id="${address.split('#')[1]}"]`).innerText()).toBe(name);
  }
});

it('names of changed pages look like links, and a date stays on the line of its first page', async () => {
  await using context = await openContext({ viewport: { width: 1440, height: 900 } });
  const page = await context.newPage();
  await page.goto('en/changes/');
  const colour = (selector: string) =>
    page
      .locator(selector)
      .first()
      .evaluate((element) => getComputedStyle(element).color);
  expect(await colour('.changed a')).not.toBe(await colour('.article p'));
  expect(
    await page
      .locator('.changed a')
      .first()
      .evaluate((link) => getComputedStyle(link).textDecorationLine),
  ).toBe('underline');
  // Dates stand on the line of the first page, and stay there.
  await page.mouse.wheel(0, 700);
  await page.waitForFunction(() => scrollY > 600);
  const offsets = await page.locator('.changes-day').evaluateAll((days) =>
    days.map((day) => {
      const [date, first] = [day.querySelector('time'), day.querySelector('.changed a')];
      return Math.abs((date?.getClientRects()[0]?.bottom ?? 0) - (first?.getClientRects()[0]?.bottom ?? 99));
    }),
  );
  expect(offsets.length).toBeGreaterThan(5);
  expect(Math.max(...offsets)).toBeLessThan(4);
});

it('the home page and the downloads of the older version begin with what its other pages begin with, and with how to upgrade', async () => {
  await using context = await openContext({ javaScriptEnabled: false });
  const page = await context.newPage();
  for (const [path, link] of [
    ['v2/', '/'],
    ['en/v2/', '/en/'],
    ['v2/tap-download/', '/tap-download/'],
    ['en/v2/tap-download/', '/en/tap-download/'],
  ] as const) {
    await page.goto(path);
    const notice = page.locator('main .notice');
    expect(await notice.getByRole('link').first().getAttribute('href'), path).toBe(link);
    // Amber, as on the others, and above the first section.
    const color = await notice.evaluate((element) => getComputedStyle(element).borderInlineStartColor);
    expect((await notice.boundingBox())?.y, path).toBeLessThan((await page.locator('main h2').first().boundingBox())?.y ?? 0);
    await page.goto('v2/sdk/engine/guide/cli/');
    expect(await page.locator('.notice').evaluate((element) => getComputedStyle(element).borderInlineStartColor)).toBe(color);
  }
  await page.goto('v2/');
  await page.locator('main .notice').getByRole('link', { name: '从 2.x 升级到 3.x' }).click();
  await page.waitForURL('**/sdk/taptap-login/guide/upgrade2.x/');
});

it('every feed is valid: Atom by RFC 4287, JSON Feed by its version 1.1; there is one for each language, version and section', () => {
  const dist = inject('dist');
  const found = readdirSync(dist, { recursive: true, encoding: 'utf8' }).filter((file) => /(?:^|\/)changes\.(?:atom|json)$/.test(file));
  for (const root of ['', 'en/', 'v2/', 'en/v2/', 'sdk/', 'en/sdk/', 'store/', 'en/v2/sdk/']) {
    expect(found).toEqual(expect.arrayContaining([`${root}changes.atom`, `${root}changes.json`]));
  }
  const isTime = (text: unknown): boolean => /^\d{4}-\d\d-\d\dT\d\d:\d\d:\d\dZ$/.test(String(text));
  const parser = new XMLParser({ ignoreAttributes: false, isArray: (name) => name === 'entry' || name === 'link' });
  for (const file of found) {
    const text = readFileSync(join(dist, file), 'utf8');
    const address = `https://developer.taptap.cn/${file}`;
    if (file.endsWith('.json')) {
      const { version, title, feed_url, items } = JSON.parse(text);
      expect([version, feed_url, typeof title], file).toEqual(['https://jsonfeed.org/version/1.1', address, 'string']);
      const ids = new Set(items.map(({ id }: { id: string }) => id));
      expect(ids.size, file).toBe(items.length);
      for (const { id, url, content_text, date_modified } of items) {
        expect([URL.canParse(id), URL.canParse(url), content_text !== '', isTime(date_modified)], id).toEqual([true, true, true, true]);
      }
      continue;
    }
    expect(XMLValidator.validate(text), file).toBe(true);
    const { feed } = parser.parse(text);
    expect([feed['@_xmlns'], feed.id, isTime(feed.updated), typeof feed.author.name], file).toEqual([
      'http://www.w3.org/2005/Atom',
      address,
      true,
      'string',
    ]);
    expect(feed.link.find((link: Record<string, string>) => link['@_rel'] === 'self')?.['@_href'], file).toBe(address);
    const ids = new Set(feed.entry.map(({ id }: { id: string }) => id));
    expect(ids.size, file).toBe(feed.entry.length);
    for (const { id, title, updated, link } of feed.entry) {
      expect([URL.canParse(id), String(title) !== '', isTime(updated), URL.canParse(link[0]['@_href'])], id).toEqual([
        true,
        true,
        true,
        true,
      ]);
    }
  }
});
