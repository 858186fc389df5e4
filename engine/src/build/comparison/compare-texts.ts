import { loadLate } from '../../model/load-late.ts';
import { BETWEEN_CELLS, type TextBlock, withoutCodeMarks } from './text-blocks.ts';

/** A part of a text, and which of the two texts have it. */
export interface TextPart {
  readonly text: string;
  readonly in: 'both' | 'old' | 'new';
}

/** A block of one text with its counterpart in the other, if it has one. */
export type Difference =
  | { readonly type: 'same' | 'added' | 'removed'; readonly block: TextBlock }
  | { readonly type: 'changed'; readonly block: TextBlock; readonly old: TextBlock; readonly parts: readonly TextPart[] };

/** Least share of words that two blocks have in common to be versions of one. */
const LEAST_ALIKE = 0.5;
/** Likeness of code for one platform that has less in common: the one replaces the other. */
const BY_TITLE = 0.01;
/** Most pairs of blocks that are compared in a stretch without equal ones: longer ones have nothing to do with each other. */
const MOST_PAIRS = 40_000;
/** Most words added and removed in a block, and blocks in a text; beyond that, it is shown as replaced. */
const MOST_EDITS = 4000;

/** Divides a text into words. */
export type WordsOf = (text: string) => string[];

/** Compares texts without headings block by block, and blocks that are alike word by word, code line by line. */
export function compareBlocks(older: readonly TextBlock[], newer: readonly TextBlock[], wordsOf: WordsOf): Difference[] {
  const comparator = (a: TextBlock, b: TextBlock): boolean =>
    a.kind === b.kind && a.title === b.title && withoutCodeMarks(a.text) === withoutCodeMarks(b.text);
  // Texts that have next to nothing in common take minutes otherwise.
  const { diffArrays }: typeof import('diff') = loadLate('diff');
  const changes = diffArrays([...older], [...newer], { comparator, maxEditLength: MOST_EDITS });
  if (changes === undefined) return [...older.map(asRemoved), ...newer.map(asAdded)];
  const found: Difference[] = [];
  let removed: TextBlock[] = [];
  let added: TextBlock[] = [];
  const flush = (): void => {
    found.push(...pairAlike(removed, added, wordsOf));
    removed = [];
    added = [];
  };
  for (const change of changes) {
    if (change.removed) removed = [...removed, ...change.value];
    else if (change.added) added = [...added, ...change.value];
    else {
      flush();
      found.push(...change.value.map((block) => ({ type: 'same', block }) as const));
    }
  }
  flush();
  return found;
}

/** How many blocks were added, removed and changed. */
export function countDifferences(differences: readonly Difference[]): readonly [added: number, removed: number, changed: number] {
  const count = (type: Difference['type']): number => differences.filter((difference) => difference.type === type).length;
  return [count('added'), count('removed'), count('changed')];
}

/** Pairs blocks in their order so that the pairs are as much alike as possible. What has no partner is removed or added. */
export function pairAlike(removed: readonly TextBlock[], added: readonly TextBlock[], wordsOf: WordsOf): Difference[] {
  if (removed.length * added.length > MOST_PAIRS) return [...removed.map(asRemoved), ...added.map(asAdded)];
  const oldWords = removed.map(({ text }) => countWords(wordsOf(text)));
  const newWords = added.map(({ text }) => countWords(wordsOf(text)));
  const alike = removed.map((old, row) =>
    added.map((block, column) => {
      if (old.kind !== block.kind || old.title !== block.title) return 0;
      const share = commonShare(oldWords[row], newWords[column]);
      return share >= LEAST_ALIKE ? share : block.title === undefined ? 0 : BY_TITLE;
    }),
  );
  const best = bestSums(alike, removed.length, added.length);
  const at = (row: number, column: number): number => best[row]?.[column] ?? 0;
  const found: Difference[] = [];
  let [row, column] = [0, 0];
  while (row < removed.length || column < added.length) {
    const [old, block] = [removed[row], added[column]];
    const share = alike[row]?.[column] ?? 0;
    if (old && block && share > 0 && at(row, column) === share + at(row + 1, column + 1)) {
      found.push({ type: 'changed', block, old, parts: share < LEAST_ALIKE ? replaced(old, block) : partsOf(old, block, wordsOf) });
      row++;
      column++;
    } else if (old && (!block || at(row, column) === at(row + 1, column))) {
      found.push(asRemoved(old));
      row++;
    } else if (block) {
      found.push(asAdded(block));
      column++;
    }
  }
  return found;
}

