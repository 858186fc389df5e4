import { existsSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import type { LocalText, SiteConfigInput } from '../schema.ts';
import type { InstanceVersion } from './instance-versions.ts';
import { type Plain, record, records, text } from './plain.ts';

type NavbarItem = NonNullable<SiteConfigInput['navbar']>[number];
type Footer = NonNullable<SiteConfigInput['footer']>;
interface MenuLink {
  readonly label: LocalText;
  readonly to: string;
}

/** What the items of a navbar refer to. */
export interface NavbarContext {
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
  /** Gets what cannot be shown. */
  readonly leftOut: string[];
}

/** The navbar's items. Without an item for the search, it comes last, as in Docusaurus. */
export function readNavbar(navbar: Plain, context: NavbarContext): NavbarItem[] {
  const translate = translator(context, 'navbar.json');
  const items = records(navbar.items).flatMap((item) => readItem(item, context, translate));
  const has = (type: NavbarItem['type']): boolean => items.some((item) => item.type === type);
  return [
    ...items,
    ...(!has('locales') && context.locales.length > 1 ? [{ type: 'locales' } as const] : []),
    ...(has('search') ? [] : [{ type: 'search' } as const]),
  ];
}

type Translate = (key: string, label: string) => LocalText;

function readItem(item: Plain, context: NavbarContext, translate: Translate): NavbarItem[] {
  switch (item.type) {
    case 'search':
      return [{ type: 'search' }];
    case 'localeDropdown':
      return context.locales.length > 1 ? [{ type: 'locales' }] : [];
    case 'docsVersionDropdown': {
      const own = versionsOf(item, context);
      if (own.length === 0) return context.hasVersions ? [{ type: 'versions' }] : [];
      const items = own.map(({ id, version }) => ({ label: version.label, to: homeOf(id, context) }));
      const label = own.find(({ version }) => version.isLast)?.version.label ?? '';
      return items.length > 1 ? [{ type: 'menu', label, items }] : [];
    }
    case 'docSidebar': {
      const sidebar = inInstance(item, text(item.sidebarId) ?? '');
      const link = linkOf(item, context, translate);
      if (!link) return [];
      return context.sidebars.has(sidebar) ? [{ type: 'sidebar', sidebar, label: link.label, to: link.to }] : [];
    }
    case 'html':
      context.leftOut.push('an item of the navbar that is HTML');
      return [];
  }
  const children = records(item.items);
  if (children.length > 0 || item.type === 'dropdown') {
    const label = text(item.label) ?? text(item['aria-label']);
    const items = children.flatMap((child) => linkOf(child, context, translate) ?? []);
    return label !== undefined && items.length > 0 ? [{ type: 'menu', label: translate(`item.label.${label}`, label), items }] : [];
  }
  const link = linkOf(item, context, translate);
  return link ? [{ type: 'link', ...link }] : [];
}

/** A link to an address, a document or a sidebar. Links that are only an icon are named by what screen readers say. */
function linkOf(item: Plain, context: NavbarContext, translate: Translate): MenuLink | undefined {
  const to = targetOf(item, context);
  const written =
    text(item.label) ??
    text(item['aria-label']) ??
    text(item.title) ??
    text(item.docId) ??
    text(item.sidebarId) ??
    versionLabel(item, context);
  if (to === undefined || written === undefined) {
    if (item.type === 'html' || text(item.html)) context.leftOut.push('a link that is HTML');
    return undefined;
  }
  return { label: translate(`item.label.${written}`, written), to };
}

function targetOf(item: Plain, context: NavbarContext): string | undefined {
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
  return addressOf(text(item.to) ?? text(item.href));
}

/** What a link to the docs without a name of its own is called. */
function versionLabel(item: Plain, context: NavbarContext): string | undefined {
  if (item.type !== 'docsVersion') return undefined;
  return versionsOf(item, context).find(({ version }) => version.isLast)?.version.label ?? context.lastLabel;
}

/** The versions of the further docs plug-in that an item is about; none for the main docs. */
function versionsOf(item: Plain, { instances }: NavbarContext): readonly InstanceVersion[] {
  const plugin = text(item.docsPluginId);
  return plugin === undefined || plugin === 'default' ? [] : instances.filter((instance) => instance.plugin === plugin);
}

/** Where the docs of a plug-in begin: with the first page of its first sidebar, else at its address. */
function homeOf(id: string, { sidebars, instances }: NavbarContext): string {
  const sidebar = [...sidebars].find((name) => name.startsWith(`${id}/`));
  return sidebar === undefined ? (instances.find((instance) => instance.id === id)?.routeBasePath ?? '/') : `sidebar:${sidebar}`;
}

function inInstance(item: Plain, name: string): string {
  const plugin = text(item.docsPluginId);
  return plugin === undefined || plugin === 'default' ? name : `${plugin}/${name}`;
}

/** An address as this configuration has it: a path from the site's root, or a URL. */
export function addressOf(written: string | undefined): string | undefined {
  if (written === undefined || /^https?:\/\//.test(written)) return written;
  if (/^(mailto|tel|javascript):/.test(written)) return undefined;
  return `/${written.replace(/^pathname:\/\//, '').replace(/^\/+/, '')}`;
}

/** The columns of links and the copyright. Links without columns are one column. */
export function readFooter(footer: Plain, context: NavbarContext): Footer {
  const translate = translator(context, 'footer.json');
  const groups = records(footer.links);
  const columns = groups.some((group) => Array.isArray(group.items)) ? groups : [{ title: '', items: groups }];
  const copyright = text(footer.copyright);
  return {
    columns: columns
      .map((column) => {
        const title = text(column.title) ?? '';
        const items = records(column.items).flatMap((item) => footerLink(item, context, translate) ?? []);
        return { title: translate(`link.title.${title}`, title), items };
      })
      .filter(({ items }) => items.length > 0),
    copyright: copyright === undefined ? '' : mapText(translate('copyright', copyright), withoutTags),
  };
}

function footerLink(item: Plain, context: NavbarContext, translate: Translate): MenuLink | undefined {
  const to = targetOf(item, context);
  const label = text(item.label);
  if (to !== undefined && label !== undefined) return { label: translate(`link.item.label.${label}`, label), to };
  if (text(item.html) !== undefined) context.leftOut.push('an item of the footer that is HTML');
  return undefined;
}

function mapText(value: LocalText, change: (text: string) => string): LocalText {
  if (typeof value === 'string') return change(value);
  return Object.fromEntries(Object.entries(value).map(([locale, words]) => [locale, change(words)]));
}

/** The text of a piece of HTML. */
export function withoutTags(html: string): string {
  const plain = html.replace(/<br\s*\/?>/gi, ' ').replace(/<[^>]*>/g, '');
  return plain
    .replace(/&nbsp;/g, ' ')
    .replace(/&copy;/g, '©')
    .replace(/&lt;/g, '<')
    .replace(/&gt;/g, '>')
    .replace(/&amp;/g, '&')
    .trim();
}

/** Reads the translations of a part of the shell: `i18n/<locale>/docusaurus-theme-classic/navbar.json`. */
function translator({ siteDir, locales, defaultLocale }: NavbarContext, file: string): Translate {
  const catalogues = locales.map(
    (locale) => [locale, readCatalogue(join(siteDir, 'i18n', locale, 'docusaurus-theme-classic', file))] as const,
  );
  return (key, label) => {
    const entries = catalogues.flatMap(([locale, catalogue]) => {
      const message = text(record(catalogue[key]).message);
      return message === undefined ? [] : [[locale, message] as const];
    });
    return entries.length === 0 ? label : { [defaultLocale]: label, ...fillOthers(locales, label), ...Object.fromEntries(entries) };
  };
}

function fillOthers(locales: readonly string[], label: string): Record<string, string> {
  return Object.fromEntries(locales.map((locale) => [locale, label]));
}

function readCatalogue(file: string): Plain {
  if (!existsSync(file)) return {};
  try {
    return record(JSON.parse(readFileSync(file, 'utf8')));
  } catch {
    return {};
  }
}
