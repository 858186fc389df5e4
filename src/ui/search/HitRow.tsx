import { CornerDownLeft, FileText, Hash } from 'lucide';
import type { SearchHit } from '../../model/search.ts';
import { Icon } from '../icons/Icon.tsx';
import { Marked } from './Marked.tsx';

/** The id of a row, for the field's `aria-activedescendant`. */
export function rowId(index: number): string {
  return `search-hit-${index}`;
}

interface HitRowProps {
  readonly hit: SearchHit;
  readonly index: number;
  readonly isSelected: boolean;
  /** In the history a row says which page it belongs to, and marks nothing: its question is past. */
  readonly isRecent?: boolean;
  readonly onSelect: () => void;
  /** @param isElsewhere in a tab or window of its own: this page stays */
  readonly onOpen: (hit: SearchHit, isElsewhere: boolean) => void;
}

/** One hit: a link, so that it can be opened in a new tab like any other. */
export function HitRow({ hit, index, isSelected, isRecent = false, onSelect, onOpen }: HitRowProps) {
  const { source, marks } = hit;
  const heading = source.heading || source.title;
  return (
    <a
      id={rowId(index)}
      className="hit"
      role="option"
      aria-selected={isSelected}
      tabIndex={-1}
      href={source.url}
      onMouseMove={isSelected ? undefined : onSelect}
      onClick={(event) => onOpen(hit, event.metaKey || event.ctrlKey || event.shiftKey || event.currentTarget.target !== '')}
    >
      {source.heading ? <Icon of={Hash} size={16} /> : <Icon of={FileText} size={16} />}
      <span className="hit-text">
        <span className="hit-heading">
          {isRecent ? heading : <Marked text={heading} ranges={source.heading ? marks.heading : marks.title} />}
        </span>
        {isRecent && source.heading && <span className="hit-excerpt">{source.title}</span>}
        {!isRecent && source.content.trim() && (
          <span className="hit-excerpt">
            <Marked text={source.content} ranges={marks.content} />
          </span>
        )}
      </span>
      <Icon of={CornerDownLeft} className="hit-enter" size={16} />
    </a>
  );
}
