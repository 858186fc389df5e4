import { hashOf } from '../../model/hash.ts';
import type { SearchSection } from '../../model/search.ts';
import { parseGlossary } from '../glossary.ts';
import type { MeaningFile } from '../index/analyse-page.ts';
import { writeMeanings } from '../meaning/meaning-table.ts';

/** A section with default fields: of the current version, in Chinese. The id is also the address. */
export function createSection(id: string, fields: Partial<SearchSection> = {}): SearchSection {
  return {
    ...{ id, url: `/${id}`, title: '', heading: '', content: '', locale: 'zh-Hans', version: 'v3', section: 'sdk' },
    ...{ breadcrumbs: [], description: '', keywords: [], questions: [] },
    ...fields,
  };
}

export const glossary = parseGlossary({
  terms: [
    { zh: '排行榜', en: 'leaderboard', also: ['leaderboards', 'LCLeaderboard'] },
    { zh: '登录', en: 'login', also: ['登陆', 'sign in'] },
    { zh: '防沉迷', en: 'anti-addiction' },
    { zh: '内嵌动态', en: 'Moments', also: ['TapMoment'] },
    { zh: '实名认证', en: 'real-name verification' },
    { zh: '小游戏', en: 'mini game' },
    { zh: '更新日志', en: 'release notes', also: ['changelog'] },
  ],
  alike: [['清空', '清零']],
  stopWords: ['如何', '怎么', '的', 'how', 'to', 'the', 'a', 'do', 'i'],
});

/** A small site, with enough pages for every rule of ranking. */
/** A table in which 删号 and 合规 mean about the same. */
export const meanings: readonly MeaningFile[] = [createMeanings({ 删号: [1, 0.2], 合规: [1, 0], 登录: [0, 1] })];

function createMeanings(words: Readonly<Record<string, readonly number[]>>): MeaningFile {
  const vectors = new Map(Object.entries(words).map(([word, vector]) => [word, Float32Array.from(vector)]));
  const bytes = writeMeanings(vectors, { model: 'by hand', license: 'CC0-1.0', made: '2026-11-23' });
  return { locale: 'zh-Hans', bytes, hash: hashOf(bytes) };
}

export const sections: readonly SearchSection[] = [
  createSection('leaderboard/features/', {
    title: '排行榜功能介绍',
    content: '排行榜按成绩排序玩家。',
    questions: ['上赛季名次去哪了', '榜单多久清空'],
  }),
  createSection('leaderboard/guide/', { title: '排行榜开发指南', content: '照着本页做，游戏可以提交成绩、显示名次。' }),
  createSection('leaderboard/guide/#submit-score', {
    title: '排行榜开发指南',
    heading: '提交成绩',
    content: '玩家登录之后调用 LCLeaderboard.UpdateStatistics 提交成绩。请求头 X-LC-Session 带上会话令牌。',
  }),
  createSection('leaderboard/guide/#reset', { title: '排行榜开发指南', heading: '重置排行榜', content: '每周一零点重置。' }),
  createSection('login/guide/', { title: '接入 TapTap 登录', content: '一行代码让玩家用 TapTap 账号登录。' }),
  createSection('login/guide/#call', {
    title: '接入 TapTap 登录',
    heading: '发起登录',
    content: 'await TapLogin.Login(); 失败时错误码是 40021。',
  }),
  createSection('v2/login/guide/', { title: '接入 TapTap 登录（v2）', version: 'v2', content: '一行代码让玩家用 TapTap 账号登录。' }),
  createSection('anti-addiction/', { title: '合规认证', content: '实名认证和防沉迷：未成年玩家只能在规定时间登录。' }),
  createSection('moments/', { title: '内嵌动态功能介绍', content: '在游戏内打开社区。接入内嵌动态功能只要三步。' }),
  createSection('changelog/', { title: 'Unity 更新日志', content: '排行榜：提交成绩更快。登录：修复闪退。' }),
  createSection('start/', {
    title: '准备工作',
    description: '创建应用，拿到 Server Secret。',
    content: '创建应用，拿到 Server Secret。\n整个过程要一小时。',
  }),
  createSection('start/rest/', { title: '使用 REST API', content: '每个请求都带上 Server Secret。Server Secret 只放在服务器上。' }),
  createSection('store/', { title: '新建和管理游戏', section: 'store', content: '在商店发布游戏，登录开发者中心。' }),
  createSection('en/leaderboard/guide/#submit-score', {
    title: 'Leaderboards Guide',
    heading: 'Submit a score',
    locale: 'en',
    content: 'Call LCLeaderboard.UpdateStatistics at the end of a round.',
  }),
  createSection('en/leaderboard/guide/#setUserName', {
    title: 'Leaderboards Guide',
    heading: 'Show names',
    locale: 'en',
    content: 'Set user_name with setUserName(). Scores submitted before that keep the old name.',
  }),
  createSection('en/users/', {
    title: 'System classes',
    locale: 'en',
    content: 'The class _User has one row for each user. Other classes refer to a user of the game. Cloud functions run in Node.js.',
  }),
  createSection('en/users/#plain', { title: 'System classes', heading: 'User', locale: 'en', content: 'A user plays.' }),
  createSection('en/login/guide/', {
    title: 'Integrate TapTap Login',
    locale: 'en',
    content: 'Players sign in with one tap. Real-name verification comes afterwards; authentication is required.',
  }),
];

