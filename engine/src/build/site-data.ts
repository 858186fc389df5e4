import type { LoadedConfig } from '../config/load.ts';
import type { LocalText, SiteConfig } from '../config/schema.ts';
import { textIn } from '../config/text-in.ts';
import { toFileHref } from '../content/address.ts';
import type { Catalog } from '../content/catalog-types.ts';
import { isNamed, namedPage } from '../content/named-page.ts';
import { pageHref, siteHref } from '../content/sidebar-items.ts';
import { FEEDBACK_PATH } from '../model/feedback.ts';
import type { Locale } from '../model/locale.ts';
import type { Announcement, NavbarItem, ShellLink, SiteData } from '../model/site.ts';
import { palettesOf } from '../model/theme.ts';
import { brandData } from './brand-data.ts';
import type { UiBundle } from './bundle.ts';
import { fallbackPath } from './fallback-path.ts';

/** Data that all pages of one locale share: names, menus, brand. Addresses are final. */
export function createSiteData(loaded: LoadedConfig, catalog: Catalog, ui: Pick<UiBundle, 'behaviours'>, locale: Locale): SiteData {
  const { config } = loaded;
  const text = (value: LocalText): string => textIn(value, locale.name);
  // A document that is a draft, or not in this language, yields nothing.
  const link = (label: LocalText, to: string): ShellLink[] => {
    if (!isNamed(to)) {
      const href = to.startsWith('/') ? siteHref(catalog, to, locale.name) : to;
      return [{ label: text(label), href, external: /^https?:/.test(to) }];
    }
    const page = namedPage(catalog, to, locale.name);
    return page ? [{ label: text(label), href: pageHref(catalog, page, locale.name), external: false }] : [];
  };
  const linksOf = (items: readonly { readonly label: LocalText; readonly to: string }[]): ShellLink[] =>
    items.flatMap((item) => link(item.label, item.to));
  const navbar = config.navbar.flatMap((item): NavbarItem[] => {
    switch (item.type) {
      case 'link':
        return link(item.label, item.to).map((own) => ({ type: 'link', ...own }));
      case 'sidebar':
        return link(item.label, item.to).map((own) => ({ type: 'sidebar', sidebar: item.sidebar, ...own }));
      case 'menu': {
        const items = linksOf(item.items);
        const also = (item.also ?? []).flatMap((to) => link('', to)).map(({ href }) => href);
        return items.length === 0 ? [] : [{ type: 'menu', label: text(item.label), items, ...(also.length > 0 && { also }) }];
      }
      case 'versions':
      case 'locales':
        return [{ type: item.type, ...(item.items && { items: linksOf(item.items) }) }];
      default:
        return [item];
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
      pieces: piecesOf(
        text(announcement.text),
        linksOf(announcement.links),
        announcement.to === undefined ? [] : link('', announcement.to),
      ),
      closeable: announcement.closeable,
    },
    colorMode: { ...config.colorMode, colors: { light: light.surface, dark: dark.surface } },
    search: {
      ...config.search,
      popular: popularOf(config, locale.name),
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
        items: linksOf(items),
      })),
      note: text(config.footer.copyright),
      year: yearOfBuild(),
    },
  };
}

/** The announcement's text with its links. Those that are not in it, such as a picture's, come after it; all else leads where the whole does. */
function piecesOf(text: string, links: readonly ShellLink[], [whole]: readonly ShellLink[]): Announcement['pieces'] {
  const pieces: { text: string; href?: string }[] = [];
  const add = (words: string, href = whole?.href): void => {
    if (words !== '') pieces.push({ text: words, ...(href !== undefined && { href }) });
  };
  let rest = text;
  const late = links.filter(({ label, href }) => {
    const at = rest.indexOf(label);
    if (at < 0) return true;
    add(rest.slice(0, at));
    add(label, href);
    rest = rest.slice(at + label.length);
    return false;
  });
  add(rest);
  for (const { label, href } of late) {
    add(' ');
    add(label, href);
  }
  return pieces;
}

/** By version; without any where none is offered. */
function popularOf({ search, versions }: SiteConfig, locale: string): Readonly<Record<string, readonly string[]>> {
  const popular = search.popular[locale] ?? {};
  return Array.isArray(popular) ? Object.fromEntries(versions.map(({ name }) => [name, popular])) : popular;
}

/** The current year, or that of `SOURCE_DATE_EPOCH` (seconds), which makes builds reproducible. The browser shows its own. */
export function yearOfBuild(): number {
  const epoch = process.env.SOURCE_DATE_EPOCH;
  return (epoch === undefined ? new Date() : new Date(Number(epoch) * 1000)).getUTCFullYear();
}
