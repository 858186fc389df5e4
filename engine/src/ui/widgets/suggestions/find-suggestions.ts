import type { PageLink } from '../../../model/page.ts';
import type { FallbackIndex, FallbackPart } from '../../../model/search.ts';
import type { SiteData } from '../../../model/site.ts';
import { fetchFallback } from '../../http/fetch-fallback.ts';
import { pageDataAddress } from '../../navigation/page-address.ts';
import { findAlikePages } from './alike-pages.ts';
import { twinAddresses } from './twin-addresses.ts';

const MOST_SUGGESTIONS = 5;

/** Pages that an unknown address may have meant: the same page in another language or version, and pages with similar addresses. */
export async function findSuggestions(path: string, site: SiteData): Promise<PageLink[]> {
  const [twins, alike] = await Promise.all([findTwins(path, site), findAlike(path, site)]);
  const links = new Map([...twins, ...alike].map((link) => [link.href, link]));
  return [...links.values()].slice(0, MOST_SUGGESTIONS);
}

async function findTwins(path: string, site: SiteData): Promise<PageLink[]> {
  const found = await Promise.all(
    twinAddresses(path, site).map(async (href): Promise<PageLink[]> => {
      const response = await fetch(pageDataAddress(href)).catch(() => null);
      if (!response?.ok) return [];
      const { title }: { title: string } = await response.json();
      return [{ href, label: title }];
    }),
  );
  return found.flat();
}

async function findAlike(path: string, site: SiteData): Promise<PageLink[]> {
  const { pages } = await fetchFallback(site.search.fallbackUrl, (parts) => chooseNearest(path, parts)).catch(() => NOTHING);
  return findAlikePages(path, pages, MOST_SUGGESTIONS).map(({ url, title }) => ({ href: url, label: title }));
}

const NOTHING: FallbackIndex = { pages: [] };

/** The parts whose addresses begin most like an unknown one. */
function chooseNearest(path: string, parts: readonly FallbackPart[]): FallbackPart[] {
  const holding = parts.filter(({ beginning }) => path.startsWith(beginning));
  const longest = Math.max(0, ...holding.map(({ beginning }) => beginning.length));
  return holding.filter(({ beginning }) => beginning.length === longest);
}
