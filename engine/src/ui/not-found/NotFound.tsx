import { ChevronRight, Search } from 'lucide';
import type { SiteData } from '../../model/site.ts';
import type { Texts } from '../i18n/en.ts';
import { Icon } from '../icons/Icon.tsx';
import { navbarLinks } from '../navbar/navbar-links.ts';
import { localeHome } from '../navigation/alternates.ts';

/** The page for unknown addresses: what has happened, the search, and the site's sections. Rendered on the server only; the browser adds suggestions. */
export function NotFound({ site, texts }: { readonly site: SiteData; readonly texts: Texts }) {
  const home = localeHome(site);
  const sections = navbarLinks(site).filter(({ href }) => href !== home);
  return (
    <div className="not-found">
      <div className="not-found-text">
        <h1>{texts.notFound.title}</h1>
        <p>{texts.notFound.text}</p>
        <p>{texts.notFound.contact}</p>
        <button type="button" className="not-found-search with-script" data-opens="search">
          <Icon of={Search} />
          {texts.search.label}
        </button>
        <a className="not-found-home" href={home}>
          {texts.notFound.goHome}
        </a>
      </div>
      <div className="not-found-ways">
        {sections.length > 0 && (
          <nav aria-labelledby="sections">
            <h2 id="sections">{texts.search.browse}</h2>
            <ul className="rows">
              {sections.map(({ label, href, external }) => (
                <li key={href}>
                  <a href={href} {...(external && { target: '_blank', rel: 'noopener noreferrer' })}>
                    <span>{label}</span>
                    <Icon of={ChevronRight} size={16} />
                  </a>
                </li>
              ))}
            </ul>
          </nav>
        )}
        {/* Below the sections: nothing moves under the reader when they come. */}
        <div data-widget="suggestions" />
      </div>
    </div>
  );
}
