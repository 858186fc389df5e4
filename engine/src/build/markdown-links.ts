import type { Catalog } from '../content/catalog-types.ts';
import { findPage } from '../content/find-page.ts';
import { pageHref } from '../content/sidebar-items.ts';

/** Addresses with other characters, or a parenthesis alone, would end too early in Markdown. */
const WHOLE = /^[^\s<>()]*(?:\([^\s<>()]*\)[^\s<>()]*)*$/;

/**
 * The absolute address of a link in a page's Markdown: that of the other page's Markdown, so that programs stay in plain text.
 * @param href as in the page's HTML
 */
export function markdownLink(catalog: Catalog, href: string): string {
  const address = absoluteAddress(catalog, href);
  if (WHOLE.test(address)) return address;
  return address.replace(/[\s<>()]/g, (character) => `%${character.charCodeAt(0).toString(16).padStart(2, '0')}`);
}

function absoluteAddress(catalog: Catalog, href: string): string {
  const { url, baseUrl, defaultLocale } = catalog.config;
  if (href.startsWith('//')) return `https:${href}`;
  if (!href.startsWith('/')) return href;
  const [, path = '', rest = ''] = /^([^?#]*)(.*)$/s.exec(href) ?? [];
  const found = path.startsWith(baseUrl) ? findPage(catalog, path.slice(baseUrl.length - 1), defaultLocale) : undefined;
  if (!found) return url + href;
  return `${url}${pageHref(catalog, found.page, found.locale).replace(/\/?$/, '/')}index.md${rest}`;
}
