import type { SiteData } from '../model/site.ts';
import type { BuiltPage, BuiltSite } from './built-site.ts';

/** Where a link of a page leads, and the URL of that. */
type LinkTarget = { readonly url: string } & (
  | { readonly kind: 'page'; readonly page: BuiltPage; readonly hash: string }
  /** A file of the site; `path` is decoded and below its root. */
  | { readonly kind: 'file'; readonly path: string }
  | { readonly kind: 'outside' }
);

/**
 * Finds out where a link leads; moved pages are found at their new address.
 * @param href as it stands in a page
 * @param path address of that page
 */
export function followLink(built: BuiltSite, site: SiteData, href: string, path: string): LinkTarget {
  const url = URL.parse(href, site.url + path);
  if (url === null) return { kind: 'outside', url: href };
  if (url.origin !== new URL(site.url).origin || !url.pathname.startsWith(site.baseUrl)) return { kind: 'outside', url: url.href };
  const below = built.pathBelow(url.pathname);
  const moved = built.moved.get(below);
  const page = built.pages.get(below) ?? (moved === undefined ? undefined : built.pages.get(built.pathBelow(moved)));
  if (page) return { kind: 'page', page, hash: url.hash, url: new URL(page.path + url.hash, site.url).href };
  const file = below.replace(/\/$/, '');
  return file in built.files ? { kind: 'file', path: file, url: url.href } : { kind: 'outside', url: url.href };
}

/** A relative link from one file to another, both below the same root. */
export function relativeHref(from: string, to: string): string {
  const start = from.split('/').slice(0, -1);
  const end = to.split('/');
  let shared = 0;
  while (shared < start.length && shared < end.length - 1 && start[shared] === end[shared]) shared += 1;
  const steps = [...start.slice(shared).map(() => '..'), ...end.slice(shared).map(encodeURIComponent)];
  return steps.join('/');
}
