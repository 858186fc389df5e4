import { cutText } from '../../../model/cut-text.ts';
import type { OfflineIndex } from '../../../model/offline.ts';
import type { MarkRange } from '../../../model/search.ts';
import { fold, markWords, searchFallback, splitWords } from '../../../search/fallback.ts';

const MOST_HITS = 40;
/** Characters of an excerpt before and after the first match. */
const BEFORE = 30;
const AFTER = 110;

/** A hit of the search in a pack. */
export interface OfflineHit {
  readonly title: string;
  readonly heading: string;
  /** Link from the pack's root. */
  readonly href: string;
  readonly excerpt: string;
  readonly marks: readonly MarkRange[];
}

/** Searches the titles and headings of a pack, then its texts. Every word must occur. */
export function searchTexts(index: OfflineIndex, query: string): OfflineHit[] {
  const words = splitWords(fold(query.slice(0, 256)));
  if (words.length === 0) return [];
  const hits = new Map<string, OfflineHit>();
  const named = searchFallback(
    {
      pages: index.pages.map(({ title, file, sections }) => ({
        ...{ title, url: file, version: '', section: '' },
        headings: sections.flatMap(([heading, id]) => (heading === '' ? [] : [[heading, id] as const])),
      })),
    },
    query,
  );
  const texts = new Map(index.pages.flatMap(({ file, sections }) => sections.map(([, id, text]) => [hrefOf(file, id), text] as const)));
  for (const { source } of named.hits) {
    hits.set(source.url, {
      title: source.title,
      heading: source.heading,
      href: source.url,
      ...excerptOf(texts.get(source.url) ?? '', words),
    });
  }
  const found = index.pages.flatMap(({ title, file, sections }) =>
    sections.flatMap(([heading, id, text]) => {
      const around = `${fold(title)} ${fold(heading)}`;
      const folded = fold(text);
      const counts = words.map((word) => folded.split(word).length - 1);
      const matches = words.every((word, at) => (counts[at] ?? 0) > 0 || around.includes(word)) && counts.some((count) => count > 0);
      if (!matches || hits.has(hrefOf(file, id))) return [];
      const inTitle = words.filter((word) => around.includes(word)).length;
      const often = counts.reduce((sum, count) => sum + Math.log2(1 + count), 0) / Math.log2(16 + text.length / 100);
      return [{ score: 2 * inTitle + often, hit: { title, heading, href: hrefOf(file, id), ...excerptOf(text, words) } }];
    }),
  );
  for (const { hit } of found.sort((a, b) => b.score - a.score)) hits.set(hit.href, hit);
  return [...hits.values()].slice(0, MOST_HITS);
}

function hrefOf(file: string, id: string): string {
  return id === '' ? file : `${file}#${id}`;
}

function excerptOf(text: string, words: readonly string[]): Pick<OfflineHit, 'excerpt' | 'marks'> {
  const folded = fold(text);
  const places = words.map((word) => folded.indexOf(word)).filter((place) => place >= 0);
  const start = Math.max(0, Math.min(...places, text.length) - BEFORE);
  const from = places.length === 0 ? 0 : start;
  // Of a character that is cut in two, neither half is shown.
  const excerpt = cutText(text.slice(from), BEFORE + AFTER).replace(/^[\uDC00-\uDFFF]/, '');
  return { excerpt, marks: markWords(excerpt, words) };
}
