import { ChevronRight } from 'lucide';
import { useEffect, useState } from 'react';
import { SUGGESTIONS_ID } from '../../../model/shell-ids.ts';
import type { SiteData } from '../../../model/site.ts';
import type { Texts } from '../../i18n/en.ts';
import { Icon } from '../../icons/Icon.tsx';
import { findSuggestions, type Suggestion, sectionAbove } from './find-suggestions.ts';

/** Pages that the current address may have meant. If there are none, the place that is kept for them says so, and leads to the section above. */
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
  const isNear = links.length > 0;
  const shown = isNear ? links : [sectionAbove(location.pathname, site, texts.goHome)];
  return (
    <nav aria-labelledby={SUGGESTIONS_ID}>
      <h2 id={SUGGESTIONS_ID}>{isNear ? texts.suggestions : texts.noSuggestions}</h2>
      <ul className="rows">
        {shown.map(({ href, label, place }) => (
          <li key={href}>
            <a href={href}>
              <span>{label}</span>
              {place !== '' && <span className="rows-note">{place}</span>}
              <Icon of={ChevronRight} size={16} />
            </a>
          </li>
        ))}
      </ul>
    </nav>
  );
}