/** A page whose many sections all contain the same word. */
export const floodingPage: readonly SearchSection[] = Array.from({ length: 12 }, (_, index) =>
  createSection(`long/#part-${index}`, { title: '长页面', heading: `洪水 ${index}`, content: '洪水' }),
);

/** Pages whose parts of the site have names that are like each other: as long in Chinese, or the same but for case. */
export const likeNamed: readonly SearchSection[] = ['运营', '公告', 'Guide', 'guide'].map((section) =>
  createSection(`named-${section}/`, { title: '同名栏目', section }),
);

/** A guide that calls what two pages of a reference declare, a product whose name a type has, and a guide whose title has another word than a heading's address. */
export const references: readonly SearchSection[] = [
  createSection('trophies/guide/', {
    title: '奖杯开发指南',
    content: '用 CupCase.RaiseCup 推进，再读 CupCase。最后的奖杯是 LAST_CUP。\nNO_CUP 表示没有奖杯，代码是 4711。',
  }),
  createSection('trophies/guide/#raise', { title: '奖杯开发指南', heading: 'CupCase.RaiseCup', content: 'CupCase.RaiseCup("first", 1);' }),
  createSection('games/guide/', { title: '小游戏指南', content: '照着本页做。' }),
  createSection('games/guide/#publish-mini-game', { title: '小游戏指南', heading: '发布小游戏', content: '提交之后发布。' }),
  createSection('cupdb/', { title: 'CupDB 功能介绍', content: 'CupDB 统计奖杯。' }),
  ...createReference('csharp', [
    [
      'CupCase',
      'class CupCase : CupBase\nstatic void RaiseCup(string id, int step)\nstatic string LAST_CUP\nstatic int NO_CUP = 4711\nstatic int FULL = 4712',
      'CupCase',
      'RaiseCup',
      'LAST_CUP',
      'NO_CUP',
      '=4711',
      'FULL',
      '=4712',
    ],
    ['CupReader', 'interface CupReader\nvoid RaiseCup(string id)\nstring cupTint', 'CupReader', 'RaiseCup', 'cupTint'],
    ['CupDB', 'class CupDB\nint Count()', 'CupDB', 'Count'],
  ]),
  ...createReference('java', [['CupCase', 'class CupCase\nvoid raiseCup(String)', 'CupCase', 'raiseCup']]),
];

function createReference(language: string, types: readonly (readonly [heading: string, content: string, ...declares: string[]])[]) {
  const page = { title: `Cups (${language})`, section: 'api' };
  return [
    createSection(`api/${language}/`, { ...page, content: types.flatMap(([heading]) => heading).join('\n') }),
    ...types.map(([heading, content, ...declares]) =>
      createSection(`api/${language}/#${heading.toLowerCase()}`, { ...page, heading, content, declares }),
    ),
  ];
}
