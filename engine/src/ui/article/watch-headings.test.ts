import { describe, expect, it } from 'vitest';
import { currentHeading } from './watch-headings.ts';

describe('the section that is being read', () => {
  const at = (...tops: number[]) => tops.map((top, index) => ({ id: `h${index + 1}`, top }));

  it('is the last whose heading has passed the top', () => {
    expect(currentHeading(at(-500, 40, 700), false)).toBe('h2');
  });

  it('is none before any has', () => {
    expect(currentHeading(at(300, 700), false)).toBeNull();
  });

  it('is the last of all at the end of the page, where it cannot reach the top', () => {
    expect(currentHeading(at(-500, 300, 500), true)).toBe('h3');
  });

  it('is never one that is not shown', () => {
    expect(currentHeading([...at(-500), { id: 'hidden', top: Number.POSITIVE_INFINITY }], true)).toBe('h1');
  });
});
