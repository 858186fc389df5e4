import { gzipSync } from 'node:zlib';
import type { Page } from 'playwright-core';
import { describe, expect, inject, it } from 'vitest';
import { firstPage, lookAt, openPage, shareContext, waitForSheets } from '../support/browser.ts';

const storage = 'sdk/storage/guide/rest/';
const push = 'sdk/push/guide/rest/';
const origin = inject('siteUrl');

/** Left and top edge of a part of the block with a heading's id, and its width, in pixels. */
function boxOf(page: Page, id: string, part: string): Promise<{ left: number; top: number; width: number }> {
  return page.evaluate(
    ([heading, inside]) => {
      const box = document
        .getElementById(heading ?? '')
        ?.closest('.endpoint')
        ?.querySelector(inside ?? '')
        ?.getBoundingClientRect();
      if (!box) throw new Error(`There is no ${inside} in the block of ${heading}.`);
      return { left: box.left, top: box.top, width: box.width };
    },
    [id, part],
  );
}

describe('the REST reference', () => {
  it.each([360, 390, 768, 1024, 1280])('is read from top to bottom at %i px, without sideways scrolling', async (width) => {
    await using sight = await lookAt(storage, { viewport: { width, height: 900 } });
    const { page } = sight;
    const [text, sample] = [await boxOf(page, 'query-objects', '.endpoint-text'), await boxOf(page, 'query-objects', '.endpoint-sample')];
    expect(sample.left).toBe(text.left);
    expect(sample.top).toBeGreaterThan(text.top + 200);
    expect(await page.evaluate(() => document.documentElement.scrollWidth - innerWidth)).toBeLessThanOrEqual(0);
    // There, answers and the errors after the third are folded.
    const folds = page.locator('.endpoint', { has: page.locator('[id=create]') }).locator('.folds');
    expect(await folds.locator('summary').allTextContents()).toEqual([expect.stringMatching(/^其余 \d+ 种错误$/), '返回示例 · HTTP 201']);
    for (const fold of await folds.all()) {
      expect(await fold.locator('summary').isVisible()).toBe(width < 997);
      const [content, room] = await Promise.all([fold.locator('> :last-child').boundingBox(), fold.boundingBox()]);
      expect((content?.height ?? 0) > 0 && (room?.height ?? 0) >= (content?.height ?? 0)).toBe(width >= 997);
      // One panel with the request above it.
      if (width >= 997) expect((content?.y ?? 0) - (room?.y ?? 0)).toBeLessThan(2);
    }
  });

  it('on phones, what a field means stands below its name and type as on wide screens, with the same text', async () => {
    const read = async (width: number) => {
      await using sight = await lookAt(push, { viewport: { width, height: 844 } });
      return sight.page.locator('.endpoint .fields > li:visible:not(:has(details), .field-error)').evaluateAll((fields) =>
        fields.map((field) => ({
          text: field.textContent ?? '',
          areBelow: [...field.querySelectorAll(':scope > .field-text')].every(
            (text) =>
              text.getBoundingClientRect().top >=
              (text.previousElementSibling?.previousElementSibling?.getBoundingClientRect().bottom ?? 0) - 4,
          ),
        })),
      );
    };
    const [phone, wide] = [await read(390), await read(1440)];
    expect(phone.length).toBeGreaterThan(3);
    expect(phone).toEqual(wide);
    expect(phone.filter(({ areBelow }) => !areBelow)).toEqual([]);
  });

  it.each([390, 1440])('what an answer contains is set in below its status at %i px', async (width) => {
    await using sight = await lookAt(push, { viewport: { width, height: 844 } });
    const lefts = await sight.page
      .locator('.endpoint-answer:has(+ .fields)')
      .evaluateAll((answers) =>
        answers.map((answer) =>
          [answer, answer.nextElementSibling].map((part) => part?.querySelector('.field-name')?.getBoundingClientRect().left ?? 0),
        ),
      );
    expect(lefts.length).toBeGreaterThan(0);
    expect(lefts.filter(([status = 0, field = 0]) => field < status + 12)).toEqual([]);
  });

  it.each([1440, 1920])('has the request and the answer beside it at %i px, in sight while its parameters are read', async (width) => {
    await using context = await shareContext({ viewport: { width, height: 900 } });
    const page = await openPage(context, storage);
    const [text, sample] = [await boxOf(page, 'query-objects', '.endpoint-text'), await boxOf(page, 'query-objects', '.endpoint-sample')];
    expect(sample.left).toBeGreaterThan(text.left + text.width);
    expect(Math.min(text.width, sample.width)).toBeGreaterThan(380);
    await page.evaluate(() =>
      scrollBy({ top: document.getElementById('query-objects')?.getBoundingClientRect().top ?? 0, behavior: 'instant' }),
    );
    const before = await boxOf(page, 'query-objects', '.endpoint-text');
    await page.evaluate(() => scrollBy({ top: 150, behavior: 'instant' }));
    expect((await boxOf(page, 'query-objects', '.endpoint-text')).top).toBeLessThan(before.top - 100);
    // Where the navbar is, or was.
    expect((await boxOf(page, 'query-objects', '.endpoint-sample')).top).toBeGreaterThanOrEqual(24);
    expect(await page.locator('.toc a[href="#query-objects"]').innerText()).toMatch(/^GET \S/);
    // All of it can be reached there in a window that it is higher than.
    await page.setViewportSize({ width, height: 600 });
    await expect.poll(() => page.locator('#query-objects ~ * .endpoint-sample').evaluate((box) => box.clientHeight)).toBeLessThan(600);
  });

  it.each([
    [storage, 1440],
    ['en/sdk/im/guide/rest/', 1440],
    ['sdk/im/guide/rest/', 1920],
    ['sdk/authentication/rest/', 390],
  ])('breaks addresses before slashes, and beside what they write as a number: /%s at %i px', async (path, width) => {
    await using sight = await lookAt(path, { viewport: { width, height: 900 } });
    const { page } = sight;
    await page.locator('.endpoint-sample pre[data-hangs]').first().waitFor();
    await waitForSheets(page);
    const breaks = await page.locator('.endpoint-sample .line:visible', { hasText: 'https://' }).evaluateAll((lines) =>
      lines.flatMap((line) => {
        const text = line.textContent ?? '';
        const places: string[] = [];
        let [offset, last] = [0, 0];
        const walker = document.createTreeWalker(line, NodeFilter.SHOW_TEXT);
        for (let node = walker.nextNode(); node; node = walker.nextNode()) {
          for (let at = 0; at < (node.textContent ?? '').length; at++, offset++) {
            const range = document.createRange();
            range.setStart(node, at);
            range.setEnd(node, at + 1);
            const { bottom } = range.getBoundingClientRect();
            if (offset > 0 && bottom > last + 4) places.push(`${text.slice(0, offset)}|${text.slice(offset)}`);
            last = bottom;
          }
        }
        return places;
      }),
    );
    const inAddresses = breaks.filter((text) => /https:\S*\|\S/.test(text));
    expect(inAddresses.length).toBeGreaterThan(3);
    // A query is one part, which no row has room for.
    expect(inAddresses.filter((text) => !/\|[/?]|\?.*\|/.test(text))).toEqual([]);
    expect(breaks.filter((text) => /%[\dA-F]?\|/.test(text))).toEqual([]);
  });

  it('begins requests with their method, and the address on a line of its own, which short ones fill at most at 1440 px', async () => {
    await using sight = await lookAt(storage, { viewport: { width: 1440, height: 900 } });
    const { page } = sight;
    const samples = await page.locator('.endpoint-sample').evaluateAll((all) =>
      all.map((sample) => {
        const lines = [...sample.querySelectorAll('.line')];
        return { curl: lines.map((line) => line.textContent).join('\n'), height: lines[1]?.getBoundingClientRect().height ?? 0 };
      }),
    );
    const own = samples.filter(({ curl }) => / \\\n/.test(curl));
    expect(own.length).toBeGreaterThan(10);
    expect(own.filter(({ curl }) => !/^curl(?: -G| -X [A-Z]+)? \\\n {2}'?https:\S+ \\\n {2}-/.test(curl))).toEqual([]);
    const short = own.filter(
      ({ curl }) => (curl.split('\n')[1]?.length ?? 0) <= 'https://your-domain.example/1.1/classes/Guild \\'.length + 2,
    );
    expect(short.length).toBeGreaterThan(3);
    expect(short.filter(({ height }) => height > 25)).toEqual([]);
  });

  it('has the languages beside the button on phones, without sideways scrolling', async () => {
    for (const width of [360, 390]) {
      await using sight = await lookAt(storage, { viewport: { width, height: 844 } });
      const { page } = sight;
      const { room, tabs, button } = await page
        .locator('.endpoint-sample')
        .first()
        .evaluate((sample) => {
          const list = sample.querySelector('[role=tablist]');
          return {
            room: (list?.scrollWidth ?? Number.NaN) - (list?.clientWidth ?? 0),
            tabs: list?.lastElementChild?.getBoundingClientRect().right ?? Number.NaN,
            button: sample.querySelector('.code-copy')?.getBoundingClientRect().left ?? 0,
          };
        });
      expect(room).toBe(0);
      expect(tabs).toBeLessThanOrEqual(button);
    }
  });

  it('tells a status apart from the text that it stands before, which may begin with code', async () => {
    await using sight = await lookAt(storage, { viewport: { width: 1440, height: 900 } });
    const { page } = sight;
    const answer = page.locator('.endpoint-answer', { hasText: 'Location' }).first();
    const [status, text] = await answer
      .locator('code')
      .evaluateAll((all) => all.map((one) => ({ ground: getComputedStyle(one).backgroundColor, left: one.getBoundingClientRect().left })));
    expect(status?.ground).toBe('rgba(0, 0, 0, 0)');
    expect(text?.ground).not.toBe(status?.ground);
    // Where what errors mean stands.
    const meaning = await page.locator('.field-error > .field-text').first().boundingBox();
    expect(Math.abs((text?.left ?? 0) - (meaning?.x ?? Number.NaN))).toBeLessThan(2);
  });

  it.each(['', 'en/'])('parts the words of who may call from the keys: /%s', async (prefix) => {
    await using sight = await lookAt(`${prefix}${storage}`, { viewport: { width: 1440, height: 900 } });
    const { page } = sight;
    const gaps = await page.locator('.endpoint-access').evaluateAll((lines) =>
      lines.flatMap((line) => {
        const parts = [...line.childNodes].flatMap((node) => {
          if (node.textContent?.trim() === '' || (node instanceof Element && node.matches('.visually-hidden'))) return [];
          const range = document.createRange();
          if (node instanceof Text) {
            range.setStart(node, node.data.search(/\S/));
            range.setEnd(node, node.data.trimEnd().length);
          } else range.selectNode(node);
          return [range.getBoundingClientRect()];
        });
        const pairs = parts.slice(1).map((part, index) => [parts[index] ?? part, part] as const);
        return pairs.flatMap(([one, next]) => (next.left > one.left ? [next.left - one.right] : []));
      }),
    );
    expect(gaps.length).toBeGreaterThan(20);
    expect(gaps.filter((gap) => gap < 6 || gap > 10)).toEqual([]);
  });

  it('asks for a language once: all blocks follow, other pages too, and an address can name it', async () => {
    await using context = await shareContext();
    const page = await openPage(context, storage);
    await page.locator('.endpoint [role=tab][data-value=python]').first().click();
    const shown = (at: Page) =>
      at.locator('.endpoint [role=tab][aria-selected=true]').evaluateAll((tabs) => [...new Set(tabs.map((tab) => tab.textContent))]);
    expect(await shown(page)).toEqual(['Python']);
    const other = await openPage(context, push);
    expect(await shown(other)).toEqual(['Python']);
    const named = await openPage(context, `${push}?platform=javascript`);
    expect(await shown(named)).toEqual(['JavaScript']);
    expect(await named.locator('#push').locator('xpath=ancestor::section').locator('[role=tabpanel]:visible').textContent()).toContain(
      "fetch('https://your-domain.example/1.1/push'",
    );
  });

  it('names the method in words, and what a parameter is; nested fields open on request', async () => {
    await using context = await shareContext();
    const page = await openPage(context, `en/${storage}`);
    const block = page.locator('.endpoint', { has: page.locator('#batch') });
    expect(await block.locator('.method').textContent()).toBe('POST');
    expect(await block.locator('.endpoint-line code').textContent()).toBe('/1.1/batch');
    const field = block.locator('.fields > li', { has: page.locator('.field-name', { hasText: /^requests$/ }) });
    expect(await field.first().locator('.field-required').first().textContent()).toBe('required');
    expect(await block.getByText('The path, with the prefix').isVisible()).toBe(false);
    await block.locator('summary').first().click();
    await block.getByText('The path, with the prefix').waitFor();
  });

  it('shows all languages with their names without script', async () => {
    await using context = await shareContext({ javaScriptEnabled: false });
    const page = await firstPage(context);
    await page.goto(storage);
    const panels = page.locator('.endpoint').first().locator('[role=tabpanel]');
    expect(await panels.count()).toBe(3);
    for (let index = 0; index < 3; index++) expect(await panels.nth(index).isVisible()).toBe(true);
    await page.setViewportSize({ width: 390, height: 844 });
    const answer = page.locator('.endpoint-sample .folds').first();
    expect(await answer.locator('pre').isVisible()).toBe(false);
    await answer.locator('summary').click();
    expect(await answer.locator('pre').isVisible()).toBe(true);
  });

  it('is in the Markdown with one request each, and in the search with its codes', async () => {
    const markdown = await (await fetch(`${origin}en/${storage}index.md`)).text();
    expect(markdown).toContain('POST `/1.1/classes/{class}`');
    expect(markdown).toContain('- `limit` integer, default `100`, up to 1000: How many results to return.');
    expect(markdown).toContain('curl -G \\\n  https://your-domain.example/1.1/classes/Guild');
    expect(markdown).not.toContain('import requests');
    expect(markdown).toContain('| `305` |');
    const found = await (await fetch(`${origin}api/search?${new URLSearchParams({ q: '错误码 305', locale: 'zh-Hans' })}`)).json();
    expect(JSON.stringify(found)).toContain(`/${storage}`);
    const section = await (await fetch(`${origin}api/search?${new URLSearchParams({ q: 'scheduledPushMessages', locale: 'en' })}`)).json();
    expect(JSON.stringify(section)).toContain(`/en/${push}#`);
    const boards = await (await fetch(`${origin}api/search?${new URLSearchParams({ q: '排行榜', locale: 'zh-Hans' })}`)).text();
    expect(boards).toContain('statisticName：排行榜的名称');
    expect(boards).not.toMatch(/凭据： |\w string：/);
  });

  it('brings its style only to pages that have it, small', async () => {
    const sheet = /<link rel="stylesheet" href="(\/styles\/rest-[^"]+)">/;
    const address = sheet.exec(await (await fetch(origin + storage)).text())?.[1] ?? '';
    expect(sheet.test(await (await fetch(`${origin}sdk/start/quickstart/`)).text())).toBe(false);
    expect(gzipSync(await (await fetch(new URL(address, origin))).text()).length).toBeLessThan(1600);
  });
});
