import type { Locator, Page } from 'playwright-core';
import { expect, it } from 'vitest';
import { lookAt, openContext, openPage, shareContext } from '../support/browser.ts';

const pageOfTypes = 'en/sdk-api/java/lc-storage-core-2/';
const pageOfFew = 'en/sdk-api/objc/lc-3/';
const fieldOf = (page: Page): Locator => page.getByRole('searchbox', { name: 'Filter types and members' });
const hereIn = (page: Page): Promise<string[]> => page.locator('.article [data-here]').allInnerTexts();
const toldIn = (page: Page): Promise<string> => page.locator('.type-filter output:visible').innerText();
const isFocused = (element: Locator): Promise<boolean> => element.evaluate((one) => one === document.activeElement);
/** Fills the field once all that is looked in is there: members get their addresses late. */
async function look(page: Page, text: string): Promise<void> {
  await page.locator('a.member').first().waitFor({ state: 'attached' });
  await fieldOf(page).fill(text);
}

it('Enter walks through what is found and round, says where once, and leaves focus, address and history as they are', async () => {
  await using context = await openContext();
  const page = await openPage(context, pageOfFew);
  await page.goto(pageOfTypes);
  const address = page.url();
  await look(page, 'setAPNs');
  await page.evaluate(() => {
    const output = [...document.querySelectorAll('.type-filter output')].find((one) => one.getClientRects().length > 0);
    const changes: string[] = [];
    Object.assign(window, { changes });
    if (output)
      new MutationObserver((all) => changes.push(...all.map(() => output.textContent ?? ''))).observe(output, { childList: true });
  });
  const walked: string[] = [];
  for (const key of ['Enter', 'Enter', 'Enter', 'Shift+Enter']) {
    await page.keyboard.press(key);
    walked.push(...(await hereIn(page)));
  }
  const [topic, team] = ['void setAPNsTopic(String APNsTopic)', 'void setAPNsTeamId(String APNsTeamId)'];
  expect(walked.map((line) => line.trim())).toEqual([topic, team, topic, team]);
  expect(await page.evaluate(() => Object(window).changes)).toEqual([
    '1 of 2, setAPNsTopic, LCPush',
    '2 of 2, setAPNsTeamId, LCPush',
    '1 of 2, setAPNsTopic, LCPush',
    '2 of 2, setAPNsTeamId, LCPush',
  ]);
  expect(await page.locator('.toc [data-here]').allInnerTexts()).toEqual(['setAPNsTeamId']);
  expect([await isFocused(fieldOf(page)), page.url()]).toEqual([true, address]);
  // A link to a hit is one entry of the history, as are links elsewhere.
  await page.locator('.toc').getByRole('link', { name: 'setAPNsTopic' }).click();
  await page.waitForURL('**#cn-leancloud-lcpush.setAPNsTopic');
  await page.goBack();
  await page.waitForURL(address);
  await expect
    .poll(async () => [await fieldOf(page).inputValue(), await page.locator('.article h3:visible').count()])
    .toEqual(['setAPNs', 1]);
  await page.reload();
  await look(page, 'LCPush');
  await page.keyboard.press('Enter');
  await page.goBack();
  await page.waitForURL(`**/${pageOfFew}`);
});

it('each hit that Enter leads to comes into sight, wherever the page has been', async () => {
  await using context = await shareContext({ viewport: { width: 1440, height: 600 } });
  const page = await openPage(context, pageOfTypes);
  await look(page, 'callback');
  await page.evaluate(() => scrollTo(0, 0));
  for (const key of ['Shift+Enter', 'Enter', 'Shift+Enter', 'Shift+Enter']) {
    await page.keyboard.press(key);
    const isSeen = async (hit: Locator): Promise<boolean> => {
      const { y = -1, height = 0 } = (await hit.boundingBox()) ?? {};
      return y > 60 && y + height < 600;
    };
    await expect.poll(() => isSeen(page.locator('.article [data-here]')), { message: key }).toBe(true);
    await expect.poll(() => isSeen(page.locator('.toc [data-here]').first()), { message: `${key}, in the list` }).toBe(true);
    // At the end of the page, too, the field is seen.
    await expect.poll(async () => (await fieldOf(page).boundingBox())?.y ?? -1).toBeGreaterThan(20);
  }
});

it('the arrow keys go through the list of hits and back to the field; Escape empties the field, then leaves it for what was reached', async () => {
  await using context = await shareContext();
  const page = await openPage(context, pageOfTypes);
  await look(page, 'setAPNs');
  const focused = () => page.evaluate(() => document.activeElement?.textContent);
  const visited: unknown[] = [];
  for (const key of ['ArrowDown', 'ArrowDown', 'ArrowDown', 'ArrowDown', 'ArrowUp', 'Escape']) {
    await page.keyboard.press(key);
    visited.push(await focused());
  }
  expect(visited).toEqual(['LCPush', 'setAPNsTopic', 'setAPNsTeamId', 'setAPNsTeamId', 'setAPNsTopic', '']);
  expect(await isFocused(fieldOf(page))).toBe(true);
  await page.keyboard.press('Enter');
  const line = page.locator('[id="cn-leancloud-lcpush.setAPNsTopic"]');
  const before = (await line.boundingBox())?.y ?? 0;
  await page.keyboard.press('Escape');
  expect([await fieldOf(page).inputValue(), await page.locator('.toc output').textContent(), await isFocused(fieldOf(page))]).toEqual([
    '',
    '',
    true,
  ]);
  await expect.poll(async () => Math.abs(((await line.boundingBox())?.y ?? 0) - before)).toBeLessThan(4);
  await page.keyboard.press('Escape');
  expect(await isFocused(line)).toBe(true);
  await page.keyboard.press('Tab');
  expect(await focused()).toBe('setAPNsTopic');
});

