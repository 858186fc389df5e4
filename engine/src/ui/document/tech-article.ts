import type { PageData } from '../../model/page.ts';
import type { SiteData } from '../../model/site.ts';

/**
 * What a page is, for search engines (schema.org `TechArticle`): above all, when it was last changed.
 * @returns null for pages that are no articles, have no known date, or should not be listed
 */
export function techArticle(site: SiteData, page: PageData): object | null {
  if (page.kind !== 'doc' || page.noindex || page.lastUpdated === null) return null;
  const language = site.locales.find(({ name }) => name === page.contentLocale) ?? site.locale;
  return {
    '@context': 'https://schema.org',
    '@type': 'TechArticle',
    headline: page.title,
    description: page.description,
    inLanguage: language.htmlLang,
    dateModified: page.lastUpdated,
    mainEntityOfPage: page.canonical,
  };
}
