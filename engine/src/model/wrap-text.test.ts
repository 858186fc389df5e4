import { expect, it, test } from 'vitest';
import { wrapText } from './wrap-text.ts';

const measure = (text: string): number => [...text].reduce((sum, character) => sum + (character > '\u00ff' ? 1 : 0.56), 0);
const wrap = (text: string, width: number, locale?: string): string[] =>
  wrapText(text, { width, measure, ...(locale !== undefined && { locale }) });

it('leaves a short text on one line', () => {
  expect(wrap('排行榜', 12)).toEqual(['排行榜']);
  expect(wrap('', 12)).toEqual(['']);
});

it('cuts between words, into lines of about the same length', () => {
  expect(wrap('TapTap Connect and Game Services', 12, 'en')).toEqual(['TapTap Connect', 'and Game Services']);
  const lines = wrap('内嵌动态与社区活动的接入指南', 8, 'zh-Hans');
  expect(lines.join('')).toBe('内嵌动态与社区活动的接入指南');
  expect(lines).toHaveLength(2);
});

it('keeps the last character of a Chinese word with it, and a conjunction with what follows', () => {
  expect(wrap('打开客户端更新页', 5)).toEqual(['打开客户端', '更新页']);
  expect(wrap('主页与游戏页展示', 5)).toEqual(['主页', '与游戏页', '展示']);
});

test.each([
  ['class 权限、字段权限、对象 ACL 都允许？', 10, ['class 权限、', '字段权限、', '对象 ACL 都允许？']],
  ['登录、匹配、查房间', 6, ['登录、匹配、', '查房间']],
  ['SDK 调用云函数', 6, ['SDK 调用', '云函数']],
  ['24 小时内撤销', 5, ['24 小时内', '撤销']],
  ['开发者上传 APK', 6, ['开发者', '上传 APK']],
  ['第一次见到的第三方身份会创建新用户', 12, ['第一次见到的第三方', '身份会创建新用户']],
])('Chinese breaks behind marks first, then between words, and never beside one character of a word: %s', (text, width, lines) => {
  expect(wrap(text, width)).toEqual(lines);
});

it('leaves no Chinese character alone', () => {
  const text = '客户端登录云引擎并查房间，战斗服读缓存、写日志';
  for (let width = 4; width < 20; width++) for (const line of wrap(text, width)) expect(line).not.toMatch(/^\p{Script=Han}[，、]?$/u);
});

it('begins no line with a closing mark, and ends none with an opening one', () => {
  const text = '甲乙丙，丁（戊己）庚：辛“壬癸”子openid，丑f(寅)卯、50%的《辰》巳。';
  for (let width = 2; width < 20; width++) {
    const lines = wrap(text, width);
    expect(lines.join('')).toBe(text);
    for (const line of lines) expect(line).not.toMatch(/^[，。、：）”》)%]|[（“《(]$/);
  }
});

it('keeps marks that begin a word with it', () => {
  expect(wrap('使用.NET', 3)).toEqual(['使用', '.NET']);
  expect(wrap('甲(', 1)).toEqual(['甲', '(']);
});

it('measures each line no further than it may be wide: a long text takes as long as its length', () => {
  let measured = 0;
  const count = (length: number): number => {
    measured = 0;
    const text = '数据'.repeat(length);
    const lines = wrapText(text, { width: 12, measure: (line) => ++measured && measure(line) });
    expect(lines.join('')).toBe(text);
    return measured;
  };
  expect(count(400)).toBeLessThan(5 * count(100));
});
