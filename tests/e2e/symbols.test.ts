import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import type { Page } from 'playwright-core';
import { expect, inject, it } from 'vitest';
import { z } from 'zod';
import { openClipboardContext, openContext, openPage, readClipboard, shareContext } from '../support/browser.ts';
import { openSearch, SEARCH_FIELD, searchFor } from '../support/search-overlay.ts';

const achievement = 'sdk-api/csharp/tap-achievement/#taptap-achievement-tapachievement';
const ranges = z.array(z.tuple([z.number(), z.number()]));
const hitSchema = z.object({
  source: z.object({ url: z.string(), title: z.string(), heading: z.string(), content: z.string() }),
  marks: z.object({ title: ranges, heading: ranges, content: ranges }),
});
const answerSchema = z.object({ hits: z.array(hitSchema) });

async function askMarked(q: string, locale: string): Promise<z.output<typeof hitSchema>[]> {
  const answer = await fetch(new URL(`api/search?${new URLSearchParams({ q, locale, version: 'v3' })}`, inject('siteUrl')));
  return answerSchema.parse(await answer.json()).hits;
}

async function ask(q: string, locale: string): Promise<{ url: string; content: string }[]> {
  return (await askMarked(q, locale)).map(({ source }) => source);
}

it.each([
  ['TapAchievement', achievement, 'class TapAchievement', '/sdk/achievement/'],
  ['GrowSteps', `${achievement}.GrowSteps`, 'static void GrowSteps(string id, int step)', '/sdk/achievement/guide/'],
  [
    'growSteps',
    'sdk-api/java/tap-achievement/#com-tds-achievement-tapachievement.growSteps',
    'static void growSteps(String displayId, int numSteps)',
    '/sdk/achievement/guide/',
  ],
  ['TapAchievement.Reach', `${achievement}.Reach`, 'static void Reach(string id)', '/sdk/achievement/guide/'],
  ['LCLeaderboard', 'sdk-api/csharp/lc-storage/#leancloud-storage-lcleaderboard', 'class LCLeaderboard', '/sdk/leaderboard/'],
  [
    'UpdateStatistics',
    'sdk-api/csharp/lc-storage/#leancloud-storage-lcleaderboard.UpdateStatistics',
    'UpdateStatistics(LCUser user',
    '/sdk/leaderboard/guide/',
  ],
  [
    'getAroundResults',
    'sdk-api/java/lc-storage-core/#cn-leancloud-lcleaderboard.getAroundResults',
    'getAroundResults(String targetId',
    '/sdk/',
  ],
  ['TDSUser', 'sdk-api/csharp/tap-bootstrap/#taptap-bootstrap-tdsuser', 'class TDSUser : LCUser', '/sdk/authentication/'],
  ['LCIMConversation', 'sdk-api/csharp/lc-realtime/#leancloud-realtime-lcimconversation', 'class LCIMConversation', '/sdk/im/'],
  [
    'IAchievementCallback',
    'sdk-api/csharp/tap-achievement/#taptap-achievement-iachievementcallback',
    'interface IAchievementCallback',
    '/sdk/',
  ],
  [
    'setDeviceTokenFromData',
    'sdk-api/objc/lc/#lcinstallation.setDeviceTokenFromData',
    '- (void)setDeviceTokenFromData:',
    '/sdk/push/guide/',
  ],
  ['IMClientDelegate', 'sdk-api/swift/leancloud-2/#imclientdelegate', 'protocol IMClientDelegate', ''],
])('the search for %s leads to what declares it, then to a guide', async (symbol, place, line, guide) => {
  for (const [locale, root] of [['zh-Hans', '/'] as const, ['en', '/en/'] as const]) {
    const hits = await ask(symbol, locale);
    expect(hits[0]?.url).toBe(root + place);
    expect(hits[0]?.content).toContain(line);
    const [path = '', hash = ''] = `${root}${place}`.split('#');
    expect(readFileSync(join(inject('dist'), path, 'index.html'), 'utf8')).toContain(`id="${hash.split('.')[0]}"`);
    const pages = [...new Set(hits.map(({ url }) => url.split('#')[0] ?? ''))];
    expect(pages.slice(0, 5).some((page) => page.startsWith(root + guide.slice(1)))).toBe(true);
  }
});

