import { loadLate } from '../../model/load-late.ts';
import { withoutCodeMarks } from './text-blocks.ts';

/** A part of a text, and which of the two texts have it. */
export interface TextPart {
  readonly text: string;
  readonly in: 'both' | 'old' | 'new';
  /** Of lines of code that both texts have: how the older one indents them, if otherwise. */
  readonly old?: string;
  /** Of lines of code that one text has here and the other elsewhere. */
  readonly isMoved?: true;
}

/** Most words added and removed in a block, and blocks in a text; beyond that, it is shown as replaced. */
export const MOST_EDITS = 4000;

/** Least share of the longer of two texts that both have, to mark the words of it that differ. */
const LEAST_KEPT = 0.5;

/**
 * What two texts have in common, piece by piece.
 * @param join what was divided
 */
export function compareAll<Piece>(
  old: readonly Piece[],
  fresh: readonly Piece[],
  join: (pieces: readonly Piece[]) => string,
  comparator?: (one: Piece, other: Piece) => boolean,
): TextPart[] {
  const { diffArrays }: typeof import('diff') = loadLate('diff');
  const changes = diffArrays([...old], [...fresh], { maxEditLength: MOST_EDITS, ...(comparator && { comparator }) });
  if (!changes) return replaced(join(old), join(fresh));
  return changes.map(({ value, added, removed }) => ({ text: join(value), in: added ? 'new' : removed ? 'old' : 'both' }));
}

export const replaced = (old: string, fresh: string): TextPart[] => [
  { text: old, in: 'old' },
  { text: fresh, in: 'new' },
];

/** Joins what was replaced where that which stands between is not worth to be told apart. */
export function joinAcross(parts: readonly TextPart[], isNothing: (between: string) => boolean): TextPart[] {
  const joined: TextPart[] = [];
  let [old, fresh] = ['', ''];
  const flush = (): void => {
    if (old !== '') joined.push({ text: old, in: 'old' });
    if (fresh !== '') joined.push({ text: fresh, in: 'new' });
    [old, fresh] = ['', ''];
  };
  for (const [index, part] of parts.entries()) {
    const isJoined = part.in === 'both' && isNothing(part.text) && old !== '' && fresh !== '' && index < parts.length - 1;
    if (part.in === 'old' || isJoined) old += part.old ?? part.text;
    if (part.in === 'new' || isJoined) fresh += part.text;
    if (part.in === 'both' && !isJoined) {
      flush();
      joined.push(part);
    }
  }
  flush();
  return joined;
}

/** Whether most of a text stays: with marks at every other word one can read neither what was there nor what is. */
export function isMostlyKept(parts: readonly TextPart[]): boolean {
  const lengthIn = (...places: TextPart['in'][]): number =>
    parts.reduce((sum, { text, in: place }) => sum + (places.includes(place) ? withoutCodeMarks(text).length : 0), 0);
  return lengthIn('both') >= LEAST_KEPT * Math.max(lengthIn('both', 'old'), lengthIn('both', 'new'));
}
