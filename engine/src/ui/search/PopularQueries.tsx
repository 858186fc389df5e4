import { useShell } from '../state/shell.ts';

/** What others search for, to begin with. */
export function PopularQueries({ onChoose }: { readonly onChoose: (query: string) => void }) {
  const { site, texts } = useShell();
  const { popular } = site.search;
  if (popular.length === 0) return null;
  return (
    <section className="popular" aria-label={texts.search.popular}>
      <p className="recents-title" aria-hidden="true">
        {texts.search.popular}
      </p>
      <ul>
        {popular.map((query) => (
          <li key={query}>
            <button type="button" onClick={() => onChoose(query)}>
              {query}
            </button>
          </li>
        ))}
      </ul>
    </section>
  );
}