it('with the keyboard of a phone open, the first hit is seen at once below the field, which stays', async () => {
  await using context = await openContext({ viewport: { width: 390, height: 422 }, hasTouch: true, isMobile: true });
  const page = await openPage(context, pageOfTypes);
  const intro = page.locator('.article > p').first();
  expect(await intro.isVisible()).toBe(true);
  await look(page, 'setAPNs');
  expect(await intro.isVisible()).toBe(false);
  const bottomOfField = async () => page.locator('.article .type-filter').evaluate((field) => field.getBoundingClientRect().bottom);
  const expectSight = async (element: Locator): Promise<void> => {
    await expect
      .poll(async () => {
        const { y = -1, height = 0 } = (await element.boundingBox()) ?? {};
        return y >= (await bottomOfField()) && y + height <= 422;
      })
      .toBe(true);
  };
  await expectSight(page.locator('#cn-leancloud-lcpush'));
  await page.keyboard.press('Enter');
  await page.keyboard.press('Enter');
  await expectSight(page.locator('.article [data-here]'));
  await expect.poll(bottomOfField).toBeGreaterThan(80);
  await expect.poll(bottomOfField).toBeLessThan(230);
  await page.getByRole('button', { name: 'Clear the filter' }).click();
  await expect.poll(() => isFocused(fieldOf(page))).toBe(true);
  expect(await intro.isVisible()).toBe(true);
  // In the list above the text, Enter closes the list and goes on in the field of the article.
  await page.evaluate(() => scrollTo(0, 9000));
  const folded = page.locator('.toc-folded');
  await folded.locator('summary').click();
  await folded.getByRole('searchbox').fill('LCFriendship');
  await page.keyboard.press('Enter');
  expect(await folded.getAttribute('open')).toBeNull();
  expect(await isFocused(page.locator('.article input'))).toBe(true);
  await expectSight(page.locator('#cn-leancloud-lcfriendship'));
});

it('what other pages have is named below the field, and all of it is one key away', async () => {
  await using context = await shareContext();
  const page = await openPage(context, pageOfTypes);
  for (const [width, place] of [
    [1440, '.toc .found-elsewhere'],
    [390, '.article > .elsewhere'],
  ] as const) {
    await page.setViewportSize({ width, height: 844 });
    await look(page, 'object');
    const line = page.locator('.first-elsewhere:visible');
    await expect.poll(() => line.innerText()).toMatch(/^Other pages: \w+, \w+, \d+ more$/);
    expect(await toldIn(page)).toMatch(/; other pages: \d+\stypes$/);
    const first = page.locator(`${place} .found-types > li > a`).first();
    expect(await line.locator('a').first().innerText()).toBe(await first.innerText());
    await line.getByRole('button').click();
    await expect.poll(() => isFocused(first)).toBe(true);
    await expect
      .poll(async () => {
        const y = (await first.boundingBox())?.y ?? -1;
        return y > 60 && y < 800;
      })
      .toBe(true);
  }
  // Whoever comes back finds the page as it was.
  const types = await page.locator('.article h3:visible').count();
  await page.locator('.article .first-elsewhere a').first().click();
  await page.waitForURL('**/lc-storage-core/#*');
  await expect.poll(() => fieldOf(page).inputValue()).toBe('');
  await page.goBack();
  await page.waitForURL(`**/${pageOfTypes}`);
  await expect.poll(() => fieldOf(page).inputValue()).toBe('object');
  await expect.poll(() => page.locator('.article h3:visible').count()).toBe(types);
});

it('names that are longer than their column break before their words, and stay names', async () => {
  for (const width of [390, 1440]) {
    await using sight = await lookAt('en/sdk-api/cpp/ue-tapbillboard/', { viewport: { width, height: 844 } });
    const { page } = sight;
    const broken = await page.locator('.article h3, :is(.toc, .toc-folded) a').evaluateAll((names) =>
      names.flatMap((name) => {
        const texts = [...name.childNodes].filter((node) => node instanceof Text);
        const rows = texts.map((text) => {
          const range = document.createRange();
          range.selectNodeContents(text);
          return range.getClientRects().length;
        });
        return rows.some((count) => count > 1) || name.scrollWidth > name.clientWidth + 1 ? [name.textContent] : [];
      }),
    );
    expect(broken, String(width)).toEqual([]);
  }
  // Several types are called Builder: none of them leads to another.
  await using sight = await lookAt('en/sdk-api/java/lc-realtime-android/');
  await sight.page.locator('a.type-link').first().waitFor();
  const links = await sight.page
    .locator('a.type-link', { hasText: /^Builder$/ })
    .evaluateAll((all) => all.map((link) => (link instanceof HTMLAnchorElement ? link.hash : '')));
  expect(links).toEqual([]);
});
