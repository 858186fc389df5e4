import type { MarkRange } from '../model/search.ts';
import type { QueryUnit } from './analysis/query.ts';

/** UTF-16 code units of an excerpt: two lines of the search overlay in Chinese, three in English. */
const EXCERPT_LENGTH = 160;
/** What stands before the first match, so that it is read in its sentence. */
const LEAD = 40;

/** Finds what is looked for in a text as it is shown. */
export interface Marker {
  /** Ordered ranges that do not touch. */
  mark(text: string): MarkRange[];
}

export function createMarker(units: readonly QueryUnit[]): Marker {
  const texts = units.flatMap((unit) => [
    ...unit.phrases.map((phrase) => phrase.text),
    ...(unit.prefix === undefined ? [] : [unit.prefix]),
  ]);
  const patterns = [...new Set(texts)].sort((one, other) => other.length - one.length).map(createPattern);
  if (patterns.length === 0) return { mark: () => [] };
  const pattern = new RegExp(patterns.join('|'), 'giu');
  return {
    mark(text) {
      const ranges: MarkRange[] = [];
      for (const found of foldWidth(text).matchAll(pattern)) {
        if (found[0].length > 0) ranges.push([found.index, found.index + found[0].length]);
      }
      return ranges;
    },
  };
}

/** Full-width letters, digits and marks as plain ones, one code unit for one: ranges stay those of the text. */
function foldWidth(text: string): string {
  return text.replace(/[\uFF01-\uFF5E]/g, (character) => String.fromCharCode(character.charCodeAt(0) - 0xfee0)).replace(/\u3000/g, ' ');
}

/** Chinese anywhere; words from their beginning, with the endings that the stem leaves open, with any mark between their parts. */
function createPattern(text: string): string {
  const escaped = text
    .split(/[\s._:/\\$@-]+/)
    .filter((part) => part !== '')
    .map((part) => part.replace(/[.*+?^${}()|[\]\\/]/g, '\\$&'))
    .join('[\\s._:/\\\\$@-]{0,2}');
  return /^\p{Script=Han}/u.test(text) ? escaped : `(?<![\\p{L}\\p{N}])${escaped}(?:s|es|ed|ing)?(?![a-z])`;
}

/** A stretch of the text around its first densest match, with the marks in it. A text without a match gives its beginning. */
export function createExcerpt(text: string, marker: Marker): { text: string; marks: MarkRange[] } {
  const marks = marker.mark(text);
  const start = marks.length === 0 ? 0 : findStart(text, marks);
  const end = Math.min(text.length, start + EXCERPT_LENGTH);
  const before = start > 0 ? '…' : '';
  const excerpt = `${before}${text.slice(start, end).toWellFormed()}${end < text.length ? '…' : ''}`;
  const shift = before.length - start;
  const inside = marks.filter(([from, to]) => from >= start && to <= end).map(([from, to]): MarkRange => [from + shift, to + shift]);
  return { text: excerpt, marks: inside };
}

function findStart(text: string, marks: readonly MarkRange[]): number {
  let best = 0;
  let bestCount = 0;
  for (const [from] of marks) {
    const count = marks.filter(([other, end]) => other >= from && end <= from + EXCERPT_LENGTH - LEAD).length;
    if (count > bestCount) [best, bestCount] = [from, count];
  }
  const start = Math.max(0, Math.min(best - LEAD, text.length - EXCERPT_LENGTH));
  if (start === 0) return 0;
  const sentence = text.slice(start, best).search(/(?<=[。！？；\n.!?;]\s*)[^\s。！？；.!?;]/);
  return sentence > 0 ? start + sentence : start;
}