const tdsUser = 'sdk-api/csharp/tap-bootstrap/#taptap-bootstrap-tdsuser';
const leaderboard = 'sdk-api/csharp/lc-storage/#leancloud-storage-lcleaderboard';
const errorCode = 'sdk-api/csharp/tap-common/#taptap-common-taperrorcode';

it.each([
  ['tdsuser', tdsUser],
  ['TDSUs', tdsUser],
  ['tdsus', tdsUser],
  ['lcleaderboard', leaderboard],
  ['LCLeader', leaderboard],
  ['growsteps', `${achievement}.GrowSteps`],
  ['tapachievement.growsteps', `${achievement}.GrowSteps`],
  ['80007', `${errorCode}.ERROR_CODE_LOGOUT_KICKED`],
])('in any case, from its beginning or by its number, %s leads to what declares the name', async (typed, place) => {
  for (const [locale, root] of [['zh-Hans', '/'] as const, ['en', '/en/'] as const])
    expect((await ask(typed, locale))[0]?.url).toBe(root + place);
});

it.each(['login', 'logout', 'username', 'metadata', 'timezone', 'openid', 'tapdb', 'user', 'achiev', '401'])(
  'the ordinary word %s leads to guides, though code has names like it',
  async (word) => {
    for (const locale of ['zh-Hans', 'en']) {
      const urls = (await ask(word, locale)).slice(0, 3).map(({ url }) => url);
      expect(urls.filter((url) => url.includes('sdk-api/'))).toEqual([]);
    }
  },
);

it('what declares a name stands together, before the guides; a constant is second only where a guide explains it', async () => {
  for (const locale of ['zh-Hans', 'en']) {
    const isReference = (await ask('TDSUser', locale)).map(({ url }) => url.includes('sdk-api/'));
    expect(isReference.slice(0, 4)).toEqual([true, true, true, false]);
    const [constant, guide] = (await ask('ERROR_CODE_LOGIN_CANCEL', locale)).map(({ url }) => url);
    expect(constant).toMatch(new RegExp(`${errorCode}\\.ERROR_CODE_LOGIN_CANCEL$`));
    expect(guide).toContain('/sdk/taptap-login/');
    for (const explained of ['SDK_NOT_INIT', 'PERIOD_RESTRICT']) {
      const [first, second] = (await ask(explained, locale)).map(({ url }) => url);
      expect(first).toContain('/sdk/');
      expect(second).toMatch(new RegExp(`/sdk-api/.*\\.${explained}$`));
    }
  }
});

it.each([
  ['TDSUser', ['tdsuser']],
  ['TDSUs', ['tdsus']],
  ['TapAchievement.GrowSteps', ['tapachievement.growsteps', 'growsteps']],
])('of the hits for %s, only what was typed is marked', async (typed, allowed) => {
  for (const locale of ['zh-Hans', 'en']) {
    const marked = (await askMarked(typed, locale)).flatMap(({ source, marks }) =>
      (['title', 'heading', 'content'] as const).flatMap((field) => marks[field].map(([from, to]) => source[field].slice(from, to))),
    );
    expect(marked.length).toBeGreaterThan(2);
    expect(marked.filter((text) => !allowed.includes(text.toLowerCase()))).toEqual([]);
  }
});

