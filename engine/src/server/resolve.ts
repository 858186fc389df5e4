import { addQuery, encodePath } from '../model/href.ts';
import type { ServedFile, SiteBuild } from './build.ts';
import { linksOf } from './page-links.ts';

/** A page that is also there as Markdown, at the same address for those who prefer that. */
export interface TwoFormPage {
  readonly markdown: ServedFile;
  /** The Link header. */
  readonly links: string;
}

/** What an address leads to. */
export type Resolution =
  | { readonly kind: 'file'; readonly file: ServedFile; readonly page?: TwoFormPage | undefined }
  | { readonly kind: 'redirect'; readonly to: string; readonly status: number }
  | { readonly kind: 'missing'; readonly file: ServedFile | undefined };

/**
 * Resolves an address of a site.
 * @param path decoded, as `parsePath` returns it
 * @param query with its question mark; redirects keep it
 */
export function resolveAddress(build: SiteBuild, path: string, query: string): Resolution {
  const redirect = build.redirects.get(path) ?? build.redirects.get(path.endsWith('/') ? path.slice(0, -1) : `${path}/`);
  if (redirect !== undefined) return { kind: 'redirect', to: addQuery(redirect.to, query), status: redirect.status };
  const base = build.baseUrl.slice(0, -1);
  if (base !== '' && path === base) return moveTo(build.baseUrl, query);
  if (!path.startsWith(build.baseUrl)) return findMissing(build, path);

  const local = path.slice(base.length);
  if (isNotFoundPage(build, local)) return findMissing(build, local);
  const address = findAddress(build, local);
  if (address !== undefined && address !== local) return moveTo(encodePath(base + address), query);
  const file = address === undefined ? undefined : findFile(build, address);
  return file === undefined ? findMissing(build, local) : { kind: 'file', file, page: findForms(build, local) };
}

/** @param address of a page or file, without the base URL */
function findForms(build: SiteBuild, address: string): TwoFormPage | undefined {
  const folder = address.replace(/\/?$/, '/');
  const markdown = build.files.has(`${folder}index.html`) ? build.files.get(`${folder}index.md`) : undefined;
  if (markdown === undefined) return undefined;
  const href = `${build.baseUrl.slice(0, -1)}${encodePath(folder)}index.md`;
  return { markdown, links: linksOf(build, href, folder) };
}

/** The canonical address of what is requested: never `index.html`, with or without a trailing slash as the site has it. */
function findAddress(build: SiteBuild, path: string): string | undefined {
  const stem = path.replace(/\/index\.html$/, '/');
  const page = stem.replace(/\/$/, '');
  // As many sites have it: the Markdown of a page at its address with an ending.
  const markdown = path.replace(/\/?\.md$/, '/index.md');
  if (path.endsWith('.md') && !build.files.has(path) && build.files.has(markdown)) return markdown;
  const isFolderPage = build.files.has(`${page}/index.html`);
  if (isFolderPage) return build.trailingSlash || page === '' ? `${page}/` : page;
  if (!build.trailingSlash && build.files.has(`${page.replace(/\.html$/, '')}.html`)) return page.replace(/\.html$/, '');
  return build.files.has(path) ? path : undefined;
}

function findFile(build: SiteBuild, address: string): ServedFile | undefined {
  const page = address.replace(/\/$/, '');
  return build.files.get(`${page}/index.html`) ?? build.files.get(address) ?? build.files.get(`${page}.html`);
}

function moveTo(to: string, query: string): Resolution {
  return { kind: 'redirect', to: `${to}${query}`, status: 301 };
}

function isNotFoundPage({ trailingSlash, localePaths }: SiteBuild, path: string): boolean {
  const page = trailingSlash ? path : path.replace(/\/404$/, '/404.html');
  return page === '/404.html' || localePaths.some((locale) => page === `/${locale}/404.html`);
}

/** The not-found page in the language of the address. */
function findMissing(build: SiteBuild, path: string): Resolution {
  const locale = build.localePaths.find((one) => path === `/${one}` || path.startsWith(`/${one}/`));
  const own = locale === undefined ? undefined : build.files.get(`/${locale}/404.html`);
  return { kind: 'missing', file: own ?? build.files.get('/404.html') };
}
