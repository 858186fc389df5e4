import { useEffect, useState } from 'react';
import type { SiteData } from '../../../model/site.ts';
import type { Texts } from '../../i18n/en.ts';
import { findSuggestions, type Suggestion } from './find-suggestions.ts';

/** Pages that the current address may have meant. The place that is kept for them says so if there are none. */
export function SuggestionList({ site, texts }: { readonly site: SiteData; readonly texts: Texts['notFound'] }) {
  const [links, setLinks] = useState<readonly Suggestion[]>();

  useEffect(() => {
    let isWanted = true;
    findSuggestions(location.pathname, site).then(
      (found) => isWanted && setLinks(found),
      () => isWanted && setLinks([]),
    );
    return () => {
      isWanted = false;
    };
  }, [site]);

  if (!links) return null;
  if (links.length === 0) return <p className="not-found-none">{texts.noSuggestions}</p>;
  return (
    <nav aria-labelledby="suggestions">
      <h2 id="suggestions">{texts.suggestions}</h2>
      <ul className="rows">
        {links.map(({ href, label, place }) => (
          <li key={href}>
            <a href={href}>
              <span>{label}</span>
              {place !== '' && <span className="rows-note">{place}</span>}
            </a>
          </li>
        ))}
      </ul>
    </nav>
  );
}
