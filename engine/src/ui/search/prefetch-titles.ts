import { fetchFallback } from '../http/fetch-fallback.ts';
import type { Shell } from '../state/shell.ts';

/** Fetches what answers without the service, for the section that is read and the pages of none: those that a reader is likely to want without a network. */
export async function prefetchTitles({ site, route }: Shell): Promise<void> {
  const { version, path } = route.get().page;
  await Promise.all([
    import('../../search/fallback.ts'),
    fetchFallback(site.search.fallbackUrl, (parts) => parts.filter((part) => part.version === version && path.startsWith(part.beginning))),
  ]);
}
