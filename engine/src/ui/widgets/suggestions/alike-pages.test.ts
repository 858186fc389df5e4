import { expect, it } from 'vitest';
import { findAlikePages } from './alike-pages.ts';

const pages = ['/sdk/leaderboard/guide/', '/sdk/leaderboard/faq/', '/sdk/push/guide/', '/sdk/billboard/guide/', '/store/store-faq/'].map(
  (url) => ({
    url,
  }),
);
const find = (path: string) => findAlikePages(path, pages, 2).map(({ url }) => url);

it('finds the page of a mistyped address', () => {
  expect(find('/sdk/leaderbord/guide/')[0]).toBe('/sdk/leaderboard/guide/');
});

it('counts a rare word for more than a common one', () => {
  expect(find('/docs/push/faq/')[0]).toBe('/sdk/push/guide/');
});

it('finds nothing where no word is alike', () => {
  expect(find('/xyzzy/')).toEqual([]);
});
