import { expect, it } from 'vitest';
import { withMissing } from './ask-react.ts';

it('what is missing is listed as far as it can be read', () => {
  const names = ['a', 'b', 'c', 'd', 'e', 'f', 'g'];
  expect(withMissing('it fails', [])).toBe('it fails');
  expect(withMissing('it fails', names.slice(0, 6))).toBe('it fails (not there: a, b, c, d, e, f)');
  expect(withMissing('it fails', names)).toBe('it fails (not there: a, b, c, d, e and 2 more)');
});
