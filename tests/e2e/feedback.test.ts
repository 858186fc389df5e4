import { dirname, join } from 'node:path';
import type { Page } from 'playwright-core';
import { expect, inject, it } from 'vitest';
import { readReports } from '../../engine/src/server/feedback/feedback-file.ts';
import { firstPage, openPage, shareContext } from '../support/browser.ts';
import { openSearch, SEARCH_FIELD } from '../support/search-overlay.ts';

const guide = 'sdk/leaderboard/guide/';
/** What the server that all tests share has kept of this page. */
const kept = (page: string) => readReports(join(dirname(inject('dist')), 'feedback.sqlite')).filter((report) => report.page === page);
const focused = (page: Page) =>
  page.evaluate(() => document.activeElement?.getAttribute('aria-label') ?? document.activeElement?.textContent);

it('a reader reports what is wrong with a section, by keyboard alone, and is back where they were', async () => {
  await using context = await shareContext();
  const page = await openPage(context, guide);
  const before = kept(`/${guide}`).length;
  const buttons = page.locator('.section-report button');
  await buttons.first().waitFor();
  const sections = await page.$$eval('.article :is(h2, h3)', (headings) =>
    headings
      .filter((heading) => !heading.nextElementSibling?.matches('h2, h3, section:has(> :is(h2, h3))'))
      .map((heading) => heading.textContent.trim()),
  );
  expect(sections.length).toBeGreaterThan(10);
  expect(await buttons.evaluateAll((all) => all.map((button) => button.ariaLabel))).toEqual(
    [await page.locator('h1').innerText(), ...sections].map((title) => `报告问题：${title}`),
  );
  const overlaps = await page.$$eval('.section-report', (places) =>
    places.filter((place) => {
      const { top, bottom } = (place.firstElementChild ?? place).getBoundingClientRect();
      const above = place.previousElementSibling?.getBoundingClientRect().bottom ?? top;
      const below = place.nextElementSibling?.getBoundingClientRect().top ?? bottom;
      // Its padding may be under what is around.
      return top + 4 < above || bottom - 4 > below;
    }),
  );
  expect(overlaps).toEqual([]);
  // The last one stands off the text above it, and is as high as a finger needs.
  const end = await page.$eval('.section-report:last-child', (place) => {
    const button = place.firstElementChild ?? place;
    const { top, bottom, height } = button.getBoundingClientRect();
    const padding = Number.parseFloat(getComputedStyle(button).paddingTop);
    const above = place.previousElementSibling?.getBoundingClientRect().bottom ?? top;
    const line = document.querySelector('.article-footer')?.getBoundingClientRect().top ?? bottom;
    return { height, above: top + padding - above, below: line - (bottom - padding) };
  });
  expect(end.height).toBe(44);
  expect(end.above).toBeGreaterThanOrEqual(16);
  expect(end.below).toBeGreaterThanOrEqual(16);
  // One is seen at a time: that of the section under the pointer, and the last one always.
  const seen = () =>
    buttons.evaluateAll((all) => all.flatMap((button, index) => (getComputedStyle(button).opacity === '0' ? [] : [index])));
  const last = sections.length;
  await page.locator('.article h2').nth(1).hover();
  await expect.poll(seen).toEqual([2, last]);
  const name = '报告问题：创建榜单';
  await page.getByRole('button', { name }).focus();
  await page.keyboard.press('Enter');
  const dialog = page.getByRole('dialog', { name });
  await dialog.waitFor();
  await page.keyboard.press('Space');
  await page.keyboard.press('Tab');
  await page.keyboard.type('第二步已经改名了');
  await page.keyboard.press('Enter');
  await dialog.getByRole('status').getByText('谢谢，作者会看到这条反馈。').waitFor();
  await expect.poll(() => focused(page)).toBe('关闭');
  await page.keyboard.press('Enter');
  await dialog.waitFor({ state: 'detached' });
  await expect.poll(() => focused(page)).toBe(name);
  const reports = kept(`/${guide}`);
  expect(reports).toHaveLength(before + 1);
  expect(reports.at(-1)).toMatchObject({ kind: 'wrong', text: '第二步已经改名了', sample: null });
  expect(await page.locator(`#${reports.at(-1)?.section}`).textContent()).toContain('创建榜单');
});

