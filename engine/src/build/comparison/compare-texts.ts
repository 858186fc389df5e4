import { loadLate } from '../../model/load-late.ts';
import { compareWords, type WordsOf } from './compare-words.ts';
import type { Difference } from './difference.ts';
import { pairHeads } from './pair-heads.ts';
import { cellsIn, continuesTable, haveSameColumns, type TextBlock, withoutCodeMarks } from './text-blocks.ts';
import { isMostlyKept, MOST_EDITS } from './text-parts.ts';
import { commonShare, countWords } from './word-counts.ts';

/** Least share of words that two blocks have in common to be versions of one. */
const LEAST_ALIKE = 0.5;
/** Likeness of code for one platform that has less in common: the one replaces the other. */
const BY_TITLE = 0.01;
/** Most pairs of blocks or sections that are compared in a stretch without equal ones: longer ones have nothing to do with each other. */
export const MOST_PAIRS = 40_000;

/** Compares texts without headings block by block, and blocks that are alike word by word, code line by line. */
export function compareBlocks(older: readonly TextBlock[], newer: readonly TextBlock[], wordsOf: WordsOf): Difference[] {
  const comparator = (a: TextBlock, b: TextBlock): boolean =>
    a.kind === b.kind && a.title === b.title && a.caption === b.caption && wordingOf(a) === wordingOf(b);
  // Texts that have next to nothing in common take minutes otherwise.
  const { diffArrays }: typeof import('diff') = loadLate('diff');
  const changes = diffArrays([...older], [...newer], { comparator, maxEditLength: MOST_EDITS });
  if (changes === undefined) return [...older.map(asRemoved), ...newer.map(asAdded)];
  const found: Difference[] = [];
  let removed: TextBlock[] = [];
  let added: TextBlock[] = [];
  let at = 0;
  const flush = (): void => {
    found.push(...pairAlike(removed, added, wordsOf, found.at(-1)?.block));
    removed = [];
    added = [];
  };
  for (const change of changes) {
    const old = change.added ? [] : older.slice(at, at + change.value.length);
    at += old.length;
    if (change.removed) removed = [...removed, ...change.value];
    else if (change.added) added = [...added, ...change.value];
    else {
      flush();
      found.push(...change.value.map((block, index) => ({ type: 'same', block, old: old[index] }) as const));
    }
  }
  flush();
  return pairHeads(found, wordsOf);
}

/** What a block says, however it is set: what is code in a line, and how code is indented, says nothing else. */
const wordingOf = ({ kind, text }: TextBlock): string => (kind === 'code' ? text.replace(/^[^\S\n]+/gm, '') : withoutCodeMarks(text));

/**
 * Pairs blocks in their order so that the pairs are as much alike as possible. What has no partner is removed or added: first what is removed,
 * but rows go on with their table.
 * @param above what both texts have before them
 */
export function pairAlike(removed: readonly TextBlock[], added: readonly TextBlock[], wordsOf: WordsOf, above?: TextBlock): Difference[] {
  if (removed.length * added.length > MOST_PAIRS) return [...removed.map(asRemoved), ...added.map(asAdded)];
  const oldWords = removed.map(({ text }) => countWords(wordsOf(text)));
  const newWords = added.map(({ text }) => countWords(wordsOf(text)));
  const alike = removed.map((old, row) =>
    added.map((block, column) => {
      if (old.kind !== block.kind || old.title !== block.title || !haveSameColumns(old, block)) return 0;
      const share = Math.max(commonShare(oldWords[row], newWords[column]), isSameKey(old, block) ? LEAST_ALIKE : 0);
      return share >= LEAST_ALIKE ? share : block.kind === 'code' ? BY_TITLE : 0;
    }),
  );
  const best = bestSums(alike, removed.length, added.length);
  const at = (row: number, column: number): number => best[row]?.[column] ?? 0;
  const found: Difference[] = [];
  let [row, column] = [0, 0];
  const goesOn = (one: TextBlock): boolean => continuesTable(found.at(-1)?.block ?? above, one);
  while (row < removed.length || column < added.length) {
    const [old, block] = [removed[row], added[column]];
    const share = alike[row]?.[column] ?? 0;
    const isRowFirst = old && block && goesOn(block) && !goesOn(old) && at(row, column) === at(row, column + 1);
    if (old && block && share > 0 && at(row, column) === share + at(row + 1, column + 1)) {
      found.push(...comparePair(old, block, wordsOf));
      row++;
      column++;
    } else if (old && !isRowFirst && (!block || at(row, column) === at(row + 1, column))) {
      found.push(asRemoved(old));
      row++;
    } else if (block) {
      found.push(asAdded(block));
      column++;
    }
  }
  return found;
}

/** Whether two rows begin with the same cell: they tell of the same thing, whatever they say. */
function isSameKey(old: TextBlock, block: TextBlock): boolean {
  const [[key], [other]] = [cellsIn(old), cellsIn(block)];
  return block.kind === 'row' && key !== '' && key === other;
}

function comparePair(old: TextBlock, block: TextBlock, wordsOf: WordsOf): Difference[] {
  const parts = compareWords(old, block, wordsOf);
  const isText = block.kind === 'paragraph' || block.kind === 'item';
  return isText && !isMostlyKept(parts) ? [asRemoved(old), asAdded(block)] : [{ type: 'changed', block, old, parts }];
}

export const asRemoved = (block: TextBlock): Difference => ({ type: 'removed', block });
export const asAdded = (block: TextBlock): Difference => ({ type: 'added', block });

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
