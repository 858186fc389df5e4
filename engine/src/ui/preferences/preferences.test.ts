import { expect, it } from 'vitest';
import { parseTheme } from './preferences.ts';

it('a stored value that is no theme counts for nothing', () => {
  expect(['light', 'dark', 'sepia', '', null].map(parseTheme)).toEqual(['light', 'dark', null, null, null]);
});
