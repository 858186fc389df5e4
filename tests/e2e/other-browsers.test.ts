import { afterAll, afterEach, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import type { SiteConfigInput } from '../../engine/src/config/schema.ts';
import { firefox } from '../support/browsers/firefox.ts';
import { type Reader, waitUntil } from '../support/browsers/reader.ts';
import { webkit } from '../support/browsers/webkit.ts';
import { serveFixtureToAll } from '../support/served-site.ts';
import { serveBreakable, serveWithoutScript } from '../support/site-proxy.ts';

const filler = '一段文字。\n\n'.repeat(40);
const start = `---
title: 开始
---

[去推送](/sdk/push/)

${filler}

<Tabs groupId="tool">
<TabItem value="gradle" label="Gradle">

用 Gradle。

</TabItem>
<TabItem value="maven" label="Maven">

用 Maven。

</TabItem>
</Tabs>

[再去推送](/sdk/push/)
`;
const push =
  '---\ntitle: 推送\n---\n\n推送通知给玩家。\n\n<Tabs groupId="tool">\n<TabItem value="gradle" label="Gradle">\n\n一。\n\n</TabItem>\n<TabItem value="maven" label="Maven">\n\n二。\n\n</TabItem>\n</Tabs>\n';
const files = {
  'content/zh-Hans/v3/sdk/start.mdx': start,
  'content/zh-Hans/v3/sdk/push.mdx': push,
  'content/en/v3/sdk/start.mdx': '---\ntitle: Start\n---\n\nText.\n',
  'content/en/v3/sdk/push.mdx': '---\ntitle: Push\n---\n\nText.\n',
  'glossary.yml': 'terms: []\n',
};
const config = {
  colorMode: { default: 'light', switchable: true, respectSystem: false },
  navbar: [{ type: 'locales' }, { type: 'search' }],
} satisfies Partial<SiteConfigInput>;
const START = 'sdk/start/';
const TO_PUSH = '.article a[href="/sdk/push/"]';
const LOCALE_MENU = '.navbar-tools .menu:last-of-type summary';
const panel = (value: string) => `[role=tabpanel][data-value=${value}] p`;

async function open(reader: Reader, url: string): Promise<void> {
  await reader.goto(url);
  await waitUntil(reader, () => document.documentElement.dataset.ready === 'all');
}

const arriveAt = (reader: Reader, title: string) =>
  waitUntil(reader, (wanted) => document.querySelector('h1')?.textContent?.startsWith(wanted), title);

const mark = (reader: Reader) => reader.ask(() => void Object.assign(window, { isMarked: true }));
const isMarked = (reader: Reader) => reader.ask(() => 'isMarked' in window);
/** Whether a reader sees the first element of the selector. */
const isSeen = (reader: Reader, selector: string) =>
  reader.ask((name) => document.querySelector(name)?.checkVisibility({ visibilityProperty: true }) ?? false, selector);

/** Whether the browser knows the Navigation API. Without it, the site leaves navigation to the browser, which loads whole pages. */
const canStayInPage = (reader: Reader) => reader.ask(() => 'navigation' in window);
/** Shows the sheet for paper on the screen: no driver of these browsers can choose the medium. */
const showPrint = (reader: Reader) =>
  reader.ask(() => {
    const turn = (rules: CSSRuleList) => {
      for (const rule of rules) {
        if (rule instanceof CSSMediaRule) {
          const { mediaText } = rule.media;
          if (mediaText.includes('print')) rule.media.mediaText = mediaText.replace('print', 'all');
          else if (mediaText.includes('screen')) rule.media.mediaText = 'not all';
        }
        if ('cssRules' in rule && rule.cssRules instanceof CSSRuleList) turn(rule.cssRules);
      }
    };
    for (const sheet of document.styleSheets) {
      if (sheet.media.mediaText.includes('print')) sheet.media.mediaText = 'all';
      turn(sheet.cssRules);
    }
  });

describe.each([firefox, webkit])('in $name', ({ name, missing, open: openBrowser }) => {
  if (missing.length > 0) {
    it.skip(`nothing is tried, as ${missing.join(' and ')} is not installed`);
    console.log(`${name} is left out: ${missing.join(' and ')} is not installed`);
    return;
  }
  const site = serveFixtureToAll(files, config);
  let reader: Reader;
  beforeAll(async () => {
    reader = await openBrowser();
  });
  afterAll(() => reader[Symbol.asyncDispose]());
  beforeEach(() => reader.resize(1440, 900));
  afterEach(async () => {
    await reader.goto(`${site()}robots.txt`);
    await reader.ask(() => localStorage.clear());
    expect(reader.complaints.splice(0)).toEqual([]);
  });

  it('a page loads, and leads on and back without a load, to where the reader was; a choice of tab goes along', async () => {
    await open(reader, site() + START);
    const staysInPage = await canStayInPage(reader);
    await mark(reader);
    await reader.click('[role=tab][data-value=maven]');
    await expect.poll(() => isSeen(reader, panel('maven'))).toBe(true);
    expect(await isSeen(reader, panel('gradle'))).toBe(false);
    await reader.ask(() => document.querySelector('.tabs ~ p a')?.scrollIntoView({ block: 'center' }));
    const place = await reader.ask(() => Math.round(scrollY));
    expect(place).toBeGreaterThan(100);
    await reader.click('.tabs ~ p a');
    await arriveAt(reader, '推送');
    await expect.poll(() => isSeen(reader, panel('maven'))).toBe(true);
    await expect
      .poll(() => reader.ask(() => [document.title.startsWith('推送'), location.pathname, scrollY]))
      .toEqual([true, '/sdk/push/', 0]);
    if (staysInPage) await waitUntil(reader, () => document.activeElement?.tagName === 'H1');
    await reader.back();
    await arriveAt(reader, '开始');
    await waitUntil(reader, (y) => Math.abs(scrollY - y) < 3, place);
    if (staysInPage) expect(await isMarked(reader)).toBe(true);
  });

  it('arrow keys choose a tab', async () => {
    await open(reader, site() + START);
    await reader.ask(() => document.querySelector<HTMLElement>('[role=tab][data-value=gradle]')?.focus());
    await reader.press('ArrowRight');
    await waitUntil(reader, () => document.activeElement?.getAttribute('data-value') === 'maven');
    expect(await isSeen(reader, panel('maven'))).toBe(true);
  });

  it.each(['failing', 'gone'] as const)(
    'while the server is %s, the page that is read stays, with an error box; Retry brings the next',
    async (state) => {
      await using server = await serveBreakable(site(), '/sdk/push/');
      server.state = state;
      await open(reader, `${server.origin}/${START}`);
      const staysInPage = await canStayInPage(reader);
      await reader.click(TO_PUSH);
      if (staysInPage) {
        await waitUntil(reader, () => document.querySelector('[role=alert]')?.textContent?.includes('页面加载失败'));
        expect(await isSeen(reader, '.sidebar')).toBe(true);
        server.state = 'up';
        await reader.click('[role=alert] button');
      } else {
        server.state = 'up';
        await reader.goto(`${server.origin}/sdk/push/`);
      }
      await arriveAt(reader, '推送');
      if (staysInPage) await waitUntil(reader, () => document.activeElement?.tagName === 'H1');
    },
  );

  it('the search waits for a Chinese input method: keys of the composition choose nothing, the word finds its page', async () => {
    await open(reader, site() + START);
    await reader.click('.search-button');
    await waitUntil(reader, () => document.activeElement?.matches('.search input[role=combobox]'));
    await reader.ask(() => {
      const field = document.querySelector<HTMLInputElement>('.search input[role=combobox]');
      const send = (event: Event) => field?.dispatchEvent(event);
      send(new CompositionEvent('compositionstart', { bubbles: true }));
      send(new KeyboardEvent('keydown', { key: 'Enter', isComposing: true, keyCode: 229, bubbles: true, cancelable: true }));
    });
    expect(await isSeen(reader, '.search')).toBe(true);
    await reader.ask(() =>
      document.querySelector('.search input')?.dispatchEvent(new CompositionEvent('compositionend', { bubbles: true, data: '推送' })),
    );
    await reader.type('推送');
    await waitUntil(reader, () => document.querySelector('.search .hit')?.textContent?.includes('推送'));
    await reader.press('Enter');
    await arriveAt(reader, '推送');
  });

  it('the theme that is chosen is kept', async () => {
    await open(reader, site() + START);
    await reader.click('button[aria-label="切换到深色"]');
    await waitUntil(reader, () => document.documentElement.dataset.theme === 'dark');
    await reader.reload();
    expect(await reader.ask(() => document.documentElement.dataset.theme)).toBe('dark');
  });

  it('the drawer of a phone keeps the focus, closes with Escape and gives the focus back', async () => {
    await reader.resize(480, 844);
    await open(reader, site() + START);
    await reader.click('.navbar-toggle.with-script');
    await waitUntil(reader, () => document.activeElement?.closest('.drawer') != null);
    for (let count = 0; count < 12; count += 1) {
      await reader.press('Tab');
      expect(await reader.ask(() => document.activeElement === document.body || document.activeElement?.closest('.drawer') !== null)).toBe(
        true,
      );
    }
    await reader.press('Escape');
    await waitUntil(reader, () => document.activeElement?.matches('.navbar-toggle.with-script'));
    await expect.poll(() => isSeen(reader, '.drawer')).toBe(false);
  });

  it('the language switch leads to the same page', async () => {
    await open(reader, site() + START);
    await reader.click(LOCALE_MENU);
    await reader.click('.menu[open] a[hreflang=en]');
    await arriveAt(reader, 'Start');
    expect(await reader.ask(() => [location.pathname, document.documentElement.lang])).toEqual(['/en/sdk/start/', 'en']);
  });

  it('without script, all tabs are shown with their names, and menus and links lead on', async () => {
    await using server = await serveWithoutScript(site());
    await reader.goto(`${server.origin}/${START}`);
    for (const value of ['gradle', 'maven']) expect(await isSeen(reader, panel(value)), value).toBe(true);
    expect(await isSeen(reader, '[role=tablist]')).toBe(false);
    expect(await isSeen(reader, '.search-button')).toBe(false);
    await reader.click(LOCALE_MENU);
    await reader.click('.menu[open] a[hreflang=en]');
    await arriveAt(reader, 'Start');
    expect(await reader.ask(() => document.documentElement.dataset.ready)).toBeFalsy();
  });

  it('on paper there is the article alone, with all tabs', async () => {
    await open(reader, site() + START);
    await reader.click('[role=tab][data-value=maven]');
    await showPrint(reader);
    for (const part of ['.navbar', '.sidebar', '.footer', '[role=tablist]']) expect(await isSeen(reader, part), part).toBe(false);
    for (const part of [panel('gradle'), panel('maven')]) expect(await isSeen(reader, part), part).toBe(true);
  });
});
