import type { MouseEventHandler, ReactNode, RefObject } from 'react';
import { RESULTS_ID } from '../../model/shell-ids.ts';
import { useShell } from '../state/shell.ts';
import { BrowseLinks } from './BrowseLinks.tsx';
import type { SearchState } from './search-session.ts';

interface SearchResultsProps {
  readonly state: SearchState;
  readonly rowCount: number;
  /** What has to be known of the answer, above the rows. */
  readonly notes: ReactNode;
  readonly onRetry: () => void;
  readonly list: RefObject<HTMLDivElement | null>;
  /** Whether the reader has chosen the selected row. */
  readonly isChosen: boolean;
  readonly onRowMove: MouseEventHandler;
  readonly onRowClick: MouseEventHandler;
  /** Stands where nothing was found. */
  readonly none: ReactNode;
  readonly children: ReactNode;
  /** Stands beside the rows, outside of their list. */
  readonly beside?: ReactNode;
}

/** The state of the search: hits, no hits, loading, or a failure. */
export function SearchResults(props: SearchResultsProps) {
  const { state, rowCount, notes, onRetry, list, isChosen, onRowMove, onRowClick, none, children, beside } = props;
  const { texts } = useShell();
  const { answer, isSearching, failure, query } = state;
  const isEmptyAnswer = query.trim() !== '' && !isSearching && answer !== null && rowCount === 0;
  return (
    <div className="search-body">
      {failure && <Failure message={failure} hasRows={rowCount > 0} onRetry={onRetry} />}
      {notes}
      {isEmptyAnswer && !failure && none}
      {failure && !isSearching && rowCount === 0 && <WaysOn />}
      {isSearching && rowCount === 0 && <Skeleton />}
      <div className="search-list">
        {/* biome-ignore lint/a11y/useKeyWithClickEvents: the field has the keys of its list */}
        <div
          id={RESULTS_ID}
          ref={list}
          role="listbox"
          aria-label={texts.search.results}
          onMouseMove={onRowMove}
          onClick={onRowClick}
          data-chosen={isChosen || undefined}
          data-stale={(answer !== null && answer.query !== query.trim()) || undefined}
        >
          {children}
        </div>
        {beside}
      </div>
    </div>
  );
}

function Failure({ message, hasRows, onRetry }: { readonly message: string; readonly hasRows: boolean; readonly onRetry: () => void }) {
  const { texts } = useShell();
  return (
    <div className="search-failure" role="alert">
      <p>
        <strong>{hasRows ? texts.search.fallbackNotice : texts.search.failed}</strong>
        <small>{navigator.onLine ? message : texts.errors.loadFailedText}</small>
      </p>
      <button type="button" onClick={onRetry}>
        {texts.errors.retry}
      </button>
    </div>
  );
}

/** Where no title matches either: whether pages have what was searched for is not known, but they can be read. */
function WaysOn() {
  return (
    <div className="search-none">
      <BrowseLinks />
    </div>
  );
}

/** Placeholder lines; the style sheet shows them after a delay. */
function Skeleton() {
  return (
    <div className="search-skeleton" aria-hidden="true">
      <span />
      <span />
      <span />
    </div>
  );
}
