import { useEffect, useState } from 'react';
import type { ReleaseWords } from './words.ts';

interface VersionFilterProps {
  readonly words: ReleaseWords;
  readonly versions: readonly { readonly id: string; readonly version: string }[];
  /** Called with the id of the version to show, or `null` for all. */
  readonly onChange: (id: string | null) => void;
}

/** A select of one version, with "all" first. */
export function VersionFilter({ words, versions, onChange }: VersionFilterProps) {
  const [chosen, setChosen] = useState<string | null>(null);
  const choose = (id: string | null) => {
    setChosen(id);
    onChange(id);
  };

  // A link or the browser's find-in-page may lead to a hidden version.
  useEffect(() => {
    const showAll = () => {
      setChosen(null);
      onChange(null);
    };
    addEventListener('hashchange', showAll);
    document.addEventListener('beforematch', showAll);
    return () => {
      removeEventListener('hashchange', showAll);
      document.removeEventListener('beforematch', showAll);
    };
  }, [onChange]);

  return (
    <label>
      <span>{words.version}</span>
      <select value={chosen ?? ''} onChange={(event) => choose(event.currentTarget.value || null)}>
        <option value="">{words.all}</option>
        {versions.map(({ id, version }) => (
          <option key={id} value={id}>
            {version}
          </option>
        ))}
      </select>
    </label>
  );
}
