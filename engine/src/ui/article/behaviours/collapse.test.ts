import { expect, it } from 'vitest';
import { collapseDuration } from './collapse.ts';

it('collapses taller panels in a longer time, within bounds (spec §9)', () => {
  expect(collapseDuration(100)).toBeLessThan(collapseDuration(400));
  expect(collapseDuration(100_000)).toBe(320);
  expect(collapseDuration(0)).toBe(120);
});
