import { toFileHref, toHref, toUrl } from '../content/address.ts';
import { blogPrefix } from '../content/blog-post.ts';
import type { Catalog } from '../content/catalog-types.ts';
import { canonicalUrl } from '../content/sidebar-items.ts';
import { printAtom } from './print-feed.ts';
import type { RenderedPage } from './render-pages.ts';
import type { TextFile } from './site.ts';

type Blog = Catalog['config']['content']['blogs'][number];

/** Posts in the feed, newest first. */
const MOST_ENTRIES = 20;

/** The Atom feeds of the blogs in the default language. */
export function renderFeeds(catalog: Catalog, pages: readonly RenderedPage[], title: string): TextFile[] {
  return catalog.config.content.blogs.map((blog) => renderFeed(catalog, blog, pages, title));
}

function renderFeed(catalog: Catalog, blog: Blog, pages: readonly RenderedPage[], title: string): TextFile {
  const { config } = catalog;
  const { defaultLocale } = config;
  const posts = pages
    .filter(({ page, locale }) => page.id.startsWith(`${blogPrefix(blog)}/`) && locale === defaultLocale)
    .flatMap(({ page, locale, summary }) => {
      const { title: name, description, lastUpdated } = summary();
      const canonical = canonicalUrl(catalog, page, locale);
      const date = dateOf(page.route) ?? lastUpdated;
      return date === null ? [] : [{ id: canonical, url: canonical, title: name, description, date: date.slice(0, 10) }];
    })
    .toSorted((a, b) => (a.date < b.date ? 1 : -1));
  const path = `${blog.routeBasePath.replace(/^\//, '')}/atom.xml`.replace(/\/+/g, '/');
  const language = config.locales.find(({ name }) => name === defaultLocale)?.htmlLang ?? defaultLocale;
  const [self, home] = [toUrl(config, toFileHref(config, `/${path}`)), toUrl(config, toHref(config, blog.routeBasePath))];
  return { path, content: printAtom({ language, self, home, title }, posts.slice(0, MOST_ENTRIES)) };
}

/** The date in a post's address. */
function dateOf(route: string): string | null {
  const [, year, month = '', day = ''] = /\/(\d{4})\/(\d{1,2})\/(\d{1,2})\//.exec(route) ?? [];
  return year === undefined ? null : `${year}-${month.padStart(2, '0')}-${day.padStart(2, '0')}`;
}
