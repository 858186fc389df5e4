import type { SiteData } from '../../model/site.ts';
import type { Texts } from '../i18n/texts.ts';
import { localeHome } from '../navigation/alternates.ts';

/** The page for unknown addresses. Rendered on the server only; the browser adds suggestions. */
export function NotFound({ site, texts }: { readonly site: SiteData; readonly texts: Texts }) {
  return (
    <div className="not-found">
      <h1>{texts.notFound.title}</h1>
      <p>{texts.notFound.text}</p>
      <p>{texts.notFound.contact}</p>
      <div data-widget="suggestions" />
      <div className="not-found-ways">
        <button type="button" className="button with-script" data-opens="search">
          {texts.search.button}
        </button>
        <a className="not-found-home" href={localeHome(site)}>
          {texts.notFound.goHome}
        </a>
      </div>
    </div>
  );
}
