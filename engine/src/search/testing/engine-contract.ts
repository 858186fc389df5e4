import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import type { SearchHit } from '../../model/search.ts';
import type { SearchEngine, SearchQuery } from '../engine.ts';

/** Odd queries, which have to be answered like any other. */
const ODD_QUERIES: readonly string[] = [
  '',
  ' \t\n',
  '\u0000\u0001\u001b[31m',
  '"',
  '"unclosed',
  "'; DROP TABLE pages; --",
  'a AND',
  'NEAR(a b, 5)',
  'title:登录 OR *',
  '-登录',
  '^登录 + (',
  '*',
  '{title heading}: x',
  '😀🎮',
  '👩‍👩‍👧 登录',
  '\ud800',
  '登录\udc00',
  'ﷺ'.repeat(20),
  '的的的',
  '怎么',
  'the',
  '....----____',
  '%00%',
  '登'.repeat(10_000),
  'TapLogin.'.repeat(2_000),
  'a '.repeat(5_000),
  '１２３ＡＢＣ',
  'e\u0301'.repeat(300),
  '\u202e登录',
];

/**
 * The tests that every engine has to pass, on the sections of `sections.ts`.
 * @param open returns an engine with `sections`, `floodingPage`, `likeNamed`, `references` and `meanings`
 */
