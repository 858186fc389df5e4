import type { FallbackIndex, FallbackPage, MarkRange, SearchHit, SearchResponse } from '../model/search.ts';
import { beginsUnspaced, splitBigrams, UNSPACED } from '../model/unspaced.ts';

const MOST_HITS = 20;
/** Most sections of one page in an answer, of the service as well, so that a long page does not fill it. */
export const MOST_HITS_OF_A_PAGE = 3;

/**
 * Searches titles and headings in the browser, when the search service cannot be reached. Every word of the query must match; what has no
 * spaces between words may match in part. It is loaded when it is needed.
 */
export function searchFallback(index: FallbackIndex, query: string): SearchResponse {
  const words = splitWords(fold(query.slice(0, 256)));
  if (words.length === 0) return { hits: [] };
  const hits = index.pages.flatMap((page, order) => searchPage(page, words, order));
  return { hits: hits.sort((one, other) => other.score - one.score).slice(0, MOST_HITS) };
}

function searchPage(page: FallbackPage, words: readonly string[], order: number): SearchHit[] {
  const title = fold(page.title);
  const inTitle = words.map((word) => rate(title, word));
  const earlier = 1 / (1 + order / 1000);
  const hits: SearchHit[] = [];
  const ofPage = inTitle.reduce((sum, rating) => sum + rating, 0);
  if (inTitle.every((rating) => rating > 0)) hits.push(createHit(page, undefined, (3 * ofPage + 1) * earlier, words));
  for (const heading of page.headings) {
    const text = fold(heading[0]);
    const ratings = words.map((word) => rate(text, word));
    const own = ratings.reduce((sum, rating) => sum + rating, 0);
    const beyondTitle = ratings.reduce((sum, rating, at) => sum + Math.max(0, rating - (inTitle[at] ?? 0)), 0);
    if (own > 0 && ratings.every((rating, at) => rating > 0 || (inTitle[at] ?? 0) > 0)) {
      hits.push(createHit(page, heading, (3 * ofPage + 2 * beyondTitle + 0.5 * own) * earlier, words));
    }
  }
  return hits.sort((one, other) => other.score - one.score).slice(0, MOST_HITS_OF_A_PAGE);
}

function createHit(
  page: FallbackPage,
  heading: FallbackPage['headings'][number] | undefined,
  score: number,
  words: readonly string[],
): SearchHit {
  const url = heading === undefined ? page.url : `${page.url}#${heading[1]}`;
  const { title, version, section } = page;
  const text = heading?.[0] ?? '';
  return {
    id: url,
    score: Math.round((score * 1000) / words.length) / 1000,
    source: { title, url, heading: text, content: '', version, section, breadcrumbs: [] },
    marks: { title: markWords(title, words), heading: markWords(text, words), content: [] },
  };
}

/** What lower case alone does not fold, or makes longer. */
const UNLIKE_LOWER_CASE = /[\uFF01-\uFF5Eİ]/;

/** Folds case and width. The length stays the same, so that positions in the result are positions in the text. */
export function fold(text: string): string {
  if (!UNLIKE_LOWER_CASE.test(text)) return text.toLowerCase();
  const narrow = text.replace(/[\uFF01-\uFF5E]/g, (character) => String.fromCharCode(character.charCodeAt(0) - 0xfee0));
  // The only letter that is longer in lower case.
  return narrow.replaceAll('İ', 'I').toLowerCase();
}

const WORD = new RegExp(`[${UNSPACED}]+|(?:(?![${UNSPACED}])[\\p{L}\\p{N}_])+`, 'gu');

/** The words of a folded query; what has no spaces is not divided. */
export function splitWords(text: string): string[] {
  return [...new Set(text.match(WORD) ?? [])];
}

/** 1 for a whole match; without spaces between words, the share of matching pairs of characters, if it is at least a half. */
function rate(text: string, word: string): number {
  if (text.includes(word)) return 1;
  const pairs = beginsUnspaced(word) ? splitBigrams(word) : [];
  if (pairs.length < 2) return 0;
  const share = pairs.filter((pair) => text.includes(pair)).length / pairs.length;
  return share >= 0.5 ? share * 0.8 : 0;
}

/** Where words stand in a text. */
export function markWords(text: string, words: readonly string[]): MarkRange[] {
  const folded = fold(text);
  const marked = new Array<boolean>(text.length).fill(false);
  for (const word of words) {
    const pieces = folded.includes(word) || !beginsUnspaced(word) ? [word] : splitBigrams(word);
    for (const piece of pieces) {
      for (let at = folded.indexOf(piece); at >= 0; at = folded.indexOf(piece, at + piece.length)) marked.fill(true, at, at + piece.length);
    }
  }
  const ranges: MarkRange[] = [];
  for (let at = 0; at < marked.length; at += 1) {
    if (!marked[at]) continue;
    const start = at;
    while (marked[at]) at += 1;
    ranges.push([start, at]);
  }
  return ranges;
}
