import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import axe, { type AxeResults } from 'axe-core';
import type { Locator, Page } from 'playwright-core';
import { expect, inject, it } from 'vitest';
import type { SampleData } from '../../site/behaviours/signatures/sample-data.ts';
import {
  arriveAt,
  firstPage,
  lookAt,
  openClipboardContext,
  openContext,
  openPage,
  readClipboard,
  shareContext,
  stopClock,
  waitForSheets,
} from '../support/browser.ts';
import { boxOf } from '../support/figures.ts';

const guide = 'sdk/leaderboard/guide/';
const box = (page: Page): Locator => page.locator('#\\~signatures');
const name = (page: Page, text: string): Locator => page.locator('.sdk-name:visible', { hasText: new RegExp(`^${text}$`) }).first();

/** Lets the page load what it needs for its names, as the first reader's move does. */
async function wakeNames(page: Page): Promise<void> {
  await page.locator('.code:visible').first().hover();
  await page.waitForSelector('.sdk-name');
}

it('the pointer on a name of an SDK shows its signatures, and can go to them; nothing is fetched before', async () => {
  await using context = await openContext();
  const requests: string[] = [];
  context.on('request', (request) => requests.push(request.url()));
  const page = await openPage(context, guide);
  expect(requests.filter((url) => url.includes('/signatures/'))).toEqual([]);
  // Those of an author who left something out, or named none, are not in the way of others.
  await page.locator('#\\~content').evaluate((content) => {
    for (const data of [
      { behaviour: 'signatures', on: '' },
      { behaviour: 'constructor', on: 'body' },
    ]) {
      const place = document.createElement('i');
      Object.assign(place.dataset, data);
      content.prepend(place);
    }
  });
  const code = await page.locator('.code code').first().textContent();
  await wakeNames(page);
  expect(requests.filter((url) => url.includes('/signatures/'))).toHaveLength(1);
  expect(await page.locator('.code code').first().textContent()).toBe(code);

  await name(page, 'UpdateStatistics').hover();
  await box(page).waitFor();
  const shown = await box(page).textContent();
  expect(shown).toContain(
    'static Task<ReadOnlyCollection<LCStatistic>> UpdateStatistics(LCUser user, Dictionary<string, double> statistics',
  );
  expect(shown).toContain('UpdateStatistics(string entity');
  expect(shown).toMatch(/LeanCloud\.Storage · com\.leancloud\.storage · LeanCloud C# \d/);
  // The way to the box leads over the gap between them.
  await stopClock(page);
  await box(page).hover();
  await page.clock.runFor(2000);
  expect(await box(page).isVisible()).toBe(true);
  await page.clock.resume();
  await page.mouse.move(5, 5);
  await box(page).waitFor({ state: 'detached' });
});

it('the keyboard comes to the names of a block by one tab stop, walks them by arrows, and reaches the link', async () => {
  await using context = await shareContext();
  const page = await openPage(context, guide);
  const block = page.locator('.code:visible', { hasText: 'UpdateStatistics' }).first();
  await block.locator('.code-copy').focus();
  await block.locator('.sdk-name').first().waitFor();
  expect(await block.locator('.sdk-name[tabindex="0"]').count()).toBe(1);
  // Blocks that scroll are a stop of their own, before their names.
  for (let stops = 0; stops < 2 && (await block.locator('.sdk-name:focus').count()) === 0; stops++) await page.keyboard.press('Tab');
  const focused = (): Promise<string> => page.evaluate(() => document.activeElement?.textContent ?? '');
  const first = await focused();
  await box(page).waitFor();
  expect(await page.locator('.sdk-name:focus').getAttribute('aria-describedby')).toBe('~signatures');
  await page.keyboard.press('ArrowRight');
  expect(
    await block
      .locator('.sdk-name')
      .nth(1)
      .evaluate((span) => span === document.activeElement),
  ).toBe(true);
  await page.keyboard.press('Home');
  expect(await focused()).toBe(first);

  await page.keyboard.press('Escape');
  await box(page).waitFor({ state: 'detached' });
  expect(await focused()).toBe(first);
  await page.keyboard.press('Enter');
  expect(await page.evaluate(() => document.activeElement?.matches('#\\~signatures a'))).toBe(true);
  await page.keyboard.press('Escape');
  expect(await focused()).toBe(first);
  await page.keyboard.press('Enter');
  await page.keyboard.press('Enter');
  await page.waitForURL('**/sdk-api/csharp/**');
  const id = new URL(page.url()).hash.slice(1);
  await page.waitForSelector(`[id="${id}"]`);
});

it('in a window of 320 by 256 px, the keyboard comes to all that is shown of a name, which stays in sight', async () => {
  await using context = await shareContext({ viewport: { width: 320, height: 256 } });
  const page = await openPage(context, guide);
  const block = page.locator('.code:visible', { hasText: 'UpdateStatistics' }).first();
  const copy = block.locator('.code-copy').last();
  await copy.focus();
  const shown = block.locator('.sdk-name').first();
  await shown.waitFor();
  for (const top of [20, 100, 200]) {
    await shown.evaluate((element, at) => scrollBy({ top: element.getBoundingClientRect().top - at, behavior: 'instant' }), top);
    await shown.focus();
    await box(page).waitFor();
    const [panel, word] = [await boxOf(box(page)), await boxOf(shown)];
    expect(panel.y).toBeGreaterThanOrEqual(8);
    expect(panel.y + panel.height).toBeLessThanOrEqual(248);
    expect(panel.y >= word.y + word.height || panel.y + panel.height <= word.y).toBe(true);
    await page.keyboard.press('Enter');
    const link = await boxOf(page.locator('#\\~signatures a:focus'));
    expect(link.y).toBeGreaterThanOrEqual(panel.y);
    expect(link.y + link.height).toBeLessThanOrEqual(panel.y + panel.height);
    await page.keyboard.press('Escape');
    await page.keyboard.press('Escape');
    await box(page).waitFor({ state: 'detached' });
    await copy.focus();
  }
});

it('a tap shows the signatures within a narrow window, and a tap beside closes them', async () => {
  await using context = await openContext({ viewport: { width: 390, height: 844 }, hasTouch: true, isMobile: true });
  const page = await openPage(context, `en/${guide}`);
  await page.locator('.code:visible').first().tap();
  await page.waitForSelector('.sdk-name');
  await name(page, 'LCLeaderboard').scrollIntoViewIfNeeded();
  await name(page, 'LCLeaderboard').tap();
  await box(page).waitFor();
  expect(await box(page).textContent()).toContain('All members');
  const place = await box(page).boundingBox();
  expect(place?.x).toBeGreaterThanOrEqual(0);
  expect((place?.x ?? 0) + (place?.width ?? 999)).toBeLessThanOrEqual(390);
  await page.locator('h2:visible').first().tap();
  await box(page).waitFor({ state: 'detached' });
});

it('the names work on pages that are reached by links, and have no accessibility problem', async () => {
  await using context = await shareContext();
  const page = await openPage(context, 'sdk/leaderboard/features/');
  await page.locator(`.article a[href="/${guide}"]`).first().click();
  await arriveAt(page, '排行榜开发指南');
  await wakeNames(page);
  await name(page, 'UpdateStatistics').click();
  await box(page).waitFor();
  await page.evaluate(axe.source);
  const violations = await page.evaluate(async () => {
    const { axe }: { axe?: { run(place: string): Promise<AxeResults> } } = Object(window);
    return (await axe?.run('.code:has(#\\~signatures)'))?.violations.map(({ id }) => id);
  });
  expect(violations).toEqual([]);
});

it.each([
  guide,
  'sdk/im/guide/beginner/',
  'sdk/storage/guide/js/',
  'sdk/taptap-login/guide/start/',
  'sdk/start/quickstart/',
  'v2/sdk/tapdb/guide/',
])('of /%s: nine in ten names that the build has found are marked', async (path) => {
  await using context = await shareContext();
  const page = await openPage(context, path);
  await page.locator('.code:visible .code-copy').first().focus();
  await page.waitForSelector('.sdk-name', { state: 'attached' });
  const file = (await page.locator('[data-signatures]').getAttribute('data-signatures')) ?? '';
  const { blocks }: SampleData = JSON.parse(readFileSync(join(inject('dist'), file), 'utf8'));
  const found = Object.values(blocks).flat().length;
  await expect.poll(() => page.locator('.sdk-name').count()).toBeGreaterThan(found * 0.9);
});

it('a sample can be copied with all others of its program, in their order, with the imports once and first', async () => {
  await using context = await openClipboardContext();
  const page = await openPage(context, guide);
  await wakeNames(page);
  const block = page.locator('.code:visible', { hasText: 'UpdateStatistics' }).first();
  // The button says so for two seconds.
  await stopClock(page);
  await block.getByRole('button', { name: '复制全部' }).click();
  await block.getByRole('button', { name: '已复制' }).waitFor();
  const program = await readClipboard(page);
  const samples = await page.locator('.code[data-lang="csharp"]').allTextContents();
  expect(program.match(/^using LeanCloud\.Storage;$/gm)).toHaveLength(1);
  expect(program.indexOf('using ')).toBe(0);
  expect(program).not.toMatch(/\n\n\n|^using .*\n\nusing /m);
  expect(program.indexOf('UpdateStatistics')).toBeGreaterThan(0);
  expect(program.indexOf('GetResults')).toBeGreaterThan(program.indexOf('UpdateStatistics'));
  expect(samples.length).toBeGreaterThan(5);
  // The sample's own button copies the sample alone.
  await block.getByRole('button', { name: '复制', exact: true }).click();
  await expect.poll(() => readClipboard(page)).not.toContain('GetResults');
  // What was copied last says so alone.
  await block.getByRole('button', { name: '复制全部' }).waitFor();
  expect(await page.getByRole('button', { name: '已复制' }).count()).toBe(1);
});

it.each([
  ['', 1440],
  ['', 390],
  ['en/', 1440],
  ['en/', 390],
  ['en/', 320],
] as const)(
  'the button that copies a whole program comes beside the others, which stay where they are: /%s at %i px',
  async (prefix, width) => {
    await using context = await shareContext({ viewport: { width, height: 844 } });
    const page = await openPage(context, prefix + guide);
    await page.locator('.code-wrap:visible').first().waitFor();
    const heads = page.locator('.code:visible figcaption');
    const places = () =>
      heads.evaluateAll((found) =>
        found.map((head) => {
          const buttons = [...head.querySelectorAll('button:not(.code-program, .code-report)')].map((button) =>
            button.getBoundingClientRect(),
          );
          return [head.clientHeight, ...buttons.flatMap(({ left, right }) => [left, right])];
        }),
      );
    // Reports are offered late, too.
    if (width === 1440) await page.locator('.code-report').first().waitFor({ state: 'attached' });
    await waitForSheets(page);
    const before = await places();
    await wakeNames(page);
    await expect.poll(() => page.locator('.code-program').count()).toBeGreaterThan(5);
    await expect.poll(places).toEqual(before);
    const gaps = await page.locator('.code-program:visible').evaluateAll((found) =>
      found.map((program) => {
        const others = [...(program.parentElement?.querySelectorAll('button') ?? [])].map((button) => button.getBoundingClientRect());
        const { left, right } = program.getBoundingClientRect();
        return Math.min(...others.filter((other) => other.width > 0 && other.left > left).map((other) => other.left - right));
      }),
    );
    expect(gaps.filter((gap) => gap < 0 || gap > 8)).toEqual([]);
    const lastOnes = await heads.evaluateAll((found) => found.map((head) => head.querySelector('.code-copy:last-child')?.textContent));
    expect([...new Set(lastOnes)]).toEqual([prefix === '' ? '复制' : 'Copy']);
  },
);

it('by keyboard, the buttons of a block come in the order in which they stand, with the one that copies a whole program', async () => {
  await using context = await shareContext();
  const page = await openPage(context, guide);
  await page.locator('.code-report').first().waitFor({ state: 'attached' });
  await page.locator('.tabs:has(.code) [aria-selected="true"]').first().focus();
  await expect.poll(() => page.locator('.code-program').count()).toBeGreaterThan(5);
  const stops: { name: string | null; left: number }[] = [];
  for (let stop = 0; stop < 3; stop++) {
    await page.keyboard.press('Tab');
    stops.push(
      await page.evaluate(() => {
        const button = document.activeElement;
        return { name: button?.getAttribute('aria-label') ?? button?.textContent ?? null, left: button?.getBoundingClientRect().left ?? 0 };
      }),
    );
  }
  expect(stops.map(({ name }) => name)).toEqual(['报告这段代码的问题', '复制全部', '复制']);
  expect(stops.map(({ left }) => left)).toEqual(stops.map(({ left }) => left).sort((one, other) => one - other));
});

it('the flag makes room for the button that copies a whole program, but not under the pointer', async () => {
  await using context = await shareContext();
  const page = await openPage(context, guide);
  const head = page.locator('.code:visible figcaption').first();
  await head.scrollIntoViewIfNeeded();
  const flag = head.locator('.code-report');
  await flag.waitFor({ state: 'attached' });
  await waitForSheets(page);
  const before = await flag.boundingBox();
  await flag.hover();
  await page.waitForSelector('.sdk-name');
  expect(await flag.boundingBox()).toEqual(before);
  await page.mouse.move(5, 5);
  await head.locator('.code-report + .code-program + .code-copy').waitFor();
});

it('without script the code is as it was', async () => {
  await using context = await shareContext({ javaScriptEnabled: false });
  const page = await firstPage(context);
  await page.goto(guide);
  expect(await page.locator('.sdk-name').count()).toBe(0);
});

it('the names are found in the code as pages show it, and lead to a heading that exists', () => {
  const dist = inject('dist');
  const files = readdirSync(join(dist, 'signatures'), { recursive: true, encoding: 'utf8' }).filter((file) => file.endsWith('.json'));
  expect(files.length).toBeGreaterThan(200);
  const addresses = new Set<string>();
  for (const file of files) {
    const { entries, guides }: SampleData = JSON.parse(readFileSync(join(dist, 'signatures', file), 'utf8'));
    for (const { href } of guides) addresses.add(href);
    for (const { href, signatures } of entries) {
      expect(signatures.length).toBeGreaterThan(0);
      if (href !== undefined) addresses.add(href);
    }
  }
  const pages = Map.groupBy(addresses, (href) => href.split('#')[0] ?? '');
  for (const [path, hrefs] of pages) {
    const html = readFileSync(join(dist, path, 'index.html'), 'utf8');
    const targets = hrefs.filter((href) => href.includes('#'));
    expect(targets.filter((href) => !html.includes(`id="${href.split('#')[1]}"`))).toEqual([]);
  }
});

it('the signatures name the package, and lead to the guides that use the name, not to the page itself', async () => {
  await using context = await shareContext();
  const page = await openPage(context, 'en/sdk/gamesaves/guide/');
  await wakeNames(page);
  await name(page, 'TDSUser').click();
  await box(page).waitFor();
  expect(await box(page).textContent()).toMatch(/TapTap\.Bootstrap · com\.taptap\.tds\.bootstrap · TapSDK Unity 3/);
  const guides = box(page).locator('p', { hasText: 'Used in:' }).locator('a');
  const addresses = await guides.evaluateAll((links) => links.map((link) => link.getAttribute('href')));
  expect(addresses.length).toBeGreaterThan(0);
  expect(addresses.filter((href) => href?.startsWith('/en/sdk/gamesaves/guide/'))).toEqual([]);
  await guides.first().click();
  await page.waitForURL((url) => url.pathname === new URL(addresses[0] ?? '', url).pathname);
});

it('pages say what their samples were checked against, and when', () => {
  const note = (path: string): string =>
    /<details class="page-note"[^>]*>(.*?)<\/details>/.exec(readFileSync(join(inject('dist'), path, 'index.html'), 'utf8'))?.[1] ?? '';
  expect(note(guide)).toMatch(/<p>.*截至 \d{4} 年 \d+ 月 \d+ 日已发布的 SDK 对照过：.*TapSDK Unity \d+\.\d+\.\d+（?/);
  expect(note(`en/${guide}`)).toMatch(/<p>Checked against the SDKs published by [A-Z][a-z]+ \d+, \d{4}: .*TapSDK Unity \d/);
  expect(note(guide)).toMatch(/^<summary>示例已与 \d{4} 年 \d+ 月 \d+ 日的 SDK 对照<\/summary>/);
  expect(note(`en/${guide}`)).toMatch(/^<summary>Samples checked with SDKs of [A-Z][a-z]+ \d+, \d{4}<\/summary>/);
  expect(note('sdk/rtc/guide/')).toContain('早于本页所写的版本');
  expect(note('sdk/update/guide/')).toContain('TapSDK Unreal 没有可供读取的发布包，对照的是公开项目里的插件副本');
  expect(note('en/sdk/update/guide/')).toContain('TapSDK Unreal has no package to read');
  expect(note('sdk/rtc/guide/')).not.toContain('插件副本');
  expect(readFileSync(join(inject('dist'), guide, 'index.md'), 'utf8')).toMatch(/截至 \d{4} 年/);
});

it('the modules of 2.x have pages of their own', async () => {
  await using context = await shareContext();
  const page = await openPage(context, 'v2/sdk-api/modules/');
  await page.locator('.article').getByRole('link', { name: 'TapTap.Login', exact: true }).click();
  await page.waitForURL('**/v2/sdk-api/csharp/tap-login/');
  await page.locator('h3[id^="taptap-login-taplogin"]').first().waitFor();
  expect(await page.locator('h1').innerText()).toBe('TapTap.Login TapSDK Unity 2.1.8');
  expect(await page.locator('h1 .version-badge').innerText()).toBe('TapSDK Unity 2.1.8');
});

it('the members of a type are in groups by what they are, each with an address that readers can copy and come by', async () => {
  await using context = await openClipboardContext();
  const page = await openPage(context, 'en/sdk-api/csharp/tap-achievement/');
  const type = page.locator('.signatures').first();
  expect(await type.locator('.code-title').allInnerTexts()).toEqual(['TapAchievement · C#', 'Methods', 'Properties and fields']);
  const linesOf = (id: string): Promise<string[]> => page.locator(`[id="taptap-achievement-tapachievement-${id}"] .line`).allInnerTexts();
  expect((await linesOf('methods')).every((line) => line.includes('('))).toBe(true);
  expect(await linesOf('methods')).toContain('static void Reach(string id)');
  expect(await linesOf('values')).toContain('static string ACHIEVEMENT_DIR');
  await type.getByRole('link', { name: 'Link to the methods of TapAchievement' }).click();
  await page.waitForFunction(async () => (await navigator.clipboard.readText()).endsWith('#taptap-achievement-tapachievement-methods'));
  const url = await readClipboard(page);
  const other = await context.newPage();
  await other.goto(url);
  await expect.poll(async () => (await other.locator(':target').boundingBox())?.y).toBeLessThan(250);
});

it.each(['en/sdk-api/csharp/tap-achievement/', 'sdk-api/csharp/lc-storage/', 'en/sdk-api/objc/lc/', 'sdk-api/java/tap-common/'])(
  'on a phone, signatures of /%s break before and after names, and names that are longer than a line between their words',
  async (path) => {
    await using sight = await lookAt(path, { viewport: { width: 390, height: 844 } });
    const { page } = sight;
    await page.locator('.line[style]').first().waitFor({ state: 'attached' });
    const broken = await page.locator('[data-lang="signature"] .line').evaluateAll((lines) =>
      lines.flatMap((line) => {
        const walker = document.createTreeWalker(line, NodeFilter.SHOW_TEXT);
        const range = document.createRange();
        let [before, above] = ['', Number.POSITIVE_INFINITY];
        const places: string[] = [];
        for (let node = walker.nextNode(); node; node = walker.nextNode()) {
          for (const [index, sign] of [...(node.textContent ?? '')].entries()) {
            range.setStart(node, index);
            range.setEnd(node, index + 1);
            const { top = above } = range.getClientRects()[0] ?? {};
            if (top > above + 5 && /\w$/.test(before) && /\w/.test(sign) && !/[a-z\d][A-Z]$|_\w$/.test(before + sign)) {
              places.push(`${before.slice(-20)}/${sign}`);
            }
            before += sign;
            above = top;
          }
        }
        return places;
      }),
    );
    expect(broken).toEqual([]);
  },
);

it.each([
  ['sdk-api/csharp/tap-achievement/', /(?<=[(,] ?)[\w.]{1,16} \w{1,10}(?=[,)])/g],
  ['en/sdk-api/java/tap-achievement/', /(?<=[(,] ?)[\w.]{1,16} \w{1,10}(?=[,)])/g],
  ['en/sdk-api/objc/lc/', /(?<=:)\([\w *]{1,16}\)\w{1,10}\b/g],
])('on a phone, no row of signatures of /%s ends between the type and the name of a parameter', async (path, parameter) => {
  await using sight = await lookAt(path, { viewport: { width: 390, height: 844 } });
  const { page } = sight;
  await page.locator('a.member').first().waitFor({ state: 'attached' });
  const pairs = await page.locator('[data-lang="signature"] .line').evaluateAll(
    (lines, parameter) =>
      lines.flatMap((line) => {
        const text = line.textContent ?? '';
        const topOf = (at: number): number => {
          const walker = document.createTreeWalker(line, NodeFilter.SHOW_TEXT);
          const range = document.createRange();
          let before = 0;
          for (let node = walker.nextNode(); node; node = walker.nextNode()) {
            const length = node.textContent?.length ?? 0;
            if (at < before + length) {
              range.setStart(node, at - before);
              range.setEnd(node, at - before + 1);
              return range.getBoundingClientRect().top;
            }
            before += length;
          }
          return 0;
        };
        return [...text.matchAll(parameter)].map(({ index, 0: whole }) => ({
          text: text.slice(index),
          isTorn: topOf(index + whole.length - 1) > topOf(index) + 5,
        }));
      }),
    parameter,
  );
  expect(pairs.length).toBeGreaterThan(20);
  expect(pairs.filter(({ isTorn }) => isTorn).map(({ text }) => text)).toEqual([]);
});

it('no address stands twice on a page of signatures', () => {
  const folder = join(inject('dist'), 'en/sdk-api');
  const files = readdirSync(folder, { recursive: true, encoding: 'utf8' }).filter((file) => file.endsWith('index.html'));
  let groups = 0;
  for (const file of files) {
    const ids = [...readFileSync(join(folder, file), 'utf8').matchAll(/ id="([^"]+)"/g)].map((match) => match[1] ?? '');
    expect(ids.filter((id, index) => ids.indexOf(id) !== index)).toEqual([]);
    groups += ids.filter((id) => id.endsWith('-methods')).length;
  }
  expect(groups).toBeGreaterThan(20);
});

it('the list of modules leaves no cell empty', () => {
  for (const path of ['', 'en/', 'v2/', 'en/v2/']) {
    const html = readFileSync(join(inject('dist'), `${path}sdk-api/modules/index.html`), 'utf8');
    expect(html.match(/<td[^>]*>/g)?.length).toBeGreaterThan(20);
    expect(html).not.toMatch(/<td[^>]*><\/td>/);
  }
});

it('the navbar and a way back say where the pages of modules are', async () => {
  await using context = await shareContext();
  const page = await openPage(context, 'en/sdk-api/csharp/tap-login/');
  expect(await page.locator('a.navbar-link[aria-current]').allInnerTexts()).toEqual(['SDK API']);
  await page.locator('.breadcrumbs').getByRole('link', { name: 'SDK API reference' }).click();
  await page.waitForURL('**/en/sdk-api/');
  // 2.x has no such page above them.
  await page.goto('en/v2/sdk-api/csharp/tap-login/');
  await page.locator('.breadcrumbs').getByRole('link', { name: 'v2 documentation' }).click();
  await page.waitForURL('**/en/v2/');
});

it('search finds a class that no guide names by its signatures', async () => {
  const answer = await fetch(
    new URL('api/search?q=LCIMConversationIterableResultCallback&locale=zh-Hans&version=v3&limit=10', inject('siteUrl')),
  );
  expect(answer.status).toBe(200);
  expect(await answer.text()).toContain('/sdk-api/java/');
});
