import { useShell } from '../state/shell.ts';
import type { SearchAnswer } from './search-session.ts';

interface SearchNotesProps {
  /** Null before there is one. */
  readonly answer: SearchAnswer | null;
  /** Label of the version that is read if only others have hits. */
  readonly versionWithoutHits: string | undefined;
  /** Searches for what was typed. */
  readonly onVerbatim: () => void;
}

/** What a reader has to know of an answer: that the query was cut or read as another one, or that the hits are of another version. */
export function SearchNotes({ answer, versionWithoutHits, onVerbatim }: SearchNotesProps) {
  const { texts } = useShell();
  return (
    // It is there before its texts: screen readers speak what changes in a region, and not what comes with it.
    <div role="status">
      {answer && answer.cutTo !== null && <p className="search-note">{texts.search.cutTo(answer.cutTo)}</p>}
      {answer && answer.correctedTo !== null && (
        <p className="search-note">
          {texts.search.correctedTo(answer.correctedTo)}{' '}
          <button type="button" onClick={onVerbatim}>
            {texts.search.verbatim(answer.query)}
          </button>
        </p>
      )}
      {answer && versionWithoutHits !== undefined && <p className="search-note">{texts.search.noResultsIn(versionWithoutHits)}</p>}
    </div>
  );
}
