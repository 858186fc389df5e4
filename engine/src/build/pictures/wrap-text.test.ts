import { expect, it } from 'vitest';
import { wrapText } from './wrap-text.ts';

it('leaves a short text on one line', () => {
  expect(wrapText('排行榜', 12, 'zh-Hans')).toEqual(['排行榜']);
});

it('cuts between words, into lines of about the same length', () => {
  expect(wrapText('TapTap Connect and Game Services', 12, 'en')).toEqual(['TapTap Connect', 'and Game Services']);
  const lines = wrapText('内嵌动态与社区活动的接入指南', 8, 'zh-Hans');
  expect(lines.join('')).toBe('内嵌动态与社区活动的接入指南');
  expect(lines).toHaveLength(2);
});

it('begins no line with a closing mark', () => {
  for (const line of wrapText('甲乙丙丁戊己庚，辛壬癸子丑寅卯。', 7, 'zh-Hans')) expect(line).not.toMatch(/^[，。]/);
});
