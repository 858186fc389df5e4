import { compareWords, type WordsOf } from './compare-words.ts';
import type { Difference } from './difference.ts';
import { continuesTable, haveSameColumns } from './text-blocks.ts';

/**
 * Pairs the heads of tables that have rows in common, however unlike they are: without its head, the older table would go on below that of the
 * newer one, and its head would be a table of its own.
 */
export function pairHeads(differences: readonly Difference[], wordsOf: WordsOf): Difference[] {
  const paired = [...differences];
  for (const [index, old] of paired.entries()) {
    if (old.type !== 'removed' || old.block.kind !== 'row' || old.block.level !== 1) continue;
    const below = index + tableFrom(paired, index).length;
    // Texts that are new may be above the newer head, where no row of the older table would be parted from its head.
    const at =
      below === index + 1 ? paired.findIndex((one, place) => place >= below && (one.type !== 'added' || one.block.kind === 'row')) : below;
    const head = paired[at];
    if (head?.type !== 'added' || head.block.level !== 1 || head.block.kind !== 'row' || !haveSameColumns(old.block, head.block)) continue;
    const [, ...rows] = tableFrom(paired, at);
    if (!rows.some(({ type }) => type === 'same' || type === 'changed')) continue;
    // Rows of the older table stay below the head that they had.
    const [kept, dropped] = at === below ? [index, at] : [at, index];
    paired[kept] = { type: 'changed', block: head.block, old: old.block, parts: compareWords(old.block, head.block, wordsOf) };
    paired.splice(dropped, 1);
  }
  return paired;
}

/** The rows of the table that begins at a place. */
function tableFrom(differences: readonly Difference[], start: number): readonly Difference[] {
  const end = differences.findIndex((one, index) => index > start && !continuesTable(differences[index - 1]?.block, one.block));
  return differences.slice(start, end === -1 ? undefined : end);
}
