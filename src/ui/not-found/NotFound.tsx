import { useEffect, useState } from 'react';
import type { PageLink } from '../../model/page.ts';
import { localeHome } from '../shell/addresses.ts';
import { useShell } from '../shell/context.ts';
import { findSuggestions } from './suggestions.ts';

/** Stands where an address leads to nothing, with the pages that may have been meant. */
export function NotFound() {
  const { site, texts } = useShell();
  const [suggestions, setSuggestions] = useState<readonly PageLink[]>([]);

  useEffect(() => {
    let isWanted = true;
    findSuggestions(location.pathname, site).then(
      (links) => isWanted && setSuggestions(links),
      () => undefined,
    );
    return () => {
      isWanted = false;
    };
  }, [site]);

  return (
    <div className="not-found">
      <h1>{texts.notFound.title}</h1>
      <p>{texts.notFound.text}</p>
      <p>{texts.notFound.contact}</p>
      {suggestions.length > 0 && (
        <nav aria-labelledby="suggestions">
          <h2 id="suggestions">{texts.notFound.suggestions}</h2>
          <ul className="rows">
            {suggestions.map(({ href, label }) => (
              <li key={href}>
                <a href={href}>{label}</a>
              </li>
            ))}
          </ul>
        </nav>
      )}
      <a className="button" href={localeHome(site)}>
        {texts.notFound.goHome}
      </a>
    </div>
  );
}
