import type { SiteConfig } from '../config/schema.ts';
import { toRoute } from './route.ts';

type Prefixed = { readonly path: string };

/**
 * Address of a route in a locale and version, without the base URL: `/en/v2/sdk/`.
 * @param docsBase first part of all docs' routes; the version follows it: `/en/docs/v2/sdk/`
 */
export function sitePath(locale: Prefixed, version: Prefixed, route: string, docsBase: string): string {
  const isDoc = route.startsWith(docsBase);
  const parts = isDoc ? [docsBase, version.path, route.slice(docsBase.length)] : [version.path, route];
  return toRoute([locale.path, ...parts].join('/').replace(/\/{2,}/g, '/'));
}

/** The address of a site path: below the base URL, with or without a trailing slash as configured. */
export function toHref(config: Pick<SiteConfig, 'baseUrl' | 'trailingSlash'>, path: string): string {
  const full = config.baseUrl + path.replace(/^\//, '');
  return config.trailingSlash || path === '/' ? full : full.replace(/\/$/, '');
}

/** Absolute URL of an address that begins with a slash. */
export function toUrl(config: Pick<SiteConfig, 'url'>, href: string): string {
  return config.url + href;
}
