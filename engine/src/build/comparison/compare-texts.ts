import { loadLate } from '../../model/load-late.ts';
import { compareWords, type WordsOf } from './compare-words.ts';
import type { Difference } from './difference.ts';
import { pairHeads } from './pair-heads.ts';
import { BETWEEN_CELLS, CODE, cellsIn, continuesTable, haveSameColumns, piecesOf, type TextBlock } from './text-blocks.ts';
import { isMostlyKept, MOST_EDITS, type TextPart } from './text-parts.ts';
import { commonShare, countWords } from './word-counts.ts';

/** Least share of words that two blocks have in common to be versions of one. */
const LEAST_ALIKE = 0.5;
/** Likeness of code that has less in common, where the one replaces the other. */
const BY_TITLE = 0.01;
/** How often other pairs are looked for, where those that were found have too little in common. */
const MOST_TURNS = 8;
/** Most pairs of blocks or sections that are compared in a stretch without equal ones: longer ones have nothing to do with each other. */
export const MOST_PAIRS = 40_000;

/** Compares texts without headings block by block, and blocks that are alike word by word, code line by line. */
export function compareBlocks(older: readonly TextBlock[], newer: readonly TextBlock[], wordsOf: WordsOf): Difference[] {
  const wordings = new Map([...older, ...newer].map((block) => [block, wordingOf(block)]));
  const comparator = (a: TextBlock, b: TextBlock): boolean =>
    a.kind === b.kind && a.title === b.title && a.caption === b.caption && wordings.get(a) === wordings.get(b);
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

/** What a block says, however it is set: what is code in a line, how code is indented, and how a text is punctuated, says nothing else. */
function wordingOf({ kind, text }: TextBlock): string {
  if (kind === 'code') return text.replace(/^[^\S\n]+/gm, '');
  return piecesOf(text)
    .map((part) => (part.marks === CODE ? part.text : part.text.replace(PUNCTUATION, '')))
    .join('');
}

/** Not within numbers and names. */
const PUNCTUATION = /[，。；：、！？“”‘’（）]|(?<![\p{L}\p{N}])[,;:.!?]|[,;:.!?](?![\p{L}\p{N}])/gu;

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
      return share >= LEAST_ALIKE ? share : mayReplace(old, block) ? BY_TITLE : 0;
    }),
  );
  const compared = new Map<number, Difference | undefined>();
  for (let turn = 1; ; turn++) {
    const steps = walk(alike, removed, added, above);
    const unlike = steps.filter(({ row, column, old, block }) => {
      if (!old || !block) return false;
      const key = row * added.length + column;
      if (!compared.has(key)) compared.set(key, comparePair(old, block, wordsOf));
      return compared.get(key) === undefined;
    });
    if (unlike.length === 0 || turn === MOST_TURNS)
      return steps.flatMap(({ row, column, old, block }) => {
        const pair = old && block && compared.get(row * added.length + column);
        return pair ?? [...(old ? [asRemoved(old)] : []), ...(block ? [asAdded(block)] : [])];
      });
    for (const { row, column } of unlike) alike[row]?.splice(column, 1, 0);
  }
}

/** A pair of blocks, or one without a partner, and its place in the lists of what is removed and added. */
interface Step {
  readonly row: number;
  readonly column: number;
  readonly old?: TextBlock;
  readonly block?: TextBlock;
}

/** Goes through both lists by the pairs whose sum of likeness is the largest. */
function walk(
  alike: readonly (readonly number[])[],
  removed: readonly TextBlock[],
  added: readonly TextBlock[],
  above: TextBlock | undefined,
): Step[] {
  const best = bestSums(alike, removed.length, added.length);
  const at = (row: number, column: number): number => best[row]?.[column] ?? 0;
  const steps: Step[] = [];
  let [row, column] = [0, 0];
  const goesOn = (one: TextBlock): boolean => continuesTable(steps.at(-1)?.block ?? steps.at(-1)?.old ?? above, one);
  while (row < removed.length || column < added.length) {
    const [old, block] = [removed[row], added[column]];
    const share = alike[row]?.[column] ?? 0;
    const isRowFirst = old && block && goesOn(block) && !goesOn(old) && at(row, column) === at(row, column + 1);
    if (old && block && share > 0 && at(row, column) === share + at(row + 1, column + 1))
      steps.push({ row: row++, column: column++, old, block });
    else if (old && !isRowFirst && (!block || at(row, column) === at(row + 1, column))) steps.push({ row: row++, column, old });
    else if (block) steps.push({ row, column: column++, block });
  }
  return steps;
}

/** Whether two rows begin with the same cell: they tell of the same thing, whatever they say. */
function isSameKey(old: TextBlock, block: TextBlock): boolean {
  const [[key], [other]] = [cellsIn(old), cellsIn(block)];
  return block.kind === 'row' && key !== '' && key === other;
}

/** Whether code takes the place of other code that it has little in common with: it is for the same platform, or the same file, in one language. */
function mayReplace(old: TextBlock, block: TextBlock): boolean {
  return block.kind === 'code' && old.language === block.language && (block.title !== undefined || old.name === block.name);
}

/** Compares two blocks that are alike by their words; undefined, if they are none of one another after all. */
function comparePair(old: TextBlock, block: TextBlock, wordsOf: WordsOf): Difference | undefined {
  const parts = compareWords(old, block, wordsOf);
  if (block.kind !== 'code' && block.kind !== 'figure' && parts.every(({ in: place }) => place === 'both'))
    return { type: 'same', block, old };
  const isText = block.kind === 'paragraph' || block.kind === 'item';
  const isUnlike = (isText || isOtherRow(block, parts)) && !isMostlyKept(parts);
  return isUnlike ? undefined : { type: 'changed', block, old, parts };
}

/** Whether rows begin with cells that have no word in common: they tell of other things, unless they say the same of them. */
function isOtherRow({ kind, level }: TextBlock, parts: readonly TextPart[]): boolean {
  if (kind !== 'row' || level === 1) return false;
  const end = parts.findIndex(({ text }) => text === BETWEEN_CELLS);
  return !parts.slice(0, Math.max(end, 0)).some(({ text, in: place }) => place === 'both' && /[\p{L}\p{N}]/u.test(text));
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
