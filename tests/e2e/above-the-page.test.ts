import type { Page } from 'playwright-core';
import { describe, expect, it } from 'vitest';
import { arriveAt, hold, openPage, shareContext } from '../support/browser.ts';
import { svg } from '../support/build-small-site.ts';
import { serveFixtureToAll } from '../support/served-site.ts';

const site = serveFixtureToAll(
  {
    'content/zh-Hans/v3/sdk/start.mdx': '---\ntitle: 开始\n---\n\n[去推送](/sdk/push/)\n',
    'content/zh-Hans/v3/sdk/push.mdx': '---\ntitle: 推送\n---\n\n![流程](/img/flow.svg)\n\n[去开始](/sdk/start/)\n',
    'static/img/flow.svg': svg,
    'glossary.yml': 'terms: []\n',
  },
  { feedback: {}, navbar: [{ type: 'search' }] },
);

const openers: [string, (page: Page) => Promise<void>][] = [
  ['a picture', (page) => page.locator('.article img').click()],
  ['the search', (page) => page.keyboard.press('Control+k')],
  ['a report', (page) => page.locator('.section-report button').click()],
];

describe('what is open above the page', () => {
  it.each(openers)('closes when the reader goes back, who reads the other page at once: %s', async (_, open) => {
    await using context = await shareContext({ baseURL: site() });
    const page = await openPage(context, 'sdk/start/');
    await page.locator('.article').getByRole('link', { name: '去推送' }).click();
    await arriveAt(page, '推送');
    await open(page);
    await page.locator('dialog[open]').waitFor();
    await page.goBack();
    await arriveAt(page, '开始');
    await page.locator('dialog').waitFor({ state: 'detached' });
    await expect.poll(() => page.evaluate(() => document.activeElement?.tagName)).toBe('H1');
    expect(await page.locator('html').getAttribute('data-overlay')).toBeNull();
  });

  it.each(['.article img', '.section-report button'])(
    'opens once, however often it is asked for while its code is on its way: %s',
    async (opener) => {
      await using context = await shareContext({ baseURL: site() });
      const page = await openPage(context, 'sdk/push/');
      await page.locator('.section-report button').waitFor();
      const release = await hold(page, '**/-/*.js');
      await page.locator(opener).click({ clickCount: 3 });
      release();
      await page.locator('dialog[open]').first().waitFor();
      await page.waitForLoadState('networkidle');
      expect(await page.locator('dialog').count()).toBe(1);
    },
  );

  it('stays open on a double click, of which the second one falls beside the picture that the first one has opened', async () => {
    await using context = await shareContext({ baseURL: site() });
    const page = await openPage(context, 'sdk/push/');
    const picture = page.locator('.article img');
    const dialog = page.locator('dialog[open]');
    // Its code is here then.
    await picture.click();
    const opened = await dialog.getByRole('status').innerText();
    await page.keyboard.press('Escape');
    // It is gone when its event has come, which is later than it is closed.
    await page.locator('dialog').waitFor({ state: 'detached' });
    // Each is the first one for a browser that counts the clicks on each element.
    const [x, y] = await picture.evaluate(async (element) => {
      const corner = element.getBoundingClientRect();
      const [clientX, clientY] = [corner.left + 4, corner.top + 4];
      const click = (): boolean | undefined =>
        document
          .elementFromPoint(clientX, clientY)
          ?.dispatchEvent(new MouseEvent('click', { bubbles: true, cancelable: true, detail: 1, clientX, clientY }));
      const isOpen = new Promise((resolve) => {
        new MutationObserver(resolve).observe(document.body, { childList: true });
      });
      click();
      await isOpen;
      click();
      return [clientX, clientY] as const;
    });
    const large = await dialog.locator('img').boundingBox();
    expect(x < (large?.x ?? 0) || y < (large?.y ?? 0)).toBe(true);
    expect(await dialog.getByRole('status').innerText()).toBe(opened);
  });

  it.each(['.article img', '.section-report button'])('does not open over another page, if its code comes too late: %s', async (opener) => {
    await using context = await shareContext({ baseURL: site() });
    const page = await openPage(context, 'sdk/push/');
    await page.locator('.section-report button').waitFor();
    const release = await hold(page, '**/-/*.js');
    await page.locator(opener).click();
    await page.locator('.article').getByRole('link', { name: '去开始' }).click();
    await arriveAt(page, '开始');
    release();
    // The code of the search comes after it.
    await page.keyboard.press('Control+k');
    await page.getByRole('combobox').waitFor();
    expect(await page.locator('dialog').count()).toBe(1);
  });

  it('a preview goes with the page of its link', async () => {
    await using context = await shareContext({ baseURL: site() });
    const page = await openPage(context, 'sdk/push/');
    await page.locator('.article').getByRole('link', { name: '去开始' }).click();
    await arriveAt(page, '开始');
    await page.locator('.article').getByRole('link', { name: '去推送' }).hover();
    const preview = page.locator('.preview');
    await preview.waitFor();
    await page.goBack();
    await arriveAt(page, '推送');
    await preview.waitFor({ state: 'detached' });
  });
});
