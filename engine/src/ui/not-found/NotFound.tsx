import { ChevronRight, Search } from 'lucide';
import { SECTIONS_ID } from '../../model/shell-ids.ts';
import type { SiteData } from '../../model/site.ts';
import type { Texts } from '../i18n/en.ts';
import { Icon } from '../icons/Icon.tsx';
import { navbarLinks } from '../navbar/navbar-links.ts';
import { localeHome } from '../navigation/alternates.ts';

/** The page for unknown addresses: what has happened, the search, and the site's sections. Rendered on the server only; the browser adds suggestions. */
export function NotFound({ site, texts }: { readonly site: SiteData; readonly texts: Texts }) {
  const home = localeHome(site);
  // The navbar and the place of suggestions lead home, too.
  const sections = navbarLinks(site).filter(({ href }) => href !== home);
  const ways = sections.length > 0 ? sections : [{ label: texts.notFound.goHome, href: home, external: false }];
  return (
    <div className="not-found">
      <div className="not-found-text">
        <h1>{texts.notFound.title}</h1>
        <p>{texts.notFound.text}</p>
        <p className="not-found-contact">{texts.notFound.typed}</p>
        <p className="not-found-contact">{texts.notFound.contact}</p>
        <button type="button" className="not-found-search with-script" data-opens="search">
          <Icon of={Search} />
          {texts.search.label}
        </button>
      </div>
      {/* Has its place before they come, or what is below it waits for them: nothing moves under the reader. */}
      <div data-widget="suggestions" />
      <nav className="not-found-ways" aria-labelledby={SECTIONS_ID}>
        <h2 id={SECTIONS_ID}>{texts.search.browse}</h2>
        <ul className="rows">
          {ways.map(({ label, href, external }) => (
            <li key={href}>
              <a href={href} {...(external && { target: '_blank', rel: 'noopener noreferrer' })}>
                <span>{label}</span>
                <Icon of={ChevronRight} size={16} />
              </a>
            </li>
          ))}
        </ul>
      </nav>
    </div>
  );
}