it.each([
  ['TapAchievement.GrowSteps', `/en/${achievement}.GrowSteps`],
  ['setDeviceTokenFromData', '/en/sdk-api/objc/lc/#lcinstallation.setDeviceTokenFromData'],
])('Enter on %s shows the line that declares it with the name of its type, from another page and as an address', async (symbol, place) => {
  await using context = await shareContext();
  const page = await openPage(context, 'en/sdk/achievement/guide/');
  await openSearch(page);
  await searchFor(page, symbol);
  await page.locator(`.hit[href="${place}"]`).first().waitFor();
  await page.keyboard.press('Enter');
  const line = page.locator('.line-asked');
  const name = symbol.split('.').at(-1) ?? '';
  await expect.poll(() => line.textContent()).toContain(name);
  const places = async (shown: Page) => {
    const type = shown.locator(`[id="${place.replace(/^.*#|\.[^.]*$/g, '')}"]`);
    return [(await type.boundingBox())?.y, (await shown.locator('.line-asked').boundingBox())?.y];
  };
  await expect
    .poll(async () => {
      const [type = 0, declaration = 0] = await places(page);
      return type > 50 && type < 300 && declaration > type && declaration < 860;
    })
    .toBe(true);
  const other = await context.newPage();
  await other.goto(place);
  await expect.poll(async () => String(await places(other)) === String(await places(page))).toBe(true);
});

it.each([
  ['android', 'java'],
  ['ios', 'objc'],
  ['unity', 'csharp'],
])('of declarations that are alike, those for the platform that the reader has chosen come first: %s', async (platform, language) => {
  const stored = [{ name: 'tds_doc_tabs', value: JSON.stringify({ 'tap-platform': [platform] }) }];
  const origins = [{ origin: new URL(inject('siteUrl')).origin, localStorage: stored }];
  await using context = await openContext({ storageState: { cookies: [], origins } });
  const page = await openPage(context, 'sdk/achievement/guide/');
  await openSearch(page);
  await searchFor(page, 'TapAchievement');
  await expect.poll(() => page.locator('.hit').first().getAttribute('href')).toContain(`/sdk-api/${language}/tap-achievement/#`);
  const pages = await page.locator('.hits-title a').evaluateAll((titles) => titles.map((title) => title.getAttribute('href')));
  expect(pages.slice(0, 3).filter((href) => href?.startsWith('/sdk-api/'))).toHaveLength(3);
});

it('lines that declare something look like code, sentences of guides do not', async () => {
  await using context = await shareContext();
  const page = await openPage(context, 'en/sdk/achievement/guide/');
  await openSearch(page);
  await searchFor(page, 'TapAchievement');
  const fontOf = (place: string) =>
    page
      .locator(`.hit[href^="${place}"] .hit-excerpt`)
      .first()
      .evaluate((excerpt) => getComputedStyle(excerpt).fontFamily);
  expect(await fontOf('/en/sdk-api/')).toContain('monospace');
  expect(await fontOf('/en/sdk/')).not.toContain('monospace');
});

it.each([
  ['zh-Hans', '排行榜'],
  ['en', 'leaderboard'],
  ['en', 'access token'],
])('words find lines of the reference in the form in which names find them: %s, %s', async (locale, q) => {
  const answer = await fetch(new URL(`api/search?${new URLSearchParams({ q, locale, section: 'api' })}`, inject('siteUrl')));
  const hits = answerSchema.parse(await answer.json()).hits.filter(({ source }) => source.url.includes('#'));
  expect(hits.length).toBeGreaterThan(5);
  const [first] = hits;
  const page = readFileSync(join(inject('dist'), first?.source.url.split('#')[0] ?? '', 'index.md'), 'utf8');
  expect(page).toContain(first?.source.content.replaceAll('…', ''));
  for (const { source, marks } of hits) {
    expect(marks.content.length).toBeGreaterThan(0);
    expect(source.content).toContain(source.url.split('#')[1]?.split('.')[1] ?? source.heading.split('.').at(-1));
  }
});

