import type { SiteData } from '../../../model/site.ts';

type AddressedSite = Pick<SiteData, 'baseUrl' | 'trailingSlash' | 'locales' | 'versions'>;

/** The same address in another language or version. */
export interface TwinAddress {
  readonly href: string;
  /** Name of its language if that is another one, else empty; so its version. */
  readonly locale: string;
  readonly version: string;
}

/** The same address in the other languages and versions, whether or not there is a page. */
export function twinAddresses(path: string, { baseUrl, trailingSlash, locales, versions }: AddressedSite): TwinAddress[] {
  const segments = path.slice(baseUrl.length).split('/').filter(Boolean);
  const locale = takeFirst(segments, locales);
  const version = takeFirst(segments, versions);
  return locales.flatMap((other) =>
    versions.flatMap((otherVersion) => {
      if (other === locale && otherVersion === version) return [];
      const parts = [other.path, otherVersion.path, ...segments].filter(Boolean);
      return {
        href: `${baseUrl}${parts.join('/')}${trailingSlash ? '/' : ''}`,
        locale: other === locale ? '' : other.label,
        version: otherVersion === version ? '' : otherVersion.label,
      };
    }),
  );
}

/** Removes the first segment if it is the path of a choice and returns that choice, else the one without a path. */
function takeFirst<T extends { readonly path: string }>(segments: string[], choices: readonly T[]): T | undefined {
  const chosen = choices.find(({ path }) => path !== '' && path === segments[0]);
  if (chosen) segments.shift();
  return chosen ?? choices.find(({ path }) => path === '');
}
