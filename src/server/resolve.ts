import type { ServedFile, SiteBuild } from './build.ts';

/** What an address leads to. */
export type Resolution =
  | { readonly kind: 'file'; readonly file: ServedFile }
  | { readonly kind: 'redirect'; readonly to: string; readonly status: number }
  | { readonly kind: 'missing'; readonly file: ServedFile | undefined };

/**
 * Finds what a site has at an address.
 * @param path decoded, as `parsePath` gives it
 * @param query kept by redirects, with its question mark
 */
export function resolveAddress(build: SiteBuild, path: string, query: string): Resolution {
  const base = build.baseUrl.slice(0, -1);
  const redirect = build.redirects.get(path) ?? build.redirects.get(switchSlash(path));
  if (redirect !== undefined) return { kind: 'redirect', to: addQuery(redirect.to, query), status: redirect.status };
  if (path === base && base !== '') return moveTo(build.baseUrl, query);
  const local = path.startsWith(build.baseUrl) ? path.slice(base.length) : undefined;
  if (local === undefined) return { kind: 'missing', file: findNotFoundPage(build, path) };

  if (local.endsWith('/index.html') && build.files.has(local))
    return moveTo(base + encodePath(local.slice(0, -'index.html'.length)), query);
  const page = build.files.get(local.endsWith('/') ? `${local}index.html` : local);
  if (page !== undefined) return { kind: 'file', file: page };
  if (!local.endsWith('/') && build.files.has(`${local}/index.html`)) return moveTo(`${base}${encodePath(local)}/`, query);
  return { kind: 'missing', file: findNotFoundPage(build, local) };
}

function moveTo(to: string, query: string): Resolution {
  return { kind: 'redirect', to: `${to}${query}`, status: 301 };
}

function encodePath(path: string): string {
  return path.split('/').map(encodeURIComponent).join('/');
}

function switchSlash(path: string): string {
  return path.endsWith('/') ? path.slice(0, -1) : `${path}/`;
}

/** A redirect's target may have a hash, and a query of its own. */
function addQuery(to: string, query: string): string {
  if (query === '') return to;
  const [address = '', ...hash] = to.split('#');
  const joined = address.includes('?') ? `${address}&${query.slice(1)}` : `${address}${query}`;
  return [joined, ...hash].join('#');
}

/** The not-found page in the language of the address. */
function findNotFoundPage(build: SiteBuild, path: string): ServedFile | undefined {
  const locale = build.localePaths.find((one) => path === `/${one}` || path.startsWith(`/${one}/`));
  return (locale === undefined ? undefined : build.files.get(`/${locale}/404.html`)) ?? build.files.get('/404.html');
}
