import { expect, test } from 'vitest';
import type { Diagnostic } from '../model/diagnostic.ts';
import { foldRepeated, foldSame } from './fold-repeated.ts';

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

test('what has one cause is told at its first place, with the number of the others; what has a place each, at each', () => {
  const told = (code: string, file: string, message: string): Diagnostic => ({ severity: 'warning', code, file, message });
  const folded = foldSame([
    told('unknown-language', 'a.md', 'The highlighter does not know the language "own".'),
    told('missing-alt', 'a.md', 'This picture has no alternative text.'),
    told('unknown-language', 'b.md', 'The highlighter does not know the language "own".'),
    told('missing-alt', 'b.md', 'This picture has no alternative text.'),
    told('unknown-language', 'c.md', 'The highlighter does not know the language "own".'),
    told('tag', 'a.md', 'the tags "QA" and "qa" have the same address, /tags/qa/'),
    told('tag', 'b.md', 'the tags "QA" and "qa" have the same address, /tags/qa/'),
    told('react', 'c.md', '<A> cannot be rendered: it shows nothing.'),
  ]);
  expect(folded.map(({ file, message }) => `${file} ${message}`)).toEqual([
    'a.md The highlighter does not know the language "own". The same in 2 more places.',
    'a.md This picture has no alternative text.',
    'b.md This picture has no alternative text.',
    'a.md the tags "QA" and "qa" have the same address, /tags/qa/. The same in one more place.',
    'c.md <A> cannot be rendered: it shows nothing.',
  ]);
});
