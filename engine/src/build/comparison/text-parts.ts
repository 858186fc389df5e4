import { loadLate } from '../../model/load-late.ts';
import { withoutMarks } from './text-blocks.ts';

/** A part of a text, and which of the two texts have it. */
export interface TextPart {
  readonly text: string;
  readonly in: 'both' | 'old' | 'new';
  /** Of what both texts have: how the older one has it, if otherwise: code with another indent, a text with other punctuation. */
  readonly old?: string;
  /** Of lines of code that one text has here and the other elsewhere. */
  readonly isMoved?: true;
}

/** Most words added and removed in a block, and blocks in a text; beyond that, it is shown as replaced. */
export const MOST_EDITS = 4000;

/** Least share of the longer of two texts that both have, to mark the words of it that differ. */
const LEAST_KEPT = 0.5;
/** What each further place that differs adds to it: in Chinese, marks at three places of a sentence are hard to read where a third has changed. */
const MORE_PER_PLACE = 0.1;

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

/** Whether what differs before and after a place is gone and new, taken together. */
function hasBoth(old: string, fresh: string, [first, second]: readonly TextPart[]): boolean {
  const next = [first?.in, first?.in === 'both' ? undefined : second?.in];
  return (old !== '' || next.includes('old')) && (fresh !== '' || next.includes('new'));
}

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
    const isBetween = old + fresh !== '' && index < parts.length - 1;
    const isJoined = isBetween && part.in === 'both' && isNothing(part.text) && hasBoth(old, fresh, parts.slice(index + 1));
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
export function isMostlyKept(parts: readonly TextPart[], least = LEAST_KEPT): boolean {
  const lengthIn = (...places: TextPart['in'][]): number =>
    parts.reduce((sum, { text, in: place }) => sum + (places.includes(place) ? withoutMarks(text).length : 0), 0);
  return lengthIn('both') >= least * Math.max(lengthIn('both', 'old'), lengthIn('both', 'new'));
}

/** Whether a sentence can be read with marks at the places that differ: the more there are, the more of it has to stay. */
export function isReadable(sentence: readonly TextPart[]): boolean {
  const places = sentence.filter(({ in: place }, index) => place !== 'both' && (sentence[index - 1]?.in ?? 'both') === 'both').length;
  return isMostlyKept(sentence, LEAST_KEPT + MORE_PER_PLACE * (places - 1));
}
