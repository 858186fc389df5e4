import { text } from 'node:stream/consumers';
import { pipeline } from 'node:stream/promises';
import { EnumChangefreq, SitemapIndexStream, type SitemapItemLoose, SitemapStream } from 'sitemap';
import type { SiteConfig } from '../config/schema.ts';
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

/** Most addresses of one sitemap (sitemaps.org, "Using Sitemap index files"). */
const MOST_ENTRIES = 50_000;

interface CrawlerFile {
  readonly path: string;
  readonly content: string;
}

/**
 * `sitemap.xml` with the alternates of each page. Of a site that has more pages than one file may name, it is an index of `sitemap-1.xml` and so on.
 * @param most addresses of one file
 */
export async function renderSitemaps(catalog: Catalog, pages: readonly RenderedPage[], most = MOST_ENTRIES): Promise<CrawlerFile[]> {
  const listed = pages.filter(isPublic);
  const paths = new Set<string>(listed.map(({ path }) => path));
  const parts: CrawlerFile[] = [];
  for (let first = 0; first < Math.max(1, listed.length); first += most) {
    const content = await renderSitemap(catalog, listed.slice(first, first + most), paths);
    parts.push({ path: `sitemap-${parts.length + 1}.xml`, content });
  }
  const [only] = parts;
  if (only !== undefined && parts.length === 1) return [{ ...only, path: 'sitemap.xml' }];
  const urls = parts.map(({ path }) => fileUrl(catalog.config, path));
  const index = await pipeline(urls, new SitemapIndexStream(), (printed) => text(printed));
  return [...parts, { path: 'sitemap.xml', content: index }];
}

/** @param paths all pages that sitemaps name */
async function renderSitemap(catalog: Catalog, listed: readonly RenderedPage[], paths: ReadonlySet<string>): Promise<string> {
  const { config } = catalog;
  // The library rejects an empty sitemap.
  if (listed.length === 0)
    return '<?xml version="1.0" encoding="UTF-8"?><urlset xmlns="http://www.sitemaps.org/schemas/sitemap/0.9"></urlset>';
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
  return `User-agent: *\nAllow: /\n\nSitemap: ${fileUrl(config, 'sitemap.xml')}\n`;
}

function fileUrl(config: SiteConfig, path: string): string {
  return toUrl(config, toHref({ ...config, trailingSlash: true }, `/${path}`));
}
