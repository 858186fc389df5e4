import { Search, X } from 'lucide';
import type { KeyboardEvent } from 'react';
import { RESULTS_ID } from '../../model/shell-ids.ts';
import { Icon } from '../icons/Icon.tsx';
import { useShell } from '../state/shell.ts';
import { rowId } from './HitRow.tsx';
import type { SearchSession } from './search-session.ts';

interface SearchFieldProps {
  readonly session: SearchSession;
  readonly query: string;
  readonly rowCount: number;
  readonly selected: number;
  readonly onKeyDown: (event: KeyboardEvent) => void;
  readonly onClose: () => void;
}

/** The search field, which controls the selection in the list below. */
export function SearchField({ session, query, rowCount, selected, onKeyDown, onClose }: SearchFieldProps) {
  const { texts } = useShell();
  return (
    <div className="search-field">
      <Icon of={Search} size={20} />
      <input
        type="text"
        inputMode="search"
        enterKeyHint="go"
        autoComplete="off"
        autoCorrect="off"
        autoCapitalize="off"
        spellCheck={false}
        role="combobox"
        aria-label={texts.search.label}
        aria-autocomplete="list"
        aria-expanded={rowCount > 0}
        aria-controls={RESULTS_ID}
        aria-activedescendant={rowCount > 0 ? rowId(selected) : undefined}
        placeholder={texts.search.label}
        value={query}
        onChange={(event) => session.ask(event.currentTarget.value)}
        onCompositionStart={() => session.startComposing()}
        onCompositionEnd={(event) => session.endComposing(event.currentTarget.value)}
        onKeyDown={onKeyDown}
      />
      <button type="button" className="search-close" aria-label={texts.search.close} onClick={onClose}>
        <kbd />
        <Icon of={X} size={20} />
      </button>
    </div>
  );
}
