import { useShell } from '../shell/context.ts';
import type { SearchScope } from './group-hits.ts';

const SCOPES = ['all', 'sdk', 'store'] as const satisfies readonly SearchScope[];

/** Narrows the hits to one section. */
export function ScopeChips({ scope, onChange }: { readonly scope: SearchScope; readonly onChange: (scope: SearchScope) => void }) {
  const { texts } = useShell();
  return (
    <fieldset className="scopes">
      <legend className="visually-hidden">{texts.search.scope}</legend>
      {SCOPES.map((name) => (
        <label key={name}>
          <input type="radio" name="search-scope" value={name} checked={name === scope} onChange={() => onChange(name)} />
          <span>{texts.search.scopes[name]}</span>
        </label>
      ))}
    </fieldset>
  );
}
