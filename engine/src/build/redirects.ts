import type { LoadedConfig } from '../config/load.ts';
import type { RenderedPage } from './render-pages.ts';

export interface Redirect {
  readonly from: string;
  readonly to: string;
  readonly status: number;
}

/** Redirects of the configuration and of pages that have moved, with final addresses. */
export function collectRedirects({ config }: LoadedConfig, pages: readonly RenderedPage[]): Redirect[] {
  const below = (path: string): string => (path.startsWith('/') ? config.baseUrl + path.slice(1) : path);
  const configured = config.redirects.map(({ from, to }) => ({ from: below(from), to: below(to), status: 301 }));
  // Like a link, a former address has no language; a page that is shown in several languages has one in each.
  const inLocale = (from: string, locale: string): string => {
    const prefix = config.locales.find(({ name }) => name === locale)?.path ?? '';
    return prefix === '' || from.startsWith(`/${prefix}/`) ? from : `/${prefix}${from}`;
  };
  const moved = pages.flatMap(({ data, compiled }) =>
    (compiled?.frontMatter.redirect_from ?? []).map((from) => ({
      from: below(inLocale(from.replace(/^\/?/, '/'), data.locale)),
      to: data.path,
      status: 301,
    })),
  );
  return [...configured, ...moved];
}

/** Every address of this build: pages and redirects, as paths. */
export function publishedAddresses(loaded: LoadedConfig, pages: readonly RenderedPage[]): Set<string> {
  return new Set([...pagePaths(pages), ...collectRedirects(loaded, pages).map(({ from }) => from)]);
}

/** Addresses of the pages, decoded. */
export function pagePaths(pages: readonly RenderedPage[]): Set<string> {
  return new Set(pages.map(({ data }) => decodeURI(data.path)));
}
