import { expect, it } from 'vitest';
import { fillLines, wrapText } from './wrap-text.ts';

const measure = (text: string): number => [...text].reduce((sum, character) => sum + (character > '\u00ff' ? 1 : 0.56), 0);
const inWords = (text: string, width: number, locale: string): string[] => wrapText(text, { width, measure, locale });
const filled = (text: string, width: number): string[] => fillLines(text, { width, measure });

it('leaves a short text on one line', () => {
  expect(inWords('排行榜', 12, 'zh-Hans')).toEqual(['排行榜']);
  expect(filled('', 12)).toEqual(['']);
});

it('cuts between words, into lines of about the same length', () => {
  expect(inWords('TapTap Connect and Game Services', 12, 'en')).toEqual(['TapTap Connect', 'and Game Services']);
  const lines = inWords('内嵌动态与社区活动的接入指南', 8, 'zh-Hans');
  expect(lines.join('')).toBe('内嵌动态与社区活动的接入指南');
  expect(lines).toHaveLength(2);
});

it('keeps the last character of a Chinese word with it, and a conjunction with what follows', () => {
  expect(inWords('打开客户端更新页', 5, 'zh-Hans')).toEqual(['打开客户端', '更新页']);
  expect(inWords('主页与游戏页展示', 5, 'zh-Hans')).toEqual(['主页', '与游戏页', '展示']);
});

it('begins no line with a closing mark, and ends none with an opening one', () => {
  const text = '甲乙丙，丁（戊己）庚：辛“壬癸”子openid，丑f(寅)卯、50%的《辰》巳。';
  for (let width = 2; width < 20; width++) {
    const lines = filled(text, width);
    expect(lines.join('')).toBe(text);
    for (const line of lines) expect(line).not.toMatch(/^[，。、：）”》)%]|[（“《(]$/);
  }
});

it('keeps marks that begin a word with it', () => {
  expect(filled('使用.NET', 3)).toEqual(['使用', '.NET']);
  expect(filled('甲(', 1)).toEqual(['甲', '(']);
});
