import type { SiteData } from '../../../model/site.ts';

type AddressedSite = Pick<SiteData, 'baseUrl' | 'trailingSlash' | 'locales' | 'versions'>;

/** The same address in the other languages and versions, whether or not there is a page. */
export function twinAddresses(path: string, { baseUrl, trailingSlash, locales, versions }: AddressedSite): string[] {
  const segments = path.slice(baseUrl.length).split('/').filter(Boolean);
  const locale = takeFirst(segments, locales);
  const version = takeFirst(segments, versions);
  const addresses = locales.flatMap((otherLocale) =>
    versions.map((otherVersion) => (otherLocale === locale && otherVersion === version ? [] : [otherLocale.path, otherVersion.path])),
  );
  return addresses
    .filter((prefixes) => prefixes.length > 0)
    .map((prefixes) => `${baseUrl}${[...prefixes, ...segments].filter(Boolean).join('/')}${trailingSlash ? '/' : ''}`);
}

/** Removes the first segment if it is the path of a choice and returns that choice, else the one without a path. */
function takeFirst<T extends { readonly path: string }>(segments: string[], choices: readonly T[]): T | undefined {
  const chosen = choices.find(({ path }) => path !== '' && path === segments[0]);
  if (chosen) segments.shift();
  return chosen ?? choices.find(({ path }) => path === '');
}
