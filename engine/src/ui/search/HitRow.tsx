import { CornerDownLeft, FileText, Hash, TextAlignStart } from 'lucide';
import { memo } from 'react';
import type { MarkRange, SearchHit } from '../../model/search.ts';
import { ROW_ID } from '../../model/shell-ids.ts';
import { Icon } from '../icons/Icon.tsx';
import { splitByMarks } from './split-by-marks.ts';

/** The id of a row, for the field's `aria-activedescendant`. */
export function rowId(index: number): string {
  return `${ROW_ID}${index}`;
}

/** The row of an event's target; undefined if it is in none. */
export function rowIndexOf(target: EventTarget): number | undefined {
  const row = target instanceof Element ? target.closest('[role=option]') : null;
  return row ? Number(row.id.slice(ROW_ID.length)) : undefined;
}

interface HitRowProps {
  readonly hit: SearchHit;
  readonly index: number;
  readonly isSelected: boolean;
  /** In the history a row shows its page and marks nothing, since there is no query. */
  readonly isRecent?: boolean;
}

/** One hit: a link, so that it can be opened in a new tab. The list handles its events, and typing does not render it again. */
export const HitRow = memo(function HitRow({ hit, index, isSelected, isRecent = false }: HitRowProps) {
  const { source, marks } = hit;
  const hasExcerpt = !isRecent && source.content.trim() !== '';
  // The title stands above the group; the text before the first heading need not repeat it.
  const heading = source.heading || (hasExcerpt ? '' : source.title);
  return (
    <a id={rowId(index)} className="hit" role="option" aria-selected={isSelected} tabIndex={-1} href={source.url}>
      <Icon of={source.heading ? Hash : heading ? FileText : TextAlignStart} size={16} />
      <span className="hit-text">
        {heading && (
          <span className="hit-heading">
            {isRecent ? heading : <Marked text={heading} ranges={source.heading ? marks.heading : marks.title} />}
          </span>
        )}
        {isRecent && source.heading && <span className="hit-excerpt">{source.title}</span>}
        {hasExcerpt && (
          <span className={source.isCode ? 'hit-excerpt hit-code' : 'hit-excerpt'}>
            <Marked text={source.content} ranges={marks.content} />
          </span>
        )}
      </span>
      {isSelected && <Icon of={CornerDownLeft} className="hit-enter" size={16} />}
    </a>
  );
});

export function Marked({ text, ranges }: { readonly text: string; readonly ranges: readonly MarkRange[] }) {
  return splitByMarks(text, ranges).map(({ start, part, isMarked }) =>
    isMarked ? <mark key={start}>{part}</mark> : <span key={start}>{part}</span>,
  );
}
