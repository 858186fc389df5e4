// What Chinese readers type in short: whether a word of two characters finds all pages that have it in their titles among the first ten pages, and whether a
// term in Latin letters (paihangbang), whole or with seven tenths of its letters, finds the same page first as its characters do.
//   npm run build && npm run bench search-recall
import { join } from 'node:path';
import { pinyin } from 'pinyin-pro';
import { openIndex } from '../engine/src/search/sqlite/open-index.ts';
import { readSections } from './search-corpus.ts';

const LOCALE = 'zh-Hans';
const VERSION = 'v3';
/** Words and terms that are asked, and pages of an answer. */
const MOST_ASKED = 200;
const PAGES = 10;
/** Share of the letters that have been typed. */
const TYPED = 0.7;

const built = join(import.meta.dirname, '../dist/_search.sqlite');
const engine = openIndex(built);
const pages = new Map(
  readSections(built, LOCALE)
    .filter(({ version }) => version === VERSION)
    .map(({ url, title }) => [url.replace(/#.*$/, ''), title]),
);
const segmenter = new Intl.Segmenter(LOCALE, { granularity: 'word' });
const words = [...new Set([...pages.values()].flatMap((title) => [...segmenter.segment(title)].map(({ segment }) => segment)))];
const short = words.filter((word) => /^\p{Script=Han}{2}$/u.test(word) && titled(word).length <= PAGES).slice(0, MOST_ASKED);
let complete = 0;
for (const word of short) {
  const found = await find(word);
  if (titled(word).every((page) => found.includes(page))) complete += 1;
}
console.log(`all titled pages among the first ${PAGES}: ${complete} of ${short.length} words of two characters`);

const terms = words.filter((word) => /^\p{Script=Han}{2,}$/u.test(word)).slice(0, MOST_ASKED);
for (const share of [1, TYPED]) {
  let same = 0;
  for (const term of terms) {
    const letters = pinyin(term, { toneType: 'none', type: 'array', v: true }).join('');
    const [byLetters, byCharacters] = [await find(letters.slice(0, Math.ceil(letters.length * share))), await find(term)];
    if (byLetters[0] === byCharacters[0]) same += 1;
  }
  console.log(`the same page first by ${share === 1 ? 'all' : `${100 * share} % of the`} letters: ${same} of ${terms.length} terms`);
}
await engine.close();

function titled(word: string): string[] {
  return [...pages].flatMap(([url, title]) => (title.includes(word) ? [url] : []));
}

/** Addresses of the first pages. */
async function find(q: string): Promise<string[]> {
  const { hits } = await engine.search({ q, locale: LOCALE, version: VERSION, limit: PAGES });
  return [...new Set(hits.map(({ source }) => source.url.replace(/#.*$/, '')))];
}
