import type { MarkRange } from '../../model/search.ts';
import { splitByMarks } from './split-by-marks.ts';

export function Marked({ text, ranges }: { readonly text: string; readonly ranges: readonly MarkRange[] }) {
  return splitByMarks(text, ranges).map(({ start, part, isMarked }) =>
    isMarked ? <mark key={start}>{part}</mark> : <span key={start}>{part}</span>,
  );
}
