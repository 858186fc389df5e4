import { text } from 'node:stream/consumers';
import { pipeline } from 'node:stream/promises';
import { EnumChangefreq, type SitemapItemLoose, SitemapStream } from 'sitemap';
import { toHref, toUrl } from '../content/address.ts';
import { existsIn } from '../content/catalog-lookup.ts';
import type { Catalog } from '../content/catalog-types.ts';
import { pageHref } from '../content/sidebar-items.ts';
import { alternatesOf } from '../model/locale.ts';
import type { RenderedPage } from './render-pages.ts';

/** Pages for search engines: in their own language, and not hidden. */
function isPublic(page: RenderedPage): boolean {
  const { noindex, translation } = page.summary();
  return !noindex && translation !== 'fallback';
}

/** `sitemap.xml` with the alternates of each page. */
export async function renderSitemap(catalog: Catalog, pages: readonly RenderedPage[]): Promise<string> {
  const { config } = catalog;
  const listed = pages.filter(isPublic);
  // The library rejects an empty sitemap.
  if (listed.length === 0)
    return '<?xml version="1.0" encoding="UTF-8"?><urlset xmlns="http://www.sitemaps.org/schemas/sitemap/0.9"></urlset>';
  const paths = new Set<string>(listed.map(({ path }) => path));
  const stream = new SitemapStream({ hostname: config.url, xmlns: { news: false, video: false, image: false, xhtml: true } });
  // Entries that are written before they are printed would all wait in memory.
  const entries = function* (): Generator<SitemapItemLoose> {
    for (const rendered of listed) {
      const { page, path } = rendered;
      const { lastUpdated } = rendered.summary();
      const hrefs = new Map(
        config.locales.flatMap(({ name }) => {
          const href = existsIn(catalog, page, name) ? pageHref(catalog, page, name) : undefined;
          return href !== undefined && paths.has(href) ? [[name, href] as const] : [];
        }),
      );
      yield {
        url: path,
        changefreq: EnumChangefreq.WEEKLY,
        ...(lastUpdated ? { lastmod: lastUpdated } : {}),
        links: alternatesOf(config.locales, hrefs).map(({ lang, href }) => ({ lang, url: toUrl(config, href) })),
      };
    }
  };
  return pipeline(entries, stream, (printed) => text(printed));
}

/** `robots.txt`: everything may be crawled. */
export function renderRobots({ config }: Catalog): string {
  return `User-agent: *\nAllow: /\n\nSitemap: ${toUrl(config, toHref({ ...config, trailingSlash: true }, '/sitemap.xml'))}\n`;
}
