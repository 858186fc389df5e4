import { useShell } from '../state/shell.ts';
import type { SectionChoice } from './group-hits.ts';

/** Narrows the hits to one of the sidebars that the navbar names; nothing where there is no choice. */
export function SectionChips({
  section,
  onChange,
}: {
  readonly section: SectionChoice;
  readonly onChange: (section: SectionChoice) => void;
}) {
  const { site, texts } = useShell();
  const sidebars = site.navbar.flatMap((item) => (item.type === 'sidebar' ? [{ name: item.sidebar, label: item.label }] : []));
  if (sidebars.length < 2) return null;
  return (
    <fieldset className="search-sections">
      <legend className="visually-hidden">{texts.search.searchIn}</legend>
      {[{ name: 'all', label: texts.search.everywhere }, ...sidebars].map(({ name, label }) => (
        <label key={name}>
          <input type="radio" name="search-section" value={name} checked={name === section} onChange={() => onChange(name)} />
          <span>{label}</span>
        </label>
      ))}
    </fieldset>
  );
}
