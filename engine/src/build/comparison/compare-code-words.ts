import { compareAll, isMostlyKept, joinAcross, type TextPart } from './text-parts.ts';

/** The pieces of the lines of both sides, those that one side alone has marked; none of a line that is another one. */
export type LineWords = readonly (readonly TextPart[] | undefined)[];

/** Most characters of a line whose words are compared: longer ones are data. */
const LONGEST = 400;

/** What differs within lines that replace each other one by one. */
export function compareCodeWords(old: readonly string[], fresh: readonly string[]): Readonly<Record<'old' | 'new', LineWords>> {
  if (old.length !== fresh.length) return { old: [], new: [] };
  const lines = old.map((line, index) => wordsOf(line.trim(), fresh[index]?.trim() ?? ''));
  const of = (own: 'old' | 'new'): LineWords => lines.map((parts) => parts?.filter(({ in: place }) => place === own || place === 'both'));
  return { old: of('old'), new: of('new') };
}

function wordsOf(old: string, fresh: string): readonly TextPart[] | undefined {
  if (old.length > LONGEST || fresh.length > LONGEST) return undefined;
  const [before, after] = [old, fresh].map((line) => line.match(/[\p{L}\p{N}_]+|\s+|[^\p{L}\p{N}_\s]/gu) ?? []);
  const parts = joinAcross(
    compareAll(before ?? [], after ?? [], (words) => words.join('')),
    (between) => !/[\p{L}\p{N}]/u.test(between),
  );
  const hasWords = parts.some(({ text, in: place }) => place === 'both' && /\p{L}/u.test(text));
  return hasWords && isMostlyKept(parts) ? parts : undefined;
}
