import { join } from 'node:path';
import { fieldsOfFile } from '../../model/read-record.ts';
import { type Fields, fieldsOf, records, text } from '../../model/record.ts';
import type { LocalText, SiteConfigInput } from '../schema.ts';
import { type AddressContext, addressInside } from './addresses.ts';
import { linksInHtml, linksWithin, nameOfHtmlLink, type WrittenLink } from './html-links.ts';
import type { InstanceVersion } from './instance-versions.ts';
import { shortName } from './short-name.ts';

type NavbarItem = NonNullable<SiteConfigInput['navbar']>[number];
export interface MenuLink {
  readonly label: LocalText;
  readonly to: string;
}

/** What the items of a navbar refer to. */
export interface NavbarContext extends AddressContext {
  readonly siteDir: string;
  readonly locales: readonly string[];
  readonly defaultLocale: string;
  /** Names of the sidebars of the last version, those of other docs plug-ins with the plug-in's id before them. */
  readonly sidebars: ReadonlySet<string>;
  readonly hasVersions: boolean;
  /** What the last version of the main docs is called. */
  readonly lastLabel: string;
  /** The versions of further docs plug-ins. */
  readonly instances: readonly InstanceVersion[];
}

/** The navbar's items. Without an item for the search, it comes last, as in Docusaurus. */
export function readNavbar(navbar: Fields, context: NavbarContext): NavbarItem[] {
  const translate = translator(context, 'navbar.json');
  const items = records(navbar.items).flatMap((item) => readItem(item, context, translate));
  const has = (type: NavbarItem['type']): boolean => items.some((item) => item.type === type);
  return [
    ...items,
    ...(!has('locales') && context.locales.length > 1 ? [{ type: 'locales' } as const] : []),
    ...(has('search') ? [] : [{ type: 'search' } as const]),
  ];
}

/** The navbar's own title, if it is not that of the site. One with a logo alone has none. */
export function navbarTitleOf(navbar: Fields, siteTitle: string | undefined, context: NavbarContext): { navbarTitle?: LocalText } {
  const title = text(navbar.title) ?? (fieldsOf(navbar.logo).src === undefined ? siteTitle : '');
  if (title === undefined || title === siteTitle) return {};
  return { navbarTitle: title === '' ? '' : translator(context, 'navbar.json')('title', title) };
}

export type Translate = (key: string, label: string) => LocalText;

function readItem(item: Fields, context: NavbarContext, translate: Translate): NavbarItem[] {
  switch (item.type) {
    case 'search':
      return [{ type: 'search' }];
    case 'localeDropdown': {
      const further = furtherLinks(item, context, translate);
      return context.locales.length > 1 ? [withLinks('locales', further)] : further.map((link) => ({ type: 'link', ...link }));
    }
    case 'docsVersionDropdown': {
      const own = versionsOf(item, context);
      const further = furtherLinks(item, context, translate);
      if (own.length === 0)
        return context.hasVersions ? [withLinks('versions', further)] : further.map((link) => ({ type: 'link', ...link }));
      const items = [...own.map(({ id, version }) => ({ label: version.label, to: homeOf(id, context) })), ...further];
      const label = own.find(({ version }) => version.isLast)?.version.label ?? '';
      return items.length > 1 ? [{ type: 'menu', label, items }] : [];
    }
    case 'docSidebar': {
      const sidebar = inInstance(item, text(item.sidebarId) ?? '');
      const link = linkOf(item, context, translate);
      if (!link) return [];
      return context.sidebars.has(sidebar) ? [{ type: 'sidebar', sidebar, label: link.label, to: link.to }] : [];
    }
    case 'html': {
      const links = toMenu(linksInHtml(text(item.value) ?? ''), context, translate);
      if (links.length === 0) context.leftOut.push('an item of the navbar that is HTML');
      return links.map((link) => ({ type: 'link', ...link }));
    }
  }
  const children = records(item.items);
  if (children.length > 0 || item.type === 'dropdown') {
    const label = text(item.label) ?? text(item['aria-label']);
    const items = children.flatMap((child) => childLinks(child, context, translate));
    return label !== undefined && items.length > 0 ? [{ type: 'menu', label: translate(`item.label.${label}`, label), items }] : [];
  }
  const link = linkOf(item, context, translate);
  if (link) return [{ type: 'link', ...link }];
  // A kind of the project's own: what it links to is a menu.
  const within = toMenu(linksWithin(item), context, translate);
  const label = text(item.label);
  if (label !== undefined && within.length > 0) return [{ type: 'menu', label: translate(`item.label.${label}`, label), items: within }];
  if (text(item.type) !== undefined) context.leftOut.push(`an item of the navbar of the kind ${text(item.type)}`);
  return [];
}

function withLinks(type: 'versions' | 'locales', items: MenuLink[]): NavbarItem {
  return items.length > 0 ? { type, items } : { type };
}

