import { expect, test } from 'vitest';
import type { Diagnostic } from '../model/diagnostic.ts';
import { foldRepeated } from './fold-repeated.ts';

function broken(file: string, target: string): Diagnostic {
  return { severity: 'error', code: 'broken-link', file, message: `${target}: there is no such page`, suggestion: '/sdk/' };
}

test('a link that is broken on most pages is told once, with where to look', () => {
  const everywhere = ['a.md', 'b.md', 'c.md'].map((file) => broken(file, '/gone/'));
  const folded = foldRepeated([...everywhere, broken('a.md', '/other/')], 5);
  expect(folded.map(({ file, message }) => `${file} ${message}`)).toEqual([
    'a.md /gone/: there is no such page; the same link is on 3 of 5 pages',
    'a.md /other/: there is no such page',
  ]);
  expect(folded[0]?.suggestion).toMatch(/^look in the layout \(navbar, footer, sidebars\)/);
});

test('on some of the pages, and in a small site, each is told by itself', () => {
  const some = ['a.md', 'b.md'].map((file) => broken(file, '/gone/'));
  expect(foldRepeated(some, 4)).toEqual(some);
  expect(foldRepeated(some, 2)).toEqual(some);
});
