import type { LoadedConfig } from '../config/load.ts';
import type { LocalText } from '../config/schema.ts';
import { textIn } from '../config/text-in.ts';
import { toFileHref } from '../content/address.ts';
import type { Catalog } from '../content/catalog-types.ts';
import { findPage } from '../content/find-page.ts';
import { namedPage } from '../content/named-page.ts';
import { pageHref } from '../content/sidebar-items.ts';
import { FEEDBACK_PATH } from '../model/feedback.ts';
import type { Locale } from '../model/locale.ts';
import type { NavbarItem, ShellLink, SiteData } from '../model/site.ts';
import { palettesOf } from '../model/theme.ts';
import { brandData } from './brand-data.ts';
import type { UiBundle } from './bundle.ts';
import { fallbackPath } from './fallback-path.ts';

/** Data that all pages of one locale share: names, menus, brand. Addresses are final. */
export function createSiteData(loaded: LoadedConfig, catalog: Catalog, ui: Pick<UiBundle, 'behaviours'>, locale: Locale): SiteData {
  const { config } = loaded;
  const text = (value: LocalText): string => textIn(value, locale.name);
  const link = (label: LocalText, to: string): ShellLink => {
    if (/^(doc|sidebar):/.test(to)) {
      const page = namedPage(catalog, to, locale.name);
      return { label: text(label), href: page ? pageHref(catalog, page, locale.name) : toFileHref(config, '/'), external: false };
    }
    if (!to.startsWith('/')) return { label: text(label), href: to, external: /^https?:/.test(to) };
    const found = findPage(catalog, to, locale.name);
    const href = found ? pageHref(catalog, found.page, found.locale) : toFileHref(config, to);
    return { label: text(label), href, external: false };
  };
  const navbar = config.navbar.map((item): NavbarItem => {
    switch (item.type) {
      case 'link':
        return { type: 'link', ...link(item.label, item.to) };
      case 'sidebar':
        return { type: 'sidebar', sidebar: item.sidebar, ...link(item.label, item.to) };
      case 'menu':
        return { type: 'menu', label: text(item.label), items: item.items.map((entry) => link(entry.label, entry.to)) };
      case 'versions':
      case 'locales':
        return { type: item.type, ...(item.items && { items: item.items.map((entry) => link(entry.label, entry.to)) }) };
      default:
        return item;
    }
  });
  const { announcement } = config;
  const { light, dark } = palettesOf(config.theme);
  return {
    title: text(config.title),
    ...(config.navbarTitle !== undefined && { navbarTitle: text(config.navbarTitle) }),
    tagline: text(config.tagline),
    url: config.url,
    baseUrl: config.baseUrl,
    trailingSlash: config.trailingSlash,
    favicon: toFileHref(config, config.favicon),
    headTags: config.headTags,
    locale,
    locales: config.locales,
    versions: config.versions,
    versioned: config.content.versioned,
    navbar,
    announcement: announcement && {
      id: announcement.id,
      text: text(announcement.text),
      href: announcement.to === undefined ? null : link('', announcement.to).href,
      closeable: announcement.closeable,
    },
    colorMode: { ...config.colorMode, colors: { light: light.surface, dark: dark.surface } },
    search: {
      ...config.search,
      popular: config.search.popular[locale.name] ?? [],
      fallbackUrl: config.baseUrl + fallbackPath(locale.name),
    },
    assistants: config.assistants.map(({ label, url }) => ({ label: text(label), url })),
    analytics: config.analytics,
    survey: config.survey,
    behaviours: ui.behaviours,
    feedback: config.feedback && { url: toFileHref(config, FEEDBACK_PATH), issues: config.feedback.issues },
    brand: brandData(loaded, locale.name),
    footer: {
      columns: config.footer.columns.map(({ title, items }) => ({
        title: text(title),
        items: items.map(({ label, to }) => link(label, to)),
      })),
      note: text(config.footer.copyright),
      year: yearOfBuild(),
    },
  };
}

/** The current year, or that of `SOURCE_DATE_EPOCH` (seconds), which makes builds reproducible. The browser shows its own. */
export function yearOfBuild(): number {
  const epoch = process.env.SOURCE_DATE_EPOCH;
  return (epoch === undefined ? new Date() : new Date(Number(epoch) * 1000)).getUTCFullYear();
}
