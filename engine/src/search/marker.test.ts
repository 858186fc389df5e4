import { expect, it } from 'vitest';
import { createLexicon } from './analysis/lexicon.ts';
import { analyseQuery } from './analysis/query.ts';
import { createMarker } from './marker.ts';
import { glossary } from './testing/sections.ts';

it('words that a name is made of are marked as a whole, not from within another word', () => {
  const { units } = analyseQuery('TapAchievement', createLexicon(glossary, 'zh-Hans'));
  const { mark } = createMarker(units);
  expect(mark('TapTap.Achievement')).toEqual([]);
  expect(mark('Tap.Achievement')).toEqual([[0, 15]]);
  expect(mark('ITapAchievement')).toEqual([[1, 15]]);
});

it.each([
  ['排行榜 页', '排行榜页和首页', ['排行榜页']],
  ['页', '首页', ['页']],
  ['login t', 'The t of a login', ['login']],
  ['t', 'The t of a login', ['T', 't']],
  ['40 登录 4', '登录 4 次', ['登录', '4']],
])('of %s, %s has no letter marked that stands alone, unless it is all that was typed', (query, text, marked) => {
  const { units } = analyseQuery(query, createLexicon(glossary, 'zh-Hans'));
  expect(
    createMarker(units)
      .mark(text)
      .map(([start, end]) => text.slice(start, end)),
  ).toEqual(marked);
});

it.each([
  ['mini game', 'A game that is mini: a mini game', ['game', 'mini', 'mini game']],
  ['mini game ', '小游戏、MiniGames', ['小游戏', 'MiniGames']],
  ['how to sign in', 'Sign here, then sign in', ['Sign', 'sign in']],
  ['login token', '登录之后拿 token，即访问令牌', ['登录', 'token', '访问令牌']],
  ['session token', 'sessionTokens and session tokens', ['sessionTokens', 'session', 'tokens']],
])('of %s, all words are marked that %s has, wherever they stand', (query, text, marked) => {
  const terms = [...glossary.terms, { zh: '访问令牌', en: 'access token', also: ['login token'] }];
  const { units } = analyseQuery(query, createLexicon({ ...glossary, terms, stopWords: [...glossary.stopWords, 'in'] }, 'zh-Hans'));
  expect(
    createMarker(units)
      .mark(text)
      .map(([start, end]) => text.slice(start, end)),
  ).toEqual(marked);
});
