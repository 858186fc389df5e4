import type { FallbackIndex, FallbackPart } from '../../../model/search.ts';
import type { ShellLink, SiteData } from '../../../model/site.ts';
import { fetchFallback } from '../../http/fetch-fallback.ts';
import { navbarLinks } from '../../navbar/navbar-links.ts';
import { localeHome } from '../../navigation/alternates.ts';
import { pageDataAddress } from '../../navigation/page-address.ts';
import { findAlikePages } from './alike-pages.ts';
import { twinAddresses } from './twin-addresses.ts';

/** What the place that is kept for them has room for (ui/not-found/not-found.css). */
const MOST_SUGGESTIONS = 3;

/** A page that may have been meant. */
export interface Suggestion {
  readonly href: string;
  readonly label: string;
  /** Its section, language or version, where these tell it from others; empty for none. */
  readonly place: string;
}

/** Pages that an unknown address may have meant: the same page in another language or version, and pages with similar addresses. */
export async function findSuggestions(path: string, site: SiteData): Promise<Suggestion[]> {
  const [twins, alike] = await Promise.all([findTwins(path, site), findAlike(path, site)]);
  const links = new Map([...twins, ...alike].map((link) => [link.href, link]));
  return [...links.values()].slice(0, MOST_SUGGESTIONS);
}

async function findTwins(path: string, site: SiteData): Promise<Suggestion[]> {
  const found = await Promise.all(
    twinAddresses(path, site).map(async ({ href, locale, version }): Promise<Suggestion[]> => {
      const response = await fetch(pageDataAddress(href)).catch(() => null);
      if (!response?.ok) return [];
      const { title }: { title: string } = await response.json();
      return [{ href, label: title, place: [locale, version].filter(Boolean).join(' · ') }];
    }),
  );
  return found.flat();
}

/** Pages with similar addresses, sections among them; of another version if this one has none. */
async function findAlike(path: string, site: SiteData): Promise<Suggestion[]> {
  const found = await findAlikeIn(path, site);
  if (found.length > 0) return found;
  for (const { href, locale, version } of twinAddresses(path, site)) {
    const others = locale === '' ? await findAlikeIn(href, site) : [];
    if (others.length > 0) return others.map((one) => ({ ...one, place: version }));
  }
  return [];
}

async function findAlikeIn(path: string, site: SiteData): Promise<Suggestion[]> {
  const { pages } = await fetchFallback(site.search.fallbackUrl, (parts) => chooseNearest(path, parts)).catch(() => NOTHING);
  const sections = new Map(site.navbar.flatMap((item) => (item.type === 'sidebar' ? [[item.sidebar, item.label] as const] : [])));
  const others = entriesOf(site).filter(({ href }) => pages.every(({ url }) => url !== href));
  const entries = others.map(({ href, label }) => ({ url: href, title: label, section: '' }));
  return findAlikePages(path, pages, MOST_SUGGESTIONS, entries).map(({ url, title, section }) => ({
    href: url,
    label: title,
    place: sections.get(section) ?? '',
  }));
}

const entriesOf = (site: SiteData): ShellLink[] => navbarLinks(site).filter(({ external }) => !external);

/** The section that an unknown address is in, else the home page. */
export function sectionAbove(path: string, site: SiteData, home: string): Suggestion {
  const above = entriesOf(site).filter(({ href }) => path.startsWith(href));
  const { href, label } = above.reduce((best, one) => (one.href.length > best.href.length ? one : best), {
    href: localeHome(site),
    label: home,
  });
  return { href, label, place: '' };
}

const NOTHING: FallbackIndex = { pages: [] };

/** The parts whose addresses begin most like an unknown one. What it begins with may be in front of another address: `/compare/v2/sdk/`. */
export function chooseNearest(path: string, parts: readonly FallbackPart[]): FallbackPart[] {
  const home = Math.min(...parts.filter(({ beginning }) => path.startsWith(beginning)).map(({ beginning }) => beginning.length));
  if (home === Number.POSITIVE_INFINITY) return [];
  const steps = path.slice(home).split('/');
  const chosen = steps.map((_, first) => holding(path.slice(0, home) + steps.slice(first).join('/'), parts));
  return chosen.find(([part]) => part && part.beginning.length > home) ?? holding(path, parts);
}

/** The parts of one version that hold an address, the one with the longest beginning first: a page without a sidebar is in a part above it. */
function holding(path: string, parts: readonly FallbackPart[]): FallbackPart[] {
  const held = parts
    .filter(({ beginning }) => path.startsWith(beginning))
    .sort((one, other) => other.beginning.length - one.beginning.length);
  return held.filter(({ version }) => version === held[0]?.version);
}
