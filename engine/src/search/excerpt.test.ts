import { describe, expect, test } from 'vitest';
import { createLexicon } from './analysis/lexicon.ts';
import { analyseQuery } from './analysis/query.ts';
import { createExcerpt } from './excerpt.ts';
import { createMarker } from './marker.ts';
import { glossary } from './testing/sections.ts';

const lexicon = createLexicon(glossary, 'zh-Hans');
const markerFor = (q: string) => createMarker(analyseQuery(q, lexicon).units);
const marked = (q: string, text: string) =>
  markerFor(q)
    .mark(text)
    .map(([start, end]) => text.slice(start, end));

describe('marks', () => {
  test.each([
    ['登录', '先登录，再登录一次', ['登录', '登录']],
    ['登陆', 'Login 就是登录', ['Login', '登录']],
    ['score ', 'Scores, scored, scoring; a scoreboard', ['Scores', 'scored', 'scoring']],
    ['authentication ', 'authenticated authors', ['authenticated']],
    ['TapLogin.Login ', 'call TapLogin.Login() or tap_login', ['TapLogin.Login']],
    ['x_lc_session ', 'X-LC-Session', ['X-LC-Session']],
    ['session ', 'obsession and sessionToken', ['session']],
    ['token ', 'sessionToken和令牌', ['Token']],
    ['leaderboard ', 'LCLeaderboard', ['LCLeaderboard']],
    ['ABC ', 'ＡＢＣ', ['ＡＢＣ']],
    ['lea', 'leader', ['lea']],
    ['提交成绩', '提交成绩', ['提交成绩']],
    ['😀', '😀', []],
  ])('%s in %s', (q, text, expected) => {
    expect(marked(q, text)).toEqual(expected);
  });
});

describe('an excerpt', () => {
  const filler = '这是前面的一句话。'.repeat(40);

  test('is as long as it is asked for', () => {
    const text = `调用登录接口。${filler}`;
    expect([160, 300].map((length) => createExcerpt(text, markerFor('登录'), length).text.length)).toEqual([161, 301]);
    expect(createExcerpt(text, markerFor('登录'), 1000).text).toBe(text);
  });

  test('parts the items of a list and the rows of a table, which end without a sign', () => {
    const fields = '推送记录。\nobjectId：记录的 ID\nmsg：推送的内容\nstatus：状态';
    expect(createExcerpt(fields, markerFor('记录')).text).toBe('推送记录。 objectId：记录的 ID； msg：推送的内容； status：状态');
    expect(createExcerpt('limit: the number\nskip: how many to skip', markerFor('limit ')).text).toBe(
      'limit: the number; skip: how many to skip',
    );
    const { text, marks } = createExcerpt('Name · Value\nlimit · 100\nskip · 0', markerFor('skip '));
    expect([text, marks]).toEqual(['Name · Value; limit · 100; skip · 0', [[27, 31]]]);
    expect(createExcerpt('login()\nlogout()', markerFor('login ')).text).toBe('login() logout()');
  });

  test('begins with the sentence of the match', () => {
    const { text, marks } = createExcerpt(`${filler}调用登录接口。${filler}`, markerFor('登录'));
    expect(text).toMatch(/^…调用登录接口。.*…$/);
    expect(marks.map(([start, end]) => text.slice(start, end))).toEqual(['登录']);
  });

  test('does not begin in the middle of a word', () => {
    const { text } = createExcerpt(`${'identifierOfTheGame '.repeat(20)}登录${filler}`, markerFor('登录'));
    expect(text).toMatch(/^…\s?identifierOfTheGame /);
  });

  test('shows the place with the most matches', () => {
    const { text } = createExcerpt(`登录。${filler}登录之后提交成绩。${filler}`, markerFor('登录 提交成绩'));
    expect(text).toContain('登录之后提交成绩');
  });

  test('shows what was typed rather than other words for it, however many', () => {
    const { text } = createExcerpt(`Leaderboard leaderboard ranking。${filler}先新建排行榜。${filler}`, markerFor('排行榜'));
    expect(text).toContain('先新建排行榜');
  });

  test('is the beginning where nothing matches, and the whole where the text is short', () => {
    expect(createExcerpt('短', markerFor('登录'))).toEqual({ text: '短', marks: [] });
    expect(createExcerpt(filler, markerFor('登录')).text).toBe(`${filler.slice(0, 160)}…`);
  });

  test('is a sentence rather than code or rows of a table, and else only the line that matches', () => {
    const code = 'await TapLogin.Login(scopes);\nvar login = new Login { Id = 1 };';
    const table = '字段 类型 说明\nuser 字符串 登录的用户';
    expect(createExcerpt(`${table}\n${code}\n玩家先登录，再提交成绩。`, markerFor('登录')).text).toBe('玩家先登录，再提交成绩。');
    expect(createExcerpt(`说明如下：\n${table}\n${code}`, markerFor('类型')).text).toBe('字段 类型 说明');
    expect(createExcerpt(`${code}\n玩家先登录，再提交成绩。`, markerFor('没有')).text).toBe('玩家先登录，再提交成绩。');
    const inner = 'public class Login : MonoBehaviour\n        // Log the login: once.\n        Debug.Log("login: " + user.Name);';
    expect(createExcerpt(`${inner}\n玩家先登录，再提交成绩。`, markerFor('登录')).text).toBe('玩家先登录，再提交成绩。');
    expect(createExcerpt(`说明如下：\n${inner}`, markerFor('user')).text).toBe('Debug.Log("login: " + user.Name);');
    expect(createExcerpt(code, markerFor('scopes')).text).toContain('TapLogin.Login(scopes)');
  });

  test.each([
    ['排行榜', `${'这一句很长，'.repeat(12)}排行榜在后面。`],
    ['login', `${'A word of a long sentence '.repeat(5)}login stands late.`],
    ['login', `${'Task<ReadOnlyCollection<Entry>> '.repeat(3)}Login(string name)`],
  ])('shows the first mark in the two lines of a phone: %s in %s', (q, long) => {
    const { text, marks } = createExcerpt(long, markerFor(q));
    const before = text.slice(0, marks[0]?.[1]);
    expect([...before].reduce((width, character) => width + (character < '\u1100' ? 1 : 2), 0)).toBeLessThan(70);
  });

  test('has no half characters', () => {
    const text = '😀'.repeat(200);
    expect(createExcerpt(`a${text}登录${text}`, markerFor('登录')).text.isWellFormed()).toBe(true);
  });
});
