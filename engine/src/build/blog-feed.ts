import { posix } from 'node:path';
import { textIn } from '../config/text-in.ts';
import { toFileHref, toHref, toUrl } from '../content/address.ts';
import { blogPrefix } from '../content/blog-post.ts';
import { sourceFor } from '../content/catalog-lookup.ts';
import type { Catalog } from '../content/catalog-types.ts';
import { canonicalUrl } from '../content/sidebar-items.ts';
import { compare } from '../model/compare.ts';
import { printAtom, printJsonFeed, printRss } from './print-feed.ts';
import type { RenderedPage } from './render-pages.ts';
import type { TextFile } from './site.ts';

type Blog = Catalog['config']['content']['blogs'][number];

/** Posts in the feed, newest first. */
const MOST_ENTRIES = 20;
const FORMATS = { 'atom.xml': printAtom, 'rss.xml': printRss, 'feed.json': printJsonFeed };

/** The feeds of the blogs in each language, in the three formats and at the addresses of Docusaurus. */
export function renderFeeds(catalog: Catalog, pages: readonly RenderedPage[]): TextFile[] {
  const { blogs, locales } = { ...catalog.config, ...catalog.config.content };
  return blogs.flatMap((blog) => locales.flatMap((locale) => renderFeed(catalog, blog, pages, locale)));
}

function renderFeed(
  catalog: Catalog,
  blog: Blog,
  pages: readonly RenderedPage[],
  { name: localeName, path: prefix, htmlLang }: Catalog['config']['locales'][number],
): TextFile[] {
  const { config } = catalog;
  const posts = pages
    .filter(({ page, locale }) => page.id.startsWith(`${blogPrefix(blog)}/`) && locale === localeName)
    .flatMap((rendered) => {
      const { page, locale } = rendered;
      const { title: name, description, lastUpdated } = rendered.summary();
      const canonical = canonicalUrl(catalog, page, locale);
      const date = sourceFor(catalog, page, locale)?.posted ?? lastUpdated;
      return date === null ? [] : [{ id: canonical, url: canonical, title: name, description, date: date.slice(0, 10) }];
    })
    .toSorted((a, b) => compare(b.date, a.date))
    .slice(0, MOST_ENTRIES);
  if (posts.length === 0 && localeName !== config.defaultLocale) return [];
  const folder = posix.join('/', prefix, blog.routeBasePath);
  const [title, home] = [textIn(config.title, localeName), toUrl(config, toHref(config, folder))];
  return Object.entries(FORMATS).map(([name, print]) => {
    const path = posix.join(folder, name);
    return {
      path: path.slice(1),
      content: print({ language: htmlLang, self: toUrl(config, toFileHref(config, path)), home, title }, posts),
    };
  });
}
