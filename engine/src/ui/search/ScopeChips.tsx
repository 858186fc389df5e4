import { useShell } from '../state/shell.ts';
import type { SearchScope } from './group-hits.ts';

/** Narrows the hits to one of the sidebars that the navbar names; nothing where there is no choice. */
export function ScopeChips({ scope, onChange }: { readonly scope: SearchScope; readonly onChange: (scope: SearchScope) => void }) {
  const { site, texts } = useShell();
  const sidebars = site.navbar.flatMap((item) => (item.type === 'sidebar' ? [{ name: item.sidebar, label: item.label }] : []));
  if (sidebars.length < 2) return null;
  return (
    <fieldset className="scopes">
      <legend className="visually-hidden">{texts.search.scope}</legend>
      {[{ name: 'all', label: texts.search.everywhere }, ...sidebars].map(({ name, label }) => (
        <label key={name}>
          <input type="radio" name="search-scope" value={name} checked={name === scope} onChange={() => onChange(name)} />
          <span>{label}</span>
        </label>
      ))}
    </fieldset>
  );
}