export function describeEngine(name: string, open: () => Promise<SearchEngine>): void {
  describe(name, () => {
    let engine: SearchEngine;
    beforeAll(async () => {
      engine = await open();
    });
    afterAll(() => engine.close());

    const search = async (q: string, options: Partial<SearchQuery> = {}) =>
      (await engine.search({ q, locale: 'zh-Hans', ...options })).hits;
    const find = async (q: string, options?: Partial<SearchQuery>) => (await search(q, options)).map((hit) => hit.id);

    test.each([
      ['排行榜', 'leaderboard/guide/'],
      ['leaderboard', 'leaderboard/guide/'],
      ['如何提交成绩', 'leaderboard/guide/#submit-score'],
      ['排行榜 提交成绩', 'leaderboard/guide/#submit-score'],
      ['重置', 'leaderboard/guide/#reset'],
      ['清零', 'leaderboard/features/'],
      ['登陆', 'login/guide/'],
      ['接入登录', 'login/guide/'],
      ['TapLogin.Login', 'login/guide/#call'],
      ['taplogin.login()', 'login/guide/#call'],
      ['40021', 'login/guide/#call'],
      ['X-LC-Session', 'leaderboard/guide/#submit-score'],
      ['x_lc_session', 'leaderboard/guide/#submit-score'],
      ['UpdateStatistics', 'leaderboard/guide/#submit-score'],
      ['update statistics', 'leaderboard/guide/#submit-score'],
      ['防沉迷', 'anti-addiction/'],
      ['实名认证', 'anti-addiction/'],
      ['内嵌动态', 'moments/'],
      ['ｔａｐｔａｐ', 'login/guide/'],
      ['server secret', 'start/'],
    ])('%s leads to %s', async (q, id) => {
      expect((await find(q))[0]).toBe(id);
    });

    test.each([
      ['leaderb', 'leaderboard/guide/'],
      ['taplog', 'login/guide/#call'],
      ['内嵌动', 'moments/'],
      ['updatestat', 'leaderboard/guide/#submit-score'],
      ['release no', 'changelog/'],
      ['榜', 'leaderboard/guide/'],
      ['沉', 'anti-addiction/'],
    ])('while it is typed, %s leads to %s', async (q, id) => {
      expect((await find(q))[0]).toBe(id);
    });

    test.each([
      ['leaderbord', 'leaderboard/guide/'],
      ['排形榜', 'leaderboard/guide/'],
      ['paihangbang', 'leaderboard/guide/'],
      ['paihangb', 'leaderboard/guide/'],
      ['tijiaochengji', 'leaderboard/guide/#submit-score'],
      ['fangchenmi', 'anti-addiction/'],
      ['chongzhi', 'leaderboard/guide/#reset'],
      ['UpdateStatistcs', 'leaderboard/guide/#submit-score'],
    ])('mistyped, %s leads to %s', async (q, id) => {
      expect((await find(q))[0]).toBe(id);
    });

    test.each([
      ['authenticating', 'en/login/guide/'],
      ['submitted scores', 'en/leaderboard/guide/#submit-score'],
      ['user_name', 'en/leaderboard/guide/#setUserName'],
      ['set user name', 'en/leaderboard/guide/#setUserName'],
      ['排行榜', 'en/leaderboard/guide/#submit-score'],
      ['how do I sign in', 'en/login/guide/'],
      ['_User', 'en/users/'],
      ['LeaderboardScoreSubmitter', 'en/leaderboard/guide/#submit-score'],
      ['nodejs', 'en/users/'],
      ['node.js', 'en/users/'],
      ['LCLeaderboard.UpdateStatisticsNow', 'en/leaderboard/guide/#submit-score'],
      ['setUserNmae', 'en/leaderboard/guide/#setUserName'],
      ['mini game', 'en/users/'],
      ['GameUserManager.fetchPlayer', 'en/users/#plain'],
    ])('in English, %s leads to %s', async (q, id) => {
      expect((await find(q, { locale: 'en' }))[0]).toBe(id);
    });

    test.each([
      ['CupCase', 'api/csharp/#cupcase', 'class CupCase : CupBase'],
      ['RaiseCup', 'api/csharp/#cupcase.RaiseCup', 'static void RaiseCup(string id, int step)'],
      ['raiseCup', 'api/java/#cupcase.raiseCup', 'void raiseCup(String)'],
      ['CupReader.RaiseCup()', 'api/csharp/#cupreader.RaiseCup', 'void RaiseCup(string id)'],
      ['LAST_CUP', 'api/csharp/#cupcase.LAST_CUP', 'static string LAST_CUP'],
      ['NO_CUP', 'trophies/guide/', '…NO_CUP 表示没有奖杯，代码是 4711。'],
      ['4711', 'trophies/guide/', '…NO_CUP 表示没有奖杯，代码是 4711。'],
      ['4712', 'api/csharp/#cupcase.FULL', 'static int FULL = 4712'],
      ['cupcase', 'api/csharp/#cupcase', 'class CupCase : CupBase'],
      ['CUPCase.raisecup', 'api/csharp/#cupcase.RaiseCup', 'static void RaiseCup(string id, int step)'],
      ['CupRea', 'api/csharp/#cupreader', 'interface CupReader'],
      ['cuprea', 'api/csharp/#cupreader', 'interface CupReader'],
    ])('a name as code writes it leads to what declares it, a constant to what explains it: %s', async (q, id, line) => {
      const [hit] = await search(q);
      expect(hit).toMatchObject({ id, source: { url: `/${id}`, content: line } });
      const scores = (await search(q)).map(({ score }) => score);
      expect(scores).toEqual(scores.toSorted((one, other) => other - one));
    });

    test('the guides follow what declares a name, and come first for its words and for what is called like a product', async () => {
      const pages = (await find('CupCase')).map((id) => id.split('#')[0]);
      expect([...new Set(pages)]).toEqual(['api/csharp/', 'api/java/', 'trophies/guide/']);
      expect((await find('NO_CUP')).slice(0, 2)).toEqual(['trophies/guide/', 'api/csharp/#cupcase.NO_CUP']);
      expect((await find('raise cup'))[0]).toBe('trophies/guide/#raise');
      expect((await find('CupDB'))[0]).toBe('cupdb/');
      expect((await find('奖杯'))[0]).toBe('trophies/guide/');
      // In lower case, a short name of a member is an ordinary word.
      expect(await find('cupTint')).toContain('api/csharp/#cupreader.cupTint');
      expect(await find('cuptint')).not.toContain('api/csharp/#cupreader.cupTint');
    });

    test('what declares a constant follows a guide that explains it, not one that mentions it', async () => {
      expect((await find('LAST_CUP')).slice(0, 2)).toEqual(['api/csharp/#cupcase.LAST_CUP', 'trophies/guide/']);
    });

    test('pages that declare a name alike have one score, those that declare it in other letters a lower one', async () => {
      const scores = (await search('CupCase')).filter(({ id }) => id.startsWith('api/')).map(({ score }) => score);
      expect(scores).toHaveLength(2);
      expect(new Set(scores).size).toBe(1);
      const [asTyped, ...others] = (await search('RaiseCup')).filter(({ id }) => /^api\/.*cupcase/.test(id)).map(({ score }) => score);
      expect(others.filter((score) => score >= (asTyped ?? 0))).toEqual([]);
    });

    test('words find what a reference declares as its names do: by the lines that have them', async () => {
      const hits = await search('raise cup', { section: 'api' });
      const rows = hits.map(({ id, source }) => [id, source.content]);
      expect(rows.slice(0, 3)).toEqual([
        ['api/csharp/#cupcase.RaiseCup', 'static void RaiseCup(string id, int step)'],
        ['api/csharp/#cupreader.RaiseCup', 'void RaiseCup(string id)'],
        ['api/csharp/#cupcase', 'class CupCase : CupBase'],
      ]);
      expect(rows).toContainEqual(['api/java/#cupcase.raiseCup', 'void raiseCup(String)']);
      expect(hits[0]?.source.url).toBe('/api/csharp/#cupcase.RaiseCup');
      expect(collectMarked(hits[0], 'content')).toEqual(['RaiseCup']);
      // Of a page whose title alone has a word, the beginning is shown.
      expect((await find('csharp', { section: 'api' }))[0]).toBe('api/csharp/');
    });

    test('a page about what is asked is shown from its beginning, whatever word its title has for that', async () => {
      expect((await find('mini game'))[0]).toBe('games/guide/');
      expect((await find('publish mini game'))[0]).toBe('games/guide/#publish-mini-game');
    });

    test('only sections of the asked locale are found', async () => {
      expect((await find('UpdateStatistics')).filter((id) => id.startsWith('en/'))).toEqual([]);
      expect(await find('登录', { locale: 'fr' })).toEqual([]);
    });

    test('the current version comes before an older one, which can be asked for', async () => {
      const ids = await find('接入 TapTap 登录');
      expect(ids.indexOf('login/guide/')).toBeLessThan(ids.indexOf('v2/login/guide/'));
    });

    test('the pages of the version that is read come first, then those of the others', async () => {
      const [first, second] = await find('登录', { version: 'v2' });
      expect([first, second]).toEqual(['v2/login/guide/', 'login/guide/']);
      expect((await find('提交成绩', { version: 'v2' }))[0]).toBe('leaderboard/guide/#submit-score');
      expect(await find('登录', { version: 'v9' })).toEqual(await find('登录'));
      expect(await find('登录', { version: 'v2', limit: 1 })).toEqual(['v2/login/guide/']);
    });

    test('a version that the query names comes first', async () => {
      for (const q of ['v2 登录', '登录 V2', 'v2登录', '登录 2.x', 'v2.1 登录']) {
        expect([(await find(q))[0], (await engine.search({ q, locale: 'zh-Hans' })).version]).toEqual(['v2/login/guide/', 'v2']);
      }
      for (const q of ['登录 2.1', '从 v2 到 v3 登录', '从 2.x 升级 登录'])
        expect((await engine.search({ q, locale: 'zh-Hans' })).version).toBe('v3');
    });

    test('guides come before changelogs, unless a changelog is asked for', async () => {
      const ids = await find('提交成绩');
      expect(ids.indexOf('leaderboard/guide/#submit-score')).toBeLessThan(ids.indexOf('changelog/'));
      expect((await find('Unity 更新日志'))[0]).toBe('changelog/');
    });

    test('a section of the site can be asked for', async () => {
      expect(await find('登录', { section: 'store' })).toEqual(['store/']);
      for (const section of ['运营', '公告', 'Guide', 'guide']) expect(await find('同名栏目', { section })).toEqual([`named-${section}/`]);
    });

    test('a long page does not fill the answer', async () => {
      expect(await find('洪水')).toHaveLength(3);
    });

    test('as many pages as asked for', async () => {
      const countPages = async (limit: number) => new Set((await search('登录', { limit })).map((hit) => hit.source.title)).size;
      expect(await countPages(2)).toBe(2);
      expect(await countPages(1000)).toBeGreaterThan(2);
      expect(await countPages(-3)).toBe(1);
    });

    test('a hit has what is shown of it', async () => {
      const [hit] = await search('X-LC-Session');
      expect(hit).toMatchObject({
        id: 'leaderboard/guide/#submit-score',
        score: expect.any(Number),
        source: {
          title: '排行榜开发指南',
          heading: '提交成绩',
          url: '/leaderboard/guide/#submit-score',
          content: expect.stringContaining('请求头 X-LC-Session'),
          version: 'v3',
          section: 'sdk',
          breadcrumbs: [],
        },
      });
    });

    test('scores fall, and the marks are what was looked for', async () => {
      const hits = await search('40021 登录');
      const scores = hits.map((hit) => hit.score);
      expect(scores).toEqual(scores.toSorted((one, other) => other - one));
      expect(collectMarked(hits[0], 'heading')).toEqual(['登录']);
      expect(collectMarked(hits[0], 'content')).toEqual(['Login', 'Login', '40021']);
    });

    test('a misspelt query says what was searched for, and can be searched for as it is', async () => {
      const ask = (options: Partial<SearchQuery>) => engine.search({ q: 'leaderbord', locale: 'en', ...options });
      const { correctedTo, hits } = await ask({});
      expect([correctedTo, hits[0]?.source.title]).toEqual(['leaderboard', 'Leaderboards Guide']);
      expect((await ask({ isVerbatim: true })).hits).toEqual([]);
      expect(await engine.search({ q: '排行榜', locale: 'zh-Hans' })).not.toHaveProperty('correctedTo');
    });

    test('what a page says that readers ask finds it', async () => {
      expect((await find('上赛季的名次去哪了'))[0]).toBe('leaderboard/features/');
    });

    test('of pages with a word of the query, the one that means the same comes first', async () => {
      expect((await find('玩家删号'))[0]).toBe('anti-addiction/');
    });

    test('a query that is too long is cut, and the answer says to what', async () => {
      const { cutTo } = await engine.search({ q: `登录 ${'很长'.repeat(500)}`, locale: 'zh-Hans' });
      expect(cutTo).toHaveLength(256);
      expect(await engine.search({ q: '登录', locale: 'zh-Hans' })).not.toHaveProperty('cutTo');
    });

    test.each(ODD_QUERIES.map((q) => [q.slice(0, 30), q]))('%j is answered', async (_shown, q) => {
      for (const hit of await search(q)) {
        for (const field of ['title', 'heading', 'content'] as const) {
          for (const [start, end] of hit.marks[field]) expect(start >= 0 && start < end && end <= hit.source[field].length).toBe(true);
        }
      }
    });
  });
}

function collectMarked(hit: SearchHit | undefined, field: 'title' | 'heading' | 'content'): string[] {
  return hit === undefined ? [] : hit.marks[field].map(([start, end]) => hit.source[field].slice(start, end));
}
