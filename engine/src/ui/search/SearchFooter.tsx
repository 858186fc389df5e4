import { useShell } from '../state/shell.ts';
import { useStore } from '../state/use-store.ts';

/** The keys, a switch for the `/` key, which gets in the way of dictation (WCAG 2.1.4), and the search provider. */
export function SearchFooter() {
  const { site, texts, preferences } = useShell();
  const hasSlashKey = useStore(preferences.slashKey);
  return (
    <div className="search-footer">
      <span className="search-keys">
        <kbd>↑</kbd>
        <kbd>↓</kbd>
        <span>{texts.search.keySelect}</span>
        <kbd>↵</kbd>
        <span>{texts.search.keyOpen}</span>
        <kbd>Esc</kbd>
        <span>{texts.search.keyClose}</span>
      </span>
      <label className="search-slash">
        <input type="checkbox" checked={hasSlashKey} onChange={(event) => preferences.slashKey.set(event.currentTarget.checked)} />
        <span>{texts.search.slashKey}</span>
      </label>
      <span className="search-provider">
        <span>{texts.search.providerBefore} </span>
        <a href={site.search.providerUrl} target="_blank" rel="noopener noreferrer">
          {site.search.providerName}
        </a>
        <span> {texts.search.providerAfter}</span>
      </span>
    </div>
  );
}
