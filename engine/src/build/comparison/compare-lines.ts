import { findMoved } from './find-moved.ts';
import { compareAll, isMostlyKept, joinAcross, type TextPart } from './text-parts.ts';

/**
 * What two versions of code have in common, line by line, however they are indented. Lines that both have stay in their places, but in code that
 * was mostly replaced, not those without a word: they say nothing. Lines that only stand elsewhere are told apart from those that are gone and new.
 */
export function compareLines(old: string, fresh: string): TextPart[] {
  // The last line is a line like all others.
  const [before, after] = [`${old}\n`, `${fresh}\n`].map(linesOf);
  const parts = withOld(
    compareAll(
      before ?? [],
      after ?? [],
      (lines) => lines.join(''),
      (one, other) => one.trim() === other.trim(),
    ),
    before ?? [],
  );
  return markMoved(isMostlyKept(parts) ? parts : joinAcross(parts, (text) => !/[\p{L}\p{N}]/u.test(text)));
}

/** Adds to what both have how the older text has it. */
function withOld(parts: readonly TextPart[], lines: readonly string[]): TextPart[] {
  let at = 0;
  return parts.map((part) => {
    if (part.in === 'new') return part;
    const start = at;
    at += linesOf(part.text).length;
    const old = lines.slice(start, at).join('');
    return old === part.text ? part : { ...part, old };
  });
}

const linesOf = (text: string): string[] => text.split(/(?<=\n)/);

function markMoved(parts: readonly TextPart[]): TextPart[] {
  /** A line that is indented otherwise is the same line. Those of different parts do not follow each other. */
  const linesIn = (own: 'old' | 'new'): string[][] =>
    parts.map((part) => (part.in === own ? linesOf(part.text).map((line) => line.trim()) : []));
  const moved = findMoved(linesIn('old'), linesIn('new'));
  return parts.flatMap((part, index): TextPart[] => {
    if (part.in === 'both') return [part];
    const own = moved[part.in][index] ?? [];
    const runs: TextPart[] = [];
    for (const [at, line] of linesOf(part.text).entries()) {
      const last = runs.at(-1);
      const isSame = last !== undefined && own[at] === (last.isMoved ?? false);
      const text = isSame ? last.text + line : line;
      runs.splice(isSame ? -1 : runs.length, 1, { text, in: part.in, ...(own[at] && ({ isMoved: true } as const)) });
    }
    return runs;
  });
}
