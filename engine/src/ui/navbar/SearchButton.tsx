import { Search } from 'lucide';
import { Icon } from '../icons/Icon.tsx';
import { useShell } from '../state/shell.ts';

/** Opens the search. `startSearchControls` handles its keys (⌘K or Ctrl K, `/`). */
export function SearchButton() {
  const { texts, overlay } = useShell();
  return (
    <button
      type="button"
      className="search-button with-script"
      data-opens="search"
      aria-label={texts.search.button}
      aria-haspopup="dialog"
      aria-keyshortcuts="Meta+K Control+K /"
      onClick={() => overlay.set('search')}
    >
      <Icon of={Search} />
      <span className="search-button-label">{texts.search.button}</span>
      <kbd className="search-button-key" />
    </button>
  );
}