it('the search is narrowed to the reference, whose page the navbar marks, with room for all choices on a phone', async () => {
  await using context = await shareContext({ viewport: { width: 390, height: 800 } });
  const page = await openPage(context, 'en/sdk-api/');
  expect(await page.locator('a.navbar-link[aria-current]').allTextContents()).toEqual(['SDK API']);
  await openSearch(page);
  await searchFor(page, 'TDSUser');
  await page.locator('.hit[href^="/en/sdk/"]').first().waitFor();
  const chips = page.locator('.search-sections label');
  const boxes = await chips.evaluateAll((labels) => labels.map((label) => label.getBoundingClientRect()));
  expect(new Set(boxes.map(({ height }) => height))).toEqual(new Set([44]));
  expect(boxes.at(-1)?.right).toBeLessThanOrEqual(390);
  expect(await page.locator('.search-sections').evaluate((all) => all.scrollHeight - all.clientHeight)).toBe(0);
  await chips.filter({ hasText: 'SDK API' }).click();
  // Those of them that were there stay until the answer comes.
  const hrefs = () => page.locator('.hit').evaluateAll((hits) => hits.map((hit) => hit.getAttribute('href') ?? ''));
  await expect
    .poll(async () => {
      const [best, ...others] = await hrefs();
      return [best, others.filter((href) => !href.startsWith('/en/sdk-api/'))];
    })
    .toEqual([`/en/${tdsUser}`, []]);
  // A section that does not have the name says so, and leads back to all.
  await chips.filter({ hasText: 'Store' }).click();
  await page.fill(SEARCH_FIELD, 'LCLeaderboard');
  await page.getByText('Search all sections').click();
  await page.locator('.hit[href^="/en/sdk/"]').first().waitFor();
});

it('members have addresses of their own, types lead to their places, also in other modules, and one button copies a type', async () => {
  await using context = await openClipboardContext();
  const page = await openPage(context, 'en/sdk-api/csharp/tap-achievement/');
  const type = page.locator('.signatures').first();
  const hrefs = () => type.locator('a.member').evaluateAll((links) => links.map((link) => link.getAttribute('href')));
  await expect
    .poll(hrefs)
    .toEqual(
      expect.arrayContaining(
        ['FetchAllAchievementList', 'FetchAllAchievementList-2', 'ACHIEVEMENT_DIR'].map(
          (name) => `#taptap-achievement-tapachievement.${name}`,
        ),
      ),
    );
  const addresses = await hrefs();
  expect(new Set(addresses).size).toBe(addresses.length);
  expect(await type.locator('.code-copy').count()).toBe(1);
  await type.locator('.code-copy').click();
  await expect
    .poll(() => readClipboard(page))
    .toMatch(/^class TapAchievement\n {2}static void Init(?:.*\n)+ {2}static string ACHIEVEMENT_DIR/);
  // On the page, and on another one.
  const link = (name: string) => type.locator('a.type-link', { hasText: new RegExp(`^${name}$`) }).first();
  expect(await link('TapAchievementBean').getAttribute('href')).toBe('#taptap-achievement-tapachievementbean');
  await link('TapError').click();
  await page.waitForURL('**/en/sdk-api/csharp/tap-common/#taptap-common-taperror');
  await page.locator('[id="taptap-common-taperror"]').waitFor();
  // What is in no index stays as it is, and so does what declares a type.
  const first = page.locator('[id="taptap-common-taperror"] ~ .code .line, [id="taptap-common-taperror"] ~ .signatures .line').first();
  expect(await first.textContent()).toContain('class TapError');
  expect(await first.locator('a', { hasText: /^TapError$/ }).count()).toBe(0);
  expect(await page.locator('a.type-link', { hasText: /^(Task|List|Action)$/ }).count()).toBe(0);
});

it('every link of a type in the lists leads to a heading that exists', () => {
  const dist = inject('dist');
  for (const root of ['', 'en/', 'v2/', 'en/v2/']) {
    for (const language of ['csharp', 'java', 'objc']) {
      const types: [string, ...string[]][] = JSON.parse(readFileSync(join(dist, root, `sdk-api/${language}/types.json`), 'utf8'));
      expect(types.length).toBeGreaterThan(10);
      const byPage = Map.groupBy(
        types.flatMap(([, ...places]) => places),
        (place) => place.split('#')[0] ?? '',
      );
      for (const [path, places] of byPage) {
        const html = readFileSync(join(dist, root, 'sdk-api', path, 'index.html'), 'utf8');
        expect(places.filter((place) => !html.includes(`id="${place.split('#')[1]}"`))).toEqual([]);
      }
    }
  }
});
