import { toHref, toUrl } from '../content/address.ts';
import type { Catalog } from '../content/catalog-types.ts';
import { escapeHtml } from '../ui/document/escape.ts';
import type { RenderedPage } from './render-pages.ts';

/** Posts in the feed, newest first. */
const MOST_ENTRIES = 20;

/** The Atom feed of the blog in the default language, by its path below the site's root; empty without a blog. */
export function renderFeed(
  { config }: Pick<Catalog, 'config'>,
  pages: readonly RenderedPage[],
  title: string,
): { path: string; content: string }[] {
  const { blog } = config.content;
  if (blog === null) return [];
  const posts = pages
    .filter(({ page, data }) => page.id.startsWith('blog/') && data.locale === config.defaultLocale)
    .map(({ page, data }) => ({ data, date: dateOf(page.route) ?? data.lastUpdated }))
    .filter(({ date }) => date !== null)
    .toSorted((a, b) => ((a.date ?? '') < (b.date ?? '') ? 1 : -1))
    .slice(0, MOST_ENTRIES);
  const home = toUrl(config, toHref(config, blog.routeBasePath));
  const entries = posts.map(({ data, date }) => {
    const url = escapeHtml(data.canonical);
    const summary = data.description === '' ? '' : `<summary>${escapeHtml(data.description)}</summary>`;
    return `<entry><title>${escapeHtml(data.title)}</title><id>${url}</id><link href="${url}"/><updated>${date}T00:00:00Z</updated>${summary}</entry>`;
  });
  const updated = `${posts[0]?.date ?? '1970-01-01'}T00:00:00Z`;
  const head = `<title>${escapeHtml(title)}</title><id>${escapeHtml(home)}</id><link href="${escapeHtml(home)}"/><updated>${updated}</updated>`;
  const path = `${blog.routeBasePath.replace(/^\//, '')}/atom.xml`.replace(/\/+/g, '/');
  return [
    {
      path,
      content: `<?xml version="1.0" encoding="utf-8"?><feed xmlns="http://www.w3.org/2005/Atom">${head}${entries.join('')}</feed>\n`,
    },
  ];
}

/** The date in a post's address. */
function dateOf(route: string): string | null {
  const [, year, month = '', day = ''] = /\/(\d{4})\/(\d{1,2})\/(\d{1,2})\//.exec(route) ?? [];
  return year === undefined ? null : `${year}-${month.padStart(2, '0')}-${day.padStart(2, '0')}`;
}
