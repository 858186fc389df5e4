import type { SiteConfig } from '../config/schema.ts';
import { encodePath, type Href, pathOf } from '../model/href.ts';
import { toRoute } from './route.ts';

type Prefixed = { readonly path: string };
type VersionPath = Prefixed & { readonly isLast?: boolean };

/**
 * Path of a page in a locale, without the base URL: `/en/v2/sdk/`.
 * @param docsBase first part of all docs' routes; the version follows it: `/en/docs/v2/sdk/`
 */
export function sitePath(
  locale: Prefixed,
  { version, route, isBeside }: { readonly version: VersionPath; readonly route: string; readonly isBeside?: boolean },
  docsBase: string,
): string {
  const isDoc = isBeside !== true && route.startsWith(docsBase);
  // Pages beside the docs, such as a blog, have no version, even if the last one has a path.
  const parts = isDoc ? [docsBase, version.path, route.slice(docsBase.length)] : [version.isLast === true ? '' : version.path, route];
  return toRoute([locale.path, ...parts].join('/').replace(/\/{2,}/g, '/'));
}

/** The path of what all pages of a version are below: for older ones, that of its docs. */
export function versionPath(locale: Prefixed, version: VersionPath, docsBase: string): string {
  return sitePath(locale, { version, route: version.isLast ? '/' : docsBase, isBeside: version.isLast === true }, docsBase);
}

/**
 * The address of a page: below the base URL, with or without a trailing slash as configured.
 * @param path decoded, from the site's root
 */
export function toHref(config: Pick<SiteConfig, 'baseUrl' | 'trailingSlash'>, path: string): Href {
  const full = config.baseUrl + path.replace(/^\//, '');
  return encodePath(config.trailingSlash || path === '/' ? full : full.replace(/\/$/, ''));
}

/**
 * The address of a file below the base URL.
 * @param address from the site's root, as an author wrote it, perhaps with a query and a hash
 */
export function toFileHref({ baseUrl }: Pick<SiteConfig, 'baseUrl'>, address: string): Href {
  const suffix = /[?#].*$/.exec(address)?.[0] ?? '';
  return encodePath(baseUrl + pathOf(address).replace(/^\//, ''), suffix);
}

/** Absolute URL of an address. */
export function toUrl(config: Pick<SiteConfig, 'url'>, href: string): string {
  return config.url + href;
}
