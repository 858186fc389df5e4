import type { Page } from 'playwright-core';
import { describe, expect, it } from 'vitest';
import {
  arriveAt,
  firstPage,
  hold,
  lookAt,
  openClipboardContext,
  openContext,
  openPage,
  READY,
  readClipboard,
  shareContext,
  stopClock,
} from '../support/browser.ts';

const guide = 'sdk/leaderboard/guide/';
/** The tabs of platforms: requests have languages in their place, which are of the same group. */
const chosenTabs = (page: Page) =>
  page.$$eval('.tabs[data-values~=unity] [role=tab][aria-selected=true]', (tabs) => [...new Set(tabs.map((tab) => tab.textContent))]);
const tab = (page: Page, name: string, nth: number) => page.locator(`.tabs[data-values~=unity] [role=tab]:has-text("${name}")`).nth(nth);

describe('tabs', () => {
  it('of one group change together, on this page, on the next and in other browser tabs', async () => {
    await using context = await shareContext();
    const page = await openPage(context, guide);
    const other = await openPage(context, 'sdk/achievement/guide/');
    await tab(page, 'Android', 0).click();
    expect(await chosenTabs(page)).toEqual(['Android']);
    await other.waitForFunction(() => document.querySelector('[role=tab][data-value=android]')?.getAttribute('aria-selected') === 'true');
    await page.click('.sidebar a[href="/sdk/leaderboard/faq/"]');
    await arriveAt(page, '排行榜常见问题');
    await page.goBack();
    await arriveAt(page, '排行榜开发指南');
    expect(await chosenTabs(page)).toEqual(['Android']);
  });

  it('show an earlier choice before the app is there', async () => {
    await using context = await shareContext();
    await (await openPage(context, guide)).locator('.tabs[data-values~=unity] [data-value=ios][role=tab]').first().click();
    const page = await firstPage(context);
    await page.route('**/-/client-*.js', (route) => route.abort());
    await page.goto(guide);
    expect(await page.locator('.tabs[data-values~=unity] [data-value=ios][role=tabpanel]').first().isVisible()).toBe(true);
    expect(await page.locator('.tabs[data-values~=unity] [data-value=unity][role=tabpanel]').first().isVisible()).toBe(false);
  });

  it('stay where they are on the screen when what is above them changes', async () => {
    await using context = await shareContext();
    const page = await openPage(context, guide);
    const last = tab(page, 'iOS', (await page.locator('.tabs[data-values~=unity]').count()) - 1);
    // Once it stands still, a click does not move the page.
    await last.click({ trial: true });
    const before = (await last.boundingBox())?.y ?? 0;
    await last.click();
    expect(Math.abs(((await last.boundingBox())?.y ?? 0) - before)).toBeLessThan(2);
  });

  it('are moved through with the arrow keys', async () => {
    await using context = await shareContext();
    const page = await openPage(context, guide);
    await tab(page, 'Unity', 0).focus();
    await page.keyboard.press('ArrowRight');
    expect(await page.evaluate(() => document.activeElement?.textContent)).toBe('Android');
    await page.keyboard.press('End');
    expect(await chosenTabs(page)).toEqual(['iOS']);
    await page.keyboard.press('ArrowRight');
    expect(await chosenTabs(page)).toEqual(['Unity']);
  });
});

describe('code', () => {
  it('is copied as it is meant: without prompts; the reader is told', async () => {
    await using context = await openClipboardContext();
    const page = await openPage(context, guide);
    const figure = page.locator('.code:visible').first();
    const shown = (await figure.locator('.line').allTextContents()).join('\n');
    // The button says so for two seconds.
    await stopClock(page);
    await figure.locator('.code-copy').click();
    await page.waitForSelector('.code-copy[data-done]');
    expect(await readClipboard(page)).toBe(shown);
    expect(await page.locator('[role=status]').first().textContent()).toBe('已复制');
  });

  it('is copied without the clipboard API as well', async () => {
    await using context = await openContext();
    await context.addInitScript(() => Object.defineProperty(navigator, 'clipboard', { value: undefined }));
    const page = await openPage(context, guide);
    const copied = page.evaluate(
      () => new Promise<string>((resolve) => document.addEventListener('copy', () => resolve(String(getSelection())), { once: true })),
    );
    await stopClock(page);
    await page.locator('.code:visible .code-copy').first().click();
    expect(await copied).toContain('using');
    await page.waitForSelector('.code-copy[data-done]');
  });
});

