import { expect, it } from 'vitest';
import { formatDate } from './format-date.ts';

it('writes the day of the last change as the language and its calendar do', () => {
  expect(formatDate('2026-11-12', { htmlLang: 'zh-Hans', calendar: 'gregory' })).toBe('2026 年 11 月 12 日');
  expect(formatDate('2026-11-12T23:30:00Z', { htmlLang: 'en', calendar: 'gregory' })).toBe('November 12, 2026');
  expect(formatDate('2026-11-12', { htmlLang: 'en', calendar: 'buddhist' })).toContain('2569');
});
