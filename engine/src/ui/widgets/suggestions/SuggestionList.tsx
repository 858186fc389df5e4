import { useEffect, useState } from 'react';
import type { PageLink } from '../../../model/page.ts';
import type { SiteData } from '../../../model/site.ts';
import { findSuggestions } from './find-suggestions.ts';

/** Pages that the current address may have meant; nothing if there are none. */
export function SuggestionList({ site, title }: { readonly site: SiteData; readonly title: string }) {
  const [links, setLinks] = useState<readonly PageLink[]>([]);

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
        {links.map(({ href, label }) => (
          <li key={href}>
            <a href={href}>{label}</a>
          </li>
        ))}
      </ul>
    </nav>
  );
}