describe('headings', () => {
  it('copy their link', async () => {
    await using context = await openClipboardContext();
    const page = await openPage(context, guide);
    const anchor = page.locator('.article h2 .anchor').first();
    await anchor.click();
    await page.waitForFunction(() => location.hash.length > 1);
    await expect.poll(() => readClipboard(page)).toBe(page.url());
  });

  it('have links that a finger can press, as the way past the menus has', async () => {
    await using sight = await lookAt(guide, { viewport: { width: 390, height: 844 }, hasTouch: true, isMobile: true });
    const { page } = sight;
    const anchor = page.locator('.article h2 .anchor').first();
    expect(await anchor.evaluate((link) => getComputedStyle(link).opacity)).toBe('1');
    for (const target of [anchor, page.locator('.skip-link').first()]) {
      const { width, height } = (await target.boundingBox()) ?? { width: 0, height: 0 };
      expect(Math.min(width, height)).toBeGreaterThanOrEqual(44);
    }
    // The contents list is right below the title.
    expect(await page.locator('.skip-link').count()).toBe(1);
    expect(await page.evaluate(() => document.documentElement.scrollWidth)).toBe(390);
  });

  it('are marked in the table of contents while they are read', async () => {
    await using context = await shareContext();
    const page = await openPage(context, guide);
    const [first, second] = [page.locator('.toc a').first(), page.locator('.toc a').nth(1)];
    await expect.poll(() => page.getAttribute('.toc a[aria-current]', 'href')).toBe(await first.getAttribute('href'));
    await second.click();
    await expect.poll(() => page.getAttribute('.toc a[aria-current]', 'href')).toBe(await second.getAttribute('href'));
  });

  it('are listed where the second link leads that the keyboard comes to', async () => {
    await using context = await shareContext();
    const page = await openPage(context, guide);
    const focused = () => page.evaluate(() => document.activeElement?.textContent ?? '');
    for (const name of ['跳到正文', '跳到本页内容']) {
      await page.keyboard.press('Tab');
      expect(await focused()).toBe(name);
    }
    await page.keyboard.press('Enter');
    await page.waitForFunction(() => document.querySelector(':target')?.matches('.toc'));
    await page.keyboard.press('Tab');
    expect(await focused()).toBe(await page.locator('.toc a').first().textContent());
  });

  it('are marked in the table of contents also when they come to the top without a scroll, as what is above them is gone', async () => {
    await using context = await shareContext();
    const page = await openPage(context, guide);
    const [second, third] = [page.locator('.toc a').nth(1), page.locator('.toc a').nth(2)];
    await second.click();
    await expect.poll(() => page.getAttribute('.toc a[aria-current]', 'href')).toBe(await second.getAttribute('href'));
    // What is left of its section, its heading, is above the line at which a section is reached, so that the next one is too.
    await page.evaluate(async () => {
      document.documentElement.style.overflowAnchor = 'none';
      scrollBy({ top: 80, behavior: 'instant' });
      for (let frame = 0; frame < 3; frame++) await new Promise(requestAnimationFrame);
    });
    const scrolled = await page.evaluate(
      ([from, to]) => {
        const end = document.querySelector(to ?? '');
        for (let part = document.querySelector(from ?? '')?.nextElementSibling; part && part !== end; part = part.nextElementSibling)
          part.toggleAttribute('hidden', true);
        return scrollY;
      },
      [await second.getAttribute('href'), await third.getAttribute('href')],
    );
    await expect.poll(() => page.getAttribute('.toc a[aria-current]', 'href')).toBe(await third.getAttribute('href'));
    expect(await page.evaluate(() => scrollY)).toBe(scrolled);
  });
});