it('a sample that does not work is reported from its bar, on a tablet; bars have no room for it on phones', async () => {
  await using context = await shareContext({ viewport: { width: 768, height: 1024 } });
  const page = await openPage(context, `en/${guide}`);
  const shown = page.locator('.code:visible').first();
  await shown.locator('.code-report').click();
  const dialog = page.getByRole('dialog', { name: 'Report a problem with this code' });
  expect(await dialog.getByRole('radio', { checked: true }).evaluate((radio) => radio.parentElement?.textContent?.trim())).toBe(
    'Sample does not work',
  );
  await dialog.getByRole('button', { name: 'Send' }).click();
  await dialog.getByRole('button', { name: 'Close' }).click();
  await dialog.waitFor({ state: 'detached' });
  const place = await page.locator('figure.code').evaluateAll((blocks) => blocks.findIndex((block) => block.checkVisibility()) + 1);
  expect(kept(`/en/${guide}`).at(-1)).toMatchObject({ kind: 'sample', sample: place });
  await page.setViewportSize({ width: 390, height: 844 });
  await shown.locator('.code-report').waitFor({ state: 'hidden' });
  // The other buttons of a bar end with it, also where no path fills it.
  const rooms = () =>
    page
      .locator('.code:visible figcaption')
      .evaluateAll((bars) => [
        ...new Set(
          bars.map((bar) => Math.round(bar.getBoundingClientRect().right - (bar.lastElementChild?.getBoundingClientRect().right ?? 0))),
        ),
      ]);
  await expect.poll(async () => (await rooms()).length).toBe(1);
  expect((await rooms())[0]).toBeLessThan(20);
  expect(await page.locator('.section-report button').last().isVisible()).toBe(true);
});

it('what cannot be sent stays in the form, says so, and is there again when it is opened again', async () => {
  await using context = await shareContext();
  const answer = Promise.withResolvers<void>();
  await context.route('**/api/feedback', (route) => answer.promise.then(() => route.fulfill({ status: 503, body: '{}' })));
  const page = await openPage(context, `en/${guide}`);
  const button = page.locator('.section-report button').nth(1);
  await button.click();
  const dialog = page.getByRole('dialog');
  // Without a choice it says so in the language of the page, and leads to it.
  await dialog.getByRole('button', { name: 'Send' }).click();
  const missing = dialog.getByRole('alert').getByText('Choose one of these first.');
  await missing.waitFor();
  const choices = dialog.getByRole('radiogroup');
  expect(await choices.getAttribute('aria-invalid')).toBe('true');
  expect(await choices.evaluate((group) => document.getElementById(group.getAttribute('aria-describedby') ?? '')?.textContent)).toBe(
    'Choose one of these first.',
  );
  const first = dialog.getByRole('radio').first();
  await expect.poll(() => first.evaluate((radio) => radio === document.activeElement)).toBe(true);
  // Also after a click, where browsers show no focus by themselves.
  const ring = () => dialog.locator(':focus').evaluate((field) => getComputedStyle(field).outline);
  await expect.poll(ring).toMatch(/ solid 2px$/);
  await dialog.getByRole('radio', { name: 'Unclear' }).check();
  await missing.waitFor({ state: 'detached' });
  expect(await choices.getAttribute('aria-invalid')).toBe('false');
  await dialog.getByRole('textbox').fill('Which one?');
  await dialog.getByRole('button', { name: 'Send' }).click();
  await dialog.getByRole('button', { name: 'Sending…' }).waitFor();
  answer.resolve();
  await dialog.getByRole('alert').getByText('Your text is still here').waitFor();
  expect(await dialog.getByRole('textbox').inputValue()).toBe('Which one?');
  await page.keyboard.press('Escape');
  await dialog.waitFor({ state: 'detached' });
  await button.click();
  expect(await dialog.getByRole('textbox').inputValue()).toBe('Which one?');
  expect(await dialog.getByRole('radio', { name: 'Unclear' }).isChecked()).toBe(true);
});

