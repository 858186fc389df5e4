import { describe, expect, test } from 'vitest';
import { cutQuery } from '../../model/search.ts';
import { glossary } from '../testing/sections.ts';
import { createLexicon } from './lexicon.ts';
import { analyseQuery } from './query.ts';
import { segmentRun } from './segment.ts';
import { analyseText } from './tokens.ts';

const lexicon = createLexicon(glossary, 'zh-Hans');

describe('a text', () => {
  test.each([
    ['排行榜', ['排行', '行榜']],
    ['第1章', ['第', '1', '章']],
    ['Submitted scores', ['submit', 'score']],
    ['ＡＢＣ１', ['abc1']],
    ['C# 和 C++', ['c#', '和', 'c++']],
    ["the player's name", ['the', 'player', 'name']],
    ['接入TapTap登录', ['接入', 'taptap', '登录']],
    ['😀\ud800\u0000', []],
  ])('%j has the tokens %j', (text, tokens) => {
    expect(analyseText(text).tokens).toEqual(tokens);
  });

  test.each([
    ['TapLogin.Login', ['taplogin', 'login'], ['taplogin_login', 'tap', 'login']],
    ['X-LC-Session', ['x', 'lc', 'session'], ['x_lc_session']],
    ['user_name', ['user', 'name'], ['user_name']],
    ['getHTTPResponse', ['gethttprespons'], ['get', 'http', 'respons']],
    ['3.29.1', ['3', '29', '1'], ['3_29_1']],
  ])('%s is kept whole and in parts', (text, tokens, terms) => {
    const analysed = analyseText(text);
    expect(analysed.tokens).toEqual(tokens);
    expect(analysed.terms).toEqual(terms);
  });

  test('a word with a soft hyphen is the word', () => {
    expect(analyseText('leader\u00adboard, 排行\u00ad榜').tokens).toEqual(analyseText('leaderboard, 排行榜').tokens);
  });

  test('an address is only kept in parts', () => {
    expect(analyseText(`https://example.com/${'long/'.repeat(20)}`).terms).toEqual([]);
  });
});

describe('a word', () => {
  const tokenOf = (word: string) => analyseText(word).tokens[0];

  test.each([
    ['initialise', 'initialize'],
    ['synchronisation', 'synchronizing'],
    ['analysed', 'analyze'],
    ['colours', 'color'],
    ['behaviour', 'behaviors'],
    ['favourite', 'favorites'],
    ['centre', 'center'],
    ['licence', 'licenses'],
    ['dialogue', 'dialog'],
    ['cancelled', 'canceling'],
    ['labelled', 'label'],
  ])('is the same in British and American spelling: %s and %s', (one, other) => {
    expect(tokenOf(one)).toBe(tokenOf(other));
  });

  test.each([
    ['hour', 'hor'],
    ['size', 'sise'],
    ['authorize', 'author'],
    ['initialize', 'initial'],
  ])('is not the same because it is spelled like it: %s and %s', (one, other) => {
    expect(tokenOf(one)).not.toBe(tokenOf(other));
  });
});

describe('Chinese words', () => {
  test.each([
    ['接入内嵌动态功能', ['接入', '内嵌动态', '功能']],
    ['防沉迷', ['防沉迷']],
    ['如何实名认证', ['如何', '实名认证']],
  ])('%s is cut into %j', (run, words) => {
    expect(segmentRun(run, lexicon)).toEqual(words);
  });

  test('characters that the platform cuts apart stay together', () => {
    expect(segmentRun('实名', createLexicon({ terms: [], stopWords: [], alike: [] }, 'zh-Hans'))).toEqual(['实名']);
  });
});

describe('a query', () => {
  const textsOf = (q: string) => analyseQuery(q, lexicon).units.map((unit) => unit.text);

  test.each([
    ['如何提交排行榜的成绩', ['提交', '排行榜', '成绩']],
    ['how to sign in', ['sign in']],
    ['如何', ['如何']],
    ['TapTap 登录', ['taptap', '登录']],
  ])('%s asks for %j', (q, units) => {
    expect(textsOf(q)).toEqual(units);
  });

  test('a term may be answered in the other language, for less', () => {
    const [unit] = analyseQuery('leaderboard', lexicon).units;
    expect(unit?.phrases.map(({ text, weight }) => [text, weight])).toEqual([
      ['leaderboard', 1],
      ['排行榜', 0.8],
      ['lcleaderboard', 0.8],
    ]);
  });

  test('only its last word may be unfinished', () => {
    expect(analyseQuery('tap log', lexicon).units.map((unit) => unit.prefix)).toEqual([undefined, 'log']);
    expect(analyseQuery('tap log ', lexicon).units.map((unit) => unit.prefix)).toEqual([undefined, undefined]);
  });

  test('a term of several words is whole: in sign in the last word is no beginning of initialise', () => {
    expect(analyseQuery('tap sign in', lexicon).units.map(({ text, prefix }) => [text, prefix])).toEqual([
      ['tap', undefined],
      ['sign in', undefined],
    ]);
  });

  test('is cut between characters', () => {
    expect(cutQuery(`${'a'.repeat(255)}😀`).cutTo).toBe('a'.repeat(255));
    expect(cutQuery('a'.repeat(256))).toEqual({ text: 'a'.repeat(256) });
  });
});

test('stop words count whatever their length, also in a glossary that has no terms', () => {
  const onlyStops = createLexicon({ terms: [], stopWords: ['怎么回事呢'], alike: [] }, 'zh-Hans');
  expect(analyseQuery('登录怎么回事呢', onlyStops).units.map(({ text }) => text)).toEqual(['登录']);
});