const asRemoved = (block: TextBlock): Difference => ({ type: 'removed', block });
const asAdded = (block: TextBlock): Difference => ({ type: 'added', block });

/** For each place in both lists, the largest sum of likeness that the rest of both can have. */
function bestSums(alike: readonly (readonly number[])[], rows: number, columns: number): number[][] {
  const best = Array.from({ length: rows + 1 }, () => new Array<number>(columns + 1).fill(0));
  for (let row = rows - 1; row >= 0; row--) {
    const [here = [], below = []] = [best[row], best[row + 1]];
    for (let column = columns - 1; column >= 0; column--) {
      const share = alike[row]?.[column] ?? 0;
      const paired = share > 0 ? share + (below[column + 1] ?? 0) : 0;
      here[column] = Math.max(paired, below[column] ?? 0, here[column + 1] ?? 0);
    }
  }
  return best;
}

interface WordCount {
  readonly counts: ReadonlyMap<string, number>;
  readonly total: number;
}

/** Spaces and punctuation say nothing about likeness, unless there is nothing else. */
function countWords(words: readonly string[]): WordCount {
  const telling = words.filter((word) => /[\p{L}\p{N}]/u.test(word));
  const counts = new Map<string, number>();
  for (const word of telling.length > 0 ? telling : words) counts.set(word, (counts.get(word) ?? 0) + 1);
  return { counts, total: telling.length > 0 ? telling.length : words.length };
}

/** The share of words that two texts have in common, from 0 to 1 (Dice's coefficient). */
function commonShare(a: WordCount | undefined, b: WordCount | undefined): number {
  if (!a || !b || a.total + b.total === 0) return 0;
  let common = 0;
  for (const [word, count] of a.counts) common += Math.min(count, b.counts.get(word) ?? 0);
  return (2 * common) / (a.total + b.total);
}

function partsOf(old: TextBlock, block: TextBlock, wordsOf: WordsOf): TextPart[] {
  const split = block.kind === 'code' ? (text: string) => text.split(/(?<=\n)/) : wordsOf;
  const { diffArrays }: typeof import('diff') = loadLate('diff');
  const changes = diffArrays(split(withEnd(old)), split(withEnd(block)), { maxEditLength: MOST_EDITS });
  if (!changes) return replaced(old, block);
  const parts = changes.map(
    ({ value, added, removed }): TextPart => ({ text: value.join(''), in: added ? 'new' : removed ? 'old' : 'both' }),
  );
  return block.kind === 'code' ? parts : joinAcrossSpaces(parts);
}

function replaced(old: TextBlock, block: TextBlock): TextPart[] {
  return [
    { text: withEnd(old), in: 'old' },
    { text: withEnd(block), in: 'new' },
  ];
}

/** The last line of code is a line like all others. */
function withEnd({ kind, text }: TextBlock): string {
  return kind === 'code' ? `${text}\n` : text;
}

/** Longest text between two replaced ones that is taken to be replaced with them: fewer pieces are easier to read. */
const GAP = 3;

/** Joins replaced words that have next to nothing between them. */
function joinAcrossSpaces(parts: readonly TextPart[]): TextPart[] {
  const joined: TextPart[] = [];
  let [old, fresh] = ['', ''];
  const flush = (): void => {
    if (old !== '') joined.push({ text: old, in: 'old' });
    if (fresh !== '') joined.push({ text: fresh, in: 'new' });
    [old, fresh] = ['', ''];
  };
  for (const [index, part] of parts.entries()) {
    const isShort = part.text.trim().length <= GAP && !part.text.includes(BETWEEN_CELLS);
    const isGap = part.in === 'both' && isShort && old !== '' && fresh !== '' && index < parts.length - 1;
    if (part.in === 'old' || isGap) old += part.text;
    if (part.in === 'new' || isGap) fresh += part.text;
    if (part.in === 'both' && !isGap) {
      flush();
      joined.push(part);
    }
  }
  flush();
  return joined;
}