it('the page can be copied as Markdown, at its end and above its title', async () => {
  await using context = await openClipboardContext();
  const page = await openPage(context, guide);
  const say = page.getByRole('status').first();
  await page.click('.article-footer :text("复制为 Markdown")');
  await expect.poll(() => say.textContent()).toBe('已复制');
  expect(await readClipboard(page)).toMatch(/^# 排行榜开发指南/);
  await page.click('.pagination-next');
  await expect.poll(() => page.title()).not.toContain('排行榜开发指南');
  const copy = page.locator('.page-copy');
  await copy.waitFor();
  const [button, title] = await Promise.all([copy.boundingBox(), page.locator('h1').boundingBox()]);
  expect((button?.y ?? 0) + (button?.height ?? 0)).toBeLessThanOrEqual(Math.ceil(title?.y ?? 0));
  // The button says so for two seconds.
  await stopClock(page);
  await copy.click();
  await copy.filter({ hasText: '已复制' }).waitFor();
  expect(await readClipboard(page)).toContain(`# ${await page.locator('h1').textContent()}`);
  await page.clock.runFor(2000);
  await copy.filter({ hasText: '复制为 Markdown' }).waitFor();
});

/** What browsers do to a page that they translate: each text gives way to a new element. */
function translate(page: Page): Promise<void> {
  return page.evaluate(() => {
    const walker = document.createTreeWalker(document.body, NodeFilter.SHOW_TEXT);
    const texts: Text[] = [];
    while (walker.nextNode()) if (walker.currentNode instanceof Text && walker.currentNode.data.trim()) texts.push(walker.currentNode);
    for (const text of texts.filter((node) => node.parentElement?.closest('#\\~root'))) {
      const font = document.createElement('font');
      font.textContent = `x ${text.data}`;
      text.replaceWith(font);
    }
  });
}

it.each(['before', 'after'])('a page that the browser has translated %s the app came keeps working', async (moment) => {
  await using context = await shareContext({ viewport: { width: 1000, height: 800 } });
  const page = await firstPage(context);
  const release = await hold(page, '**/-/client-*.js');
  await page.goto(guide);
  if (moment === 'before') await translate(page);
  release();
  await page.waitForSelector(READY);
  await translate(page);

  await tab(page, 'Android', 0).click();
  expect(await tab(page, 'Android', 0).getAttribute('aria-selected')).toBe('true');
  await page.locator('.code:visible .code-copy').first().click();
  await page.locator('.sidebar summary').first().click();
  await page.keyboard.press('/');
  await page.getByRole('combobox').waitFor();
  await page.keyboard.press('Escape');
  await page.getByRole('combobox').waitFor({ state: 'detached' });
  await page.setViewportSize({ width: 390, height: 800 });
  await page.locator('button.navbar-toggle').click();
  await page.locator('.drawer').waitFor();
  await translate(page);
  await page.locator('.drawer-back').click();
  await page.locator('.drawer-main').waitFor();
  await page.setViewportSize({ width: 1000, height: 800 });
  await page.locator('.drawer').waitFor({ state: 'detached' });
  await page.click('.sidebar a[href="/sdk/leaderboard/faq/"]');
  await page.waitForFunction(() => document.querySelector('h1')?.textContent === '排行榜常见问题');
  await page.goBack();
  await page.waitForFunction(() => document.querySelector('h1')?.textContent === '排行榜开发指南');
  expect(await page.locator('.error-box').count()).toBe(0);
});

it('release notes can be narrowed to one version, "all" first, and the contents list with them', async () => {
  await using context = await shareContext();
  const page = await openPage(context, 'sdk/start/release-notes/unity/');
  const select = page.locator('.release-filter select');
  // Where a category begins, its pages have the same path above them as the others.
  expect(await page.locator('.breadcrumbs li').allInnerTexts()).toEqual(['入门指南', '版本更新日志']);
  expect(await page.locator('.breadcrumbs a').count()).toBe(1);
  // It heads the list that it filters, and what readers are told to look for looks like nothing else.
  expect(await page.locator('.article > h2:has(+ * .release-filter)').getAttribute('id')).toBe('versions');
  const tagOf = (name: string) => page.locator('.release-kind strong', { hasText: name }).first();
  const edge = (name: string) => tagOf(name).evaluate((tag) => getComputedStyle(tag).borderInlineStart);
  const [changed, added] = [await edge('变更'), await edge('新增')];
  expect([changed, added].map((one) => one.slice(0, 9))).toEqual(['3px solid', '3px solid']);
  expect(changed).not.toBe(added);
  await select.waitFor();
  const gap = await page.locator('.release-filter + section > h3').evaluate((first) => {
    const filter = document.querySelector('.release-filter')?.getBoundingClientRect().bottom ?? 0;
    return first.getBoundingClientRect().top - filter;
  });
  expect(gap).toBe(16);
  expect(await select.locator('option').first().textContent()).toBe('全部版本');
  const contents = () => page.locator('.toc a:visible').allTextContents();
  const all = await contents();
  await select.selectOption('v3-29-0');
  await expect.poll(() => page.locator('[data-widget] section:visible h3').count()).toBe(1);
  expect(await contents()).toEqual(all.filter((name) => !/^\d/.test(name) || name === '3.29.0'));
  await select.selectOption('');
  expect(await page.locator('[data-widget] section:visible h3').count()).toBeGreaterThan(5);
  expect(await contents()).toEqual(all);
  await select.selectOption('v3-29-0');
  // A link to the one that is shown keeps the others away, and what browsers without `until-found` hide is never taken for what is read.
  await page.locator('.toc a', { hasText: '3.29.0' }).click();
  await page.evaluate(() => {
    const old = new CSSStyleSheet();
    old.replaceSync('[hidden]{display:none!important}');
    document.adoptedStyleSheets = [old];
  });
  await page.waitForFunction(() => document.querySelector('.toc a[aria-current]')?.textContent === '3.29.0');
  expect(await select.inputValue()).toBe('v3-29-0');
  await page.evaluate(() => {
    document.adoptedStyleSheets = [];
  });
  // A link to a version that is hidden shows all again, and leads to it.
  await page.evaluate(() => location.assign('#v3-20-0'));
  await expect.poll(contents).toEqual(all);
  await page.waitForFunction(() => Math.abs((document.getElementById('v3-20-0')?.getBoundingClientRect().top ?? 0) - 100) < 100);
  expect(await select.inputValue()).toBe('');
  // The next page has its own list.
  await select.selectOption('v3-29-0');
  await page.locator('.sidebar a[href="/sdk/start/release-notes/android/"]').click();
  await page.waitForFunction(() => document.querySelector('h1')?.textContent?.includes('Android'));
  await expect.poll(async () => (await contents()).length).toBe(await page.locator('.toc a').count());
});

it.each(['sdk/start/faq/', 'sdk/storage/faq/', 'en/store/store-faq/'])(
  'a page of frequent questions lists them all before the first answer, without script: /%s',
  async (path) => {
    await using context = await shareContext({ javaScriptEnabled: false });
    const page = await firstPage(context);
    await page.goto(path);
    const list = page.locator('.article > nav.questions');
    const asked = await page.locator('.article > h3').evaluateAll((all) => all.map(({ id, textContent }) => [`#${id}`, textContent]));
    expect(await list.locator('li a').evaluateAll((all) => all.map((link) => [link.getAttribute('href'), link.textContent]))).toEqual(
      asked,
    );
    expect(
      await page
        .locator('.article > h2')
        .first()
        .evaluate((first) => first.previousElementSibling?.className),
    ).toBe('questions');
    // The contents list, which stands beside it, names the sections alone.
    const sections = await page.locator('.article > h2').allTextContents();
    for (const contents of ['.toc', '.toc-folded']) expect(await page.locator(`${contents} li`).allTextContents()).toEqual(sections);
    await list.locator('li a').last().click();
    expect(new URL(page.url()).hash).toBe(asked.at(-1)?.[0]);
    await page.emulateMedia({ media: 'print' });
    expect(await list.isVisible()).toBe(false);
  },
);