it('the buttons come late and move nothing, come again on the next page, and are on no page without script', async () => {
  await using context = await shareContext();
  const page = await openPage(context, guide);
  await page.locator('.section-report button').first().waitFor();
  const shift = await page.evaluate(
    () =>
      new Promise((resolve) => {
        const observer = new PerformanceObserver((list) =>
          resolve(list.getEntries().reduce((sum, entry) => sum + Reflect.get(entry, 'value'), 0)),
        );
        observer.observe({ type: 'layout-shift', buffered: true });
        setTimeout(() => resolve(0), 300);
      }),
  );
  expect(shift).toBeLessThan(0.01);
  await page.locator('.pagination-next').click();
  await page.waitForURL((url) => url.pathname !== `/${guide}`);
  await page.locator('.section-report button').first().waitFor();

  await using plain = await shareContext({ javaScriptEnabled: false });
  const read = await firstPage(plain);
  await read.goto(guide);
  expect(await read.locator('.section-report, .code-report').count()).toBe(0);
});

/** A profile in which the site has a tracker of issues. */
async function openWithTracker() {
  const context = await shareContext();
  await context.route('**/-/site-en-*.json', async (route) => {
    const response = await route.fetch();
    const site: { feedback: object } = await response.json();
    const issues = 'https://issues.example/new?title=<title>&body=<body>';
    await route.fulfill({ response, json: { ...site, feedback: { ...site.feedback, issues } } });
  });
  return context;
}

it('what was searched for in vain is reported, cut between characters where it is long', async () => {
  await using context = await openWithTracker();
  await context.route('**/api/search?*', (route) => route.fulfill({ json: { hits: [] } }));
  const page = await openPage(context, `en/${guide}`);
  await openSearch(page);
  await page.fill(SEARCH_FIELD, `${'x'.repeat(299)}🎮`);
  await page.getByRole('button', { name: 'Nothing fits? Tell us' }).click();
  expect(await page.locator('dialog.report').getByRole('textbox').inputValue()).toBe('x'.repeat(299));
});

it('the search says so where the dialog for what was not found does not come', async () => {
  await using context = await shareContext();
  await context.route('**/-/open-report-*.js', (route) => route.abort());
  await context.route('**/api/search?*', (route) => route.fulfill({ json: { hits: [] } }));
  const page = await openPage(context, `en/${guide}`);
  await openSearch(page);
  await page.fill(SEARCH_FIELD, 'xyzzy');
  await page.getByRole('button', { name: 'Nothing fits? Tell us' }).click();
  await page.locator('.search').getByRole('alert').getByText('Network Error').waitFor();
});

it('leads to a new issue that says the same, where the operator has a tracker', async () => {
  await using context = await openWithTracker();
  const page = await openPage(context, `en/${guide}`);
  await page.locator('.section-report button').nth(1).click();
  const dialog = page.getByRole('dialog');
  await dialog.getByRole('radio', { name: 'Missing' }).check();
  await dialog.getByRole('textbox').fill('What if a & b < c?');
  const link = dialog.locator('a[target=_blank]');
  const address = new URL((await link.getAttribute('href')) ?? '');
  expect(address.origin + address.pathname).toBe('https://issues.example/new');
  expect(address.searchParams.get('title')).toBe(await dialog.getByRole('heading').textContent());
  const [kind, text, place] = (address.searchParams.get('body') ?? '').split('\n\n');
  expect([kind, text]).toEqual(['Something is missing', 'What if a & b < c?']);
  expect(place).toMatch(/^http.*\/en\/sdk\/leaderboard\/guide\/#[\w-]+$/);
  expect(await link.getAttribute('rel')).toContain('noopener');
});

it('a reader whose connection goes before the buttons have come reads on without them', async () => {
  await using context = await shareContext();
  let count = 0;
  // The texts of the shell come first, then those of the buttons.
  await context.route('**/-/zh-Hans-*.js', (route) => (count++ === 0 ? route.continue() : route.abort()));
  const page = await firstPage(context);
  const failed = page.waitForEvent('requestfailed');
  await page.goto('sdk/leaderboard/faq/');
  await failed;
  await page.waitForSelector('html[data-ready]');
  expect(await page.locator('.section-report').count()).toBe(0);
});
