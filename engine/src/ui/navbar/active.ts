import type { PageData } from '../../model/page.ts';
import type { NavbarItem, ShellLink, SiteData } from '../../model/site.ts';
import { navbarLinks } from './navbar-links.ts';

/** Whether the navbar shows that the page belongs to the item: to its page or what is below it, its sidebar, or its menu; one without a sidebar belongs to that above its address. */
export function isActiveItem(
  item: NavbarItem,
  page: PageData,
  site: Pick<SiteData, 'navbar' | 'baseUrl' | 'locales' | 'versions'>,
): boolean {
  // The not-found page has the home page's address, but belongs to no item.
  if (page.kind === 'notFound') return false;
  switch (item.type) {
    case 'link':
      return item.href === page.path || isNearest(item.href, page, site);
    case 'sidebar': {
      const own = page.sidebar?.name ?? page.section;
      return item.href === page.path || (own === undefined ? isNearest(item.href, page, site) : item.sidebar === own);
    }
    case 'menu':
      return item.items.some((link) => leadsTo(link, page)) || item.also?.includes(page.path) === true;
    default:
      return false;
  }
}

/** Whether an entry leads to what the page is below, and no other one to what is nearer to it. */
function isNearest(href: string, page: PageData, site: Pick<SiteData, 'navbar' | 'baseUrl' | 'locales' | 'versions'>): boolean {
  return isAbove(href, page.path) && !isHome(href, site) && !hasNearer(href, page, site);
}

/** Whether a link of a menu leads to a page, or into its section. */
function leadsTo({ href }: ShellLink, { path, sidebar }: PageData): boolean {
  return href === path || (sidebar?.items.some((entry) => entry.type !== 'caption' && entry.href === href) ?? false);
}

/** The link in the navbar, or in a menu of it, to the section that the page belongs to. */
export function activeLink(page: PageData, site: SiteData): ShellLink | undefined {
  const item = site.navbar.find((one) => isActiveItem(one, page, site));
  if (item?.type === 'menu') return item.items.find((link) => leadsTo(link, page));
  return item?.type === 'link' || item?.type === 'sidebar' ? item : undefined;
}

/**
 * What the navbar can know of a page that could not be loaded: its address, and the section that this is below.
 * @param page the one before
 */
export function pageAt(path: string, page: PageData, { navbar }: Pick<SiteData, 'navbar'>): PageData {
  const { section: _, ...rest } = page;
  const sections = navbar.flatMap((item) => (item.type === 'sidebar' && (item.href === path || isAbove(item.href, path)) ? [item] : []));
  const [nearest] = sections.sort((one, other) => other.href.length - one.href.length);
  return { ...rest, kind: 'doc', path, sidebar: null, ...(nearest && { section: nearest.sidebar }) };
}

function isAbove(href: string, path: string): boolean {
  const folder = withSlash(href);
  return path !== folder && path.startsWith(folder);
}

/** Everything of a language or a version is below its home page, which is no section. */
function isHome(href: string, { baseUrl, locales, versions }: Pick<SiteData, 'baseUrl' | 'locales' | 'versions'>): boolean {
  const homes = ['', ...locales.map(({ path }) => path)].flatMap((locale) =>
    ['', ...versions.map(({ path }) => path)].map((version) => [locale, version].filter((part) => part !== '').join('/')),
  );
  return homes.some((home) => withSlash(baseUrl + home) === withSlash(href));
}

/** Whether another entry is nearer to the page: its sidebar, or a link to it or to a section within this one. */
function hasNearer(href: string, page: PageData, site: Pick<SiteData, 'navbar'>): boolean {
  return (
    site.navbar.some((item) => item.type === 'sidebar' && item.sidebar === page.sidebar?.name) ||
    navbarLinks(site).some((link) => isAbove(href, link.href) && (link.href === page.path || isAbove(link.href, page.path)))
  );
}

function withSlash(path: string): string {
  return path.replace(/\/*$/, '/');
}
