import { useEffect, useState } from 'react';
import type { SiteData } from '../../../model/site.ts';
import { findSuggestions, type Suggestion } from './find-suggestions.ts';

/** Pages that the current address may have meant; nothing if there are none. */
export function SuggestionList({ site, title }: { readonly site: SiteData; readonly title: string }) {
  const [links, setLinks] = useState<readonly Suggestion[]>([]);

  useEffect(() => {
    let isWanted = true;
    findSuggestions(location.pathname, site).then(
      (found) => isWanted && setLinks(found),
      () => undefined,
    );
    return () => {
      isWanted = false;
    };
  }, [site]);

  if (links.length === 0) return null;
  return (
    <nav aria-labelledby="suggestions">
      <h2 id="suggestions">{title}</h2>
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
