import { mkdtempSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { expect, test } from 'vitest';
import type { SearchSection } from '../../model/search.ts';
import { parseGlossary } from '../glossary.ts';
import { createIndex } from './create-index.ts';
import { openSearch } from './open-search.ts';

const glossary = parseGlossary({
  terms: [
    { zh: '排行榜', en: 'leaderboard' },
    { zh: '登录', en: 'login', also: ['登陆'] },
  ],
  stopWords: ['如何'],
});

function section(id: string, fields: Partial<SearchSection>): SearchSection {
  const common = {
    title: '',
    heading: '',
    content: '',
    locale: 'zh-Hans',
    version: 'v3',
    section: 'sdk',
    breadcrumbs: [],
    kind: 'guide',
    keywords: [],
  } as const;
  return { ...common, id, url: `/${id}/`, ...fields };
}

const sections = [
  section('leaderboard', { title: '排行榜开发指南', content: '创建榜单，提交成绩。LCLeaderboard.UpdateStatistics' }),
  section('leaderboard#submit', { url: '/leaderboard/#submit', title: '排行榜开发指南', heading: '提交成绩', content: '先登录再提交。' }),
  section('login', { title: '接入 TapTap 登录', content: '调用 TapLogin.Login。请求头 X-LC-Session。' }),
  section('login-v2', { title: '接入 TapTap 登录（v2）', version: 'v2', content: '旧版登录。' }),
  section('en/login', { title: 'Integrate TapTap Login', locale: 'en', content: 'Call TapLogin.Login to authenticate players.' }),
];

async function find(q: string, locale = 'zh-Hans') {
  const file = join(mkdtempSync(join(tmpdir(), 'signpost-search-')), 'search.sqlite');
  createIndex(sections, file, glossary);
  const engine = openSearch(file);
  const { hits } = await engine.search({ q, locale });
  await engine.close();
  return hits.map((hit) => hit.id);
}

test.each([
  ['排行榜', 'leaderboard'],
  ['leaderboard', 'leaderboard'],
  ['如何提交成绩', 'leaderboard#submit'],
  ['登陆', 'login'],
  ['TapLogin.Login', 'login'],
  ['x-lc-session', 'login'],
  ['updatestat', 'leaderboard'],
])('%s finds %s first', async (q, id) => {
  expect((await find(q))[0]).toBe(id);
});

test('finds only sections of the asked locale', async () => {
  expect(await find('authenticat', 'en')).toEqual(['en/login']);
});

test('an older version comes after the current one', async () => {
  const ids = await find('登录');
  expect(ids.indexOf('login')).toBeLessThan(ids.indexOf('login-v2'));
});
