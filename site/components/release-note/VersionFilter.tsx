import { useEffect, useState } from 'react';
import type { ReleaseWords } from './words.ts';

interface VersionFilterProps {
  readonly words: ReleaseWords;
  readonly versions: readonly { readonly id: string; readonly version: string; readonly section: HTMLElement }[];
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
    const followLink = () => {
      const target = document.querySelector(':target');
      const led = versions.find(({ section }) => section.contains(target));
      if (chosen === null || !led || led.id === chosen) return;
      showAll();
      // The versions above it have come, too.
      target?.scrollIntoView();
    };
    addEventListener('hashchange', followLink);
    document.addEventListener('beforematch', showAll);
    return () => {
      removeEventListener('hashchange', followLink);
      document.removeEventListener('beforematch', showAll);
    };
  }, [versions, chosen, onChange]);

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
