import { useShell } from '../state/shell.ts';
import { useStore } from '../state/use-store.ts';
import { TitledList } from './TitledList.tsx';

/** What others search for, to begin with. */
export function PopularQueries({ onChoose }: { readonly onChoose: (query: string) => void }) {
  const { site, texts, route } = useShell();
  const popular = site.search.popular[useStore(route).page.version] ?? [];
  if (popular.length === 0) return null;
  return (
    <TitledList as="section" className="popular" title={texts.search.popular}>
      {popular.map((query) => (
        <li key={query}>
          <button type="button" onClick={() => onChoose(query)}>
            {query}
          </button>
        </li>
      ))}
    </TitledList>
  );
}
