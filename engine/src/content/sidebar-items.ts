import type { LocalText, SiteConfig } from '../config/schema.ts';
import { textIn } from '../config/text-in.ts';
import { addSuffix, type Href } from '../model/href.ts';
import type { PageLink } from '../model/page.ts';
import type { SidebarItem } from '../model/sidebar.ts';
import { sitePath, toFileHref, toHref, toUrl } from './address.ts';
import { existsIn, sourceFor } from './catalog-lookup.ts';
import type { Catalog, CatalogPage, CategoryNode, SidebarNode } from './catalog-types.ts';
import { findPage } from './find-page.ts';
import { pageLabel } from './page-names.ts';
import { partSidebar, type SidebarPart } from './sidebar-part.ts';

/** A sidebar in one locale, with what its pages need to know about it. */
export interface LocalSidebar {
  readonly name: string;
  readonly items: readonly SidebarItem[];
  /** What each of its pages shows of it. */
  readonly partOf: SidebarPart;
  /** Categories above each page, outermost first. */
  readonly ancestors: ReadonlyMap<CatalogPage, readonly CategoryNode[]>;
  readonly previous: ReadonlyMap<CatalogPage, CatalogPage>;
  readonly next: ReadonlyMap<CatalogPage, CatalogPage>;
}

/** Localises a sidebar: labels, addresses, reading order. Pages that the locale does not have are left out. */
export function localiseSidebar(catalog: Catalog, name: string, nodes: readonly SidebarNode[], localeName: string): LocalSidebar {
  const ancestors = new Map<CatalogPage, readonly CategoryNode[]>();
  const order: CatalogPage[] = [];
  const visit = (children: readonly SidebarNode[], above: readonly CategoryNode[]): SidebarItem[] =>
    children.flatMap((node): SidebarItem[] => {
      if (node.type === 'caption') return [{ type: 'caption', label: textIn(node.label, localeName) }];
      if (node.type === 'link') return [localiseLink(catalog, node, localeName)];
      if (node.type === 'page') {
        if (!existsIn(catalog, node.page, localeName)) return [];
        if (!node.isReference) note(node.page, above);
        const label = nameOf(node.page, node.label);
        const className = node.className ?? node.page.sources.get(localeName)?.frontMatter.sidebar_class_name;
        return [{ type: 'link', label, href: pageHref(catalog, node.page, localeName), ...(className ? { className } : {}) }];
      }
      const page = node.page && existsIn(catalog, node.page, localeName) ? node.page : null;
      if (page) note(page, [...above, node]);
      const items = visit(node.children, [...above, node]);
      const label = textIn(node.label, localeName);
      const link = page ? { href: pageHref(catalog, page, localeName) } : {};
      const className = node.className ? { className: node.className } : {};
      const { key } = node;
      const shows = node.shows ? { shows: node.shows } : {};
      if (items.length > 0) return [{ type: 'category', key, label, ...link, ...shows, items, ...className }];
      return link.href === undefined || page?.generated
        ? []
        : [{ type: 'link', label: page ? nameOf(page, node.label) : label, href: link.href, ...className }];
    });
  // As in Docusaurus, what the page says of itself goes before what is said of it elsewhere.
  const nameOf = (page: CatalogPage, given: LocalText | null): string =>
    given === null || sourceFor(catalog, page, localeName)?.frontMatter.sidebar_label !== undefined
      ? pageLabel(catalog, page, localeName)
      : textIn(given, localeName);
  const note = (page: CatalogPage, above: readonly CategoryNode[]): void => {
    if (ancestors.has(page)) return;
    ancestors.set(page, above);
    order.push(page);
  };
  const items = visit(nodes, []);
  return { name, items, partOf: partSidebar(items), ancestors, ...neighbours(order) };
}

function neighbours(order: readonly CatalogPage[]): Pick<LocalSidebar, 'previous' | 'next'> {
  const previous = new Map<CatalogPage, CatalogPage>();
  const next = new Map<CatalogPage, CatalogPage>();
  for (const [index, page] of order.entries()) {
    const before = order[index - 1];
    if (before) {
      previous.set(page, before);
      next.set(before, page);
    }
  }
  return { previous, next };
}

/** A link to a page of the site leads to that page in the reader's locale. */
function localiseLink(
  catalog: Catalog,
  { label, href: written, className }: Extract<SidebarNode, { type: 'link' }>,
  localeName: string,
): SidebarItem {
  const href = written.replace(/^pathname:\/\//, '');
  const own = href.startsWith('/') ? toFileHref(catalog.config, href) : href;
  return {
    type: 'link',
    label: textIn(label, localeName),
    href: written.startsWith('/') ? siteHref(catalog, written, localeName) : own,
    external: /^https?:/.test(href),
    ...(className ? { className } : {}),
  };
}

/**
 * The final address of a path that the configuration names: that of the page in a locale, else of a file.
 * @param path from the site's root, perhaps with a query and a hash
 */
export function siteHref(catalog: Catalog, path: string, localeName: string): Href {
  const [, place = '', suffix = ''] = /^([^?#]*)(.*)$/s.exec(path) ?? [];
  const found = findPage(catalog, place, localeName);
  return found ? pageHref(catalog, found.page, found.locale, suffix) : toFileHref(catalog.config, path);
}

/**
 * The final address of a page in a locale.
 * @param suffix a query and a hash
 */
export function pageHref({ config }: Pick<Catalog, 'config'>, page: CatalogPage, localeName: string, suffix = ''): Href {
  const known = hrefsOf(config, localeName);
  let href = known.get(page);
  if (href === undefined) {
    href = computeHref(config, page, localeName);
    known.set(page, href);
  }
  return addSuffix(href, suffix);
}

/** The addresses of a site's pages by locale. Each is asked for dozens of times, and one text takes less memory than many. */
const hrefs = new WeakMap<SiteConfig, Map<string, WeakMap<CatalogPage, Href>>>();

function hrefsOf(config: SiteConfig, locale: string): WeakMap<CatalogPage, Href> {
  const ofSite = hrefs.get(config) ?? new Map<string, WeakMap<CatalogPage, Href>>();
  const ofLocale = ofSite.get(locale) ?? new WeakMap<CatalogPage, Href>();
  hrefs.set(config, ofSite.set(locale, ofLocale));
  return ofLocale;
}

function computeHref(config: SiteConfig, page: CatalogPage, localeName: string): Href {
  const locale = config.locales.find(({ name }) => name === localeName);
  if (!locale) throw new Error(`There is no locale "${localeName}".`);
  return toHref(config, sitePath(locale, page, config.content.routeBasePath));
}

/** The URL of a page in the language that it is written in, of what a locale shows. */
export function canonicalUrl(catalog: Pick<Catalog, 'config'>, page: CatalogPage, locale: string): string {
  return toUrl(catalog.config, pageHref(catalog, page, sourceFor(catalog, page, locale)?.locale ?? locale));
}

/** A link to a page with its sidebar label, or with another one. */
export function pageLink(catalog: Catalog, page: CatalogPage, localeName: string, label?: string): PageLink {
  return { label: label ?? pageLabel(catalog, page, localeName), href: pageHref(catalog, page, localeName) };
}