/** What a menu of versions or languages has beside these; captions and lines between them are left out. */
function furtherLinks(item: Fields, context: NavbarContext, translate: Translate): MenuLink[] {
  const further = [...records(item.dropdownItemsBefore), ...records(item.dropdownItemsAfter)];
  const isLink = (one: Fields): boolean => one.type !== 'html' || linksInHtml(text(one.value) ?? '').length > 0;
  return further.filter(isLink).flatMap((one) => childLinks(one, context, translate));
}

/** The link that an item of a menu is, or those in it if it is HTML. */
function childLinks(item: Fields, context: NavbarContext, translate: Translate): MenuLink[] {
  const html = item.type === 'html' ? toMenu(linksInHtml(text(item.value) ?? ''), context, translate) : [];
  return html.length > 0 ? html : [linkOf(item, context, translate)].filter((link) => link !== undefined);
}

/** Links as a menu has them; without those that lead to no page. */
export function toMenu(links: readonly WrittenLink[], context: AddressContext, translate: Translate): MenuLink[] {
  return links.flatMap(({ label, href }) => {
    const to = addressInside(context, href);
    return to === undefined ? [] : [{ label: translate(`item.label.${label}`, label), to }];
  });
}

/** A link to an address, a document or a sidebar. Links that are only an icon are named by what screen readers say. */
function linkOf(item: Fields, context: NavbarContext, translate: Translate): MenuLink | undefined {
  const to = targetOf(item, context);
  const written =
    text(item.label) ??
    shortName(text(item['aria-label']), to) ??
    text(item.title) ??
    text(item.docId) ??
    text(item.sidebarId) ??
    (text(item.html) === undefined ? undefined : nameOfHtmlLink(text(item.html) ?? '', to)) ??
    versionLabel(item, context);
  if (to === undefined || written === undefined) {
    if (item.type === 'html' || text(item.html)) context.leftOut.push('a link that is HTML');
    return undefined;
  }
  return { label: translate(`item.label.${written}`, written), to };
}

/** Where an item leads: to an address, a document or a sidebar. */
export function targetOf(item: Fields, context: NavbarContext): string | undefined {
  if (item.type === 'docsVersion') {
    const { id } = versionsOf(item, context).find(({ version }) => version.isLast) ?? {};
    if (id !== undefined) return homeOf(id, context);
    const sidebar = [...context.sidebars].find((name) => !name.includes('/'));
    return sidebar === undefined ? undefined : `sidebar:${sidebar}`;
  }
  const docId = text(item.docId);
  if (docId !== undefined) return `doc:${inInstance(item, docId)}`;
  const sidebar = text(item.sidebarId);
  if (sidebar !== undefined) return `sidebar:${inInstance(item, sidebar)}`;
  return addressInside(context, text(item.to) ?? text(item.href));
}

/** What a link to the docs without a name of its own is called. */
function versionLabel(item: Fields, context: NavbarContext): string | undefined {
  if (item.type !== 'docsVersion') return undefined;
  return versionsOf(item, context).find(({ version }) => version.isLast)?.version.label ?? context.lastLabel;
}

/** The versions of the further docs plug-in that an item is about; none for the main docs. */
function versionsOf(item: Fields, { instances }: NavbarContext): readonly InstanceVersion[] {
  const plugin = text(item.docsPluginId);
  return plugin === undefined || plugin === 'default' ? [] : instances.filter((instance) => instance.plugin === plugin);
}

/** Where the docs of a plug-in begin: with the first page of its first sidebar, else at its address. */
function homeOf(id: string, { sidebars, instances }: NavbarContext): string {
  const sidebar = [...sidebars].find((name) => name.startsWith(`${id}/`));
  return sidebar === undefined ? (instances.find((instance) => instance.id === id)?.routeBasePath ?? '/') : `sidebar:${sidebar}`;
}

function inInstance(item: Fields, name: string): string {
  const plugin = text(item.docsPluginId);
  return plugin === undefined || plugin === 'default' ? name : `${plugin}/${name}`;
}

/** Reads the translations of a part of the shell: `i18n/<locale>/docusaurus-theme-classic/navbar.json`. */
export function translator({ siteDir, locales, defaultLocale }: NavbarContext, file: string): Translate {
  const catalogues = locales.map(
    (locale) => [locale, fieldsOfFile(join(siteDir, 'i18n', locale, 'docusaurus-theme-classic', file))] as const,
  );
  return (key, label) => {
    const messages = catalogues.map(([locale, catalogue]) => [locale, text(fieldsOf(catalogue[key]).message)] as const);
    if (messages.every(([, message]) => message === undefined)) return label;
    return Object.fromEntries([[defaultLocale, label], ...messages.map(([locale, message]) => [locale, message ?? label])]);
  };
}
