import type { MarkRange } from '../../model/search.ts';

export interface TextPart {
  /** Where the part begins in the text. */
  readonly start: number;
  readonly part: string;
  readonly isMarked: boolean;
}

/** Cuts a text at its marks. Ranges may overlap, lie in any order and reach beyond the text. */
export function splitByMarks(text: string, ranges: readonly MarkRange[]): TextPart[] {
  const parts: TextPart[] = [];
  let position = 0;
  const add = (end: number, isMarked: boolean): void => {
    if (end <= position) return;
    parts.push({ start: position, part: text.slice(position, end), isMarked });
    position = end;
  };
  for (const [start, end] of [...ranges].sort(([one], [other]) => one - other)) {
    add(Math.min(start, text.length), false);
    add(Math.min(end, text.length), true);
  }
  add(text.length, false);
  return parts;
}
