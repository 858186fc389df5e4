import { describe, expect, it } from 'vitest';
import { collapseDuration } from './behaviours/collapse.ts';
import { formatDate } from './format-date.ts';
import { hasVersionBadge } from './version-badge.ts';
import { currentHeading } from './watch-headings.ts';

describe('the section that is being read', () => {
  const at = (...tops: number[]) => tops.map((top, index) => ({ id: `h${index + 1}`, top }));

  it('is the last whose heading has passed the top', () => {
    expect(currentHeading(at(-500, 40, 700), false)).toBe('h2');
    expect(currentHeading(at(300, 700), false)).toBeNull();
  });

  it('is the last of all at the end of the page, where it cannot reach the top', () => {
    expect(currentHeading(at(-500, 300, 500), true)).toBe('h3');
  });

  it('is never one that is not shown', () => {
    expect(currentHeading([...at(-500), { id: 'hidden', top: Number.POSITIVE_INFINITY }], true)).toBe('h1');
  });
});

it('collapses taller panels in a longer time, within bounds (spec §9)', () => {
  expect(collapseDuration(100)).toBeLessThan(collapseDuration(400));
  expect(collapseDuration(100_000)).toBe(320);
  expect(collapseDuration(0)).toBe(120);
});

it('writes the day of the last change as the language does', () => {
  expect(formatDate('2026-11-12', { htmlLang: 'zh-Hans', calendar: 'gregory' })).toBe('2026年11月12日');
  expect(formatDate('2026-11-12T23:30:00Z', { htmlLang: 'en', calendar: 'gregory' })).toBe('November 12, 2026');
});

it('names the version on pages that differ between versions only', () => {
  const hasBadge = (id: string, title = '指南') => hasVersionBadge({ id, title }, 'v2');
  expect(hasBadge('sdk/push/guide')).toBe(true);
  expect(hasBadge('tap-download')).toBe(true);
  expect(hasBadge('store/store-faq')).toBe(false);
  expect(hasBadge('sdk/push/guide', '推送指南（v2）')).toBe(false);
});
