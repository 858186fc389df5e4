import type { SiteConfig } from '../config/schema.ts';
import type { Diagnostic } from '../model/diagnostic.ts';
import { hiddenPart } from '../model/file-list.ts';
import { encodePath } from '../model/href.ts';
import type { Locale } from '../model/locale.ts';
import { SERVICE_PATHS } from '../model/service-paths.ts';
import { sitePath } from './address.ts';
import { existsIn } from './catalog-lookup.ts';
import type { Catalog, CatalogPage } from './catalog-types.ts';
import { findPage } from './find-page.ts';
import { fieldPlace, leadingDoc } from './page-sources.ts';

/** Reports pages that nobody could open at their address: it is hidden, answered by the server, or that of another language's or version's page. */
export function checkAddresses(catalog: Catalog): Diagnostic[] {
  const { config, pages } = catalog;
  const prefixes = new Set([...config.locales, ...config.versions].map(({ path }) => path).filter((path) => path !== ''));
  return pages.flatMap((page): Diagnostic[] => {
    const hidden = hiddenPart(page.route);
    if (hidden !== undefined) {
      return [slugError('bad-address', page, `cannot be opened: "${hidden}" begins with "${hidden[0]}", like files that are not served`)];
    }
    const mayCollide = page.route.split('/').some((part) => prefixes.has(part));
    if (config.trailingSlash && !mayCollide) return [];
    const addresses = config.locales.flatMap((locale) => (existsIn(catalog, page, locale.name) ? addressIn(config, page, locale) : []));
    const service = SERVICE_PATHS.find((path) => !config.trailingSlash && addresses.includes(`${path}/`));
    if (service !== undefined) return [slugError('bad-address', page, `cannot be opened: ${service} is an address of the server itself`)];
    const [twin] = mayCollide ? addresses.flatMap((address) => findTwin(catalog, page, address)) : [];
    return twin === undefined ? [] : [slugError('duplicate-route', page, twin)];
  });
}

function addressIn(config: SiteConfig, page: CatalogPage, locale: Locale): string {
  return sitePath(locale, page, config.content.routeBasePath);
}

/** Says which other page is served at an address of a page. */
function findTwin(catalog: Catalog, page: CatalogPage, address: string): string[] {
  const { config } = catalog;
  const found = findPage(catalog, encodePath(address), config.defaultLocale);
  const locale = config.locales.find(({ name }) => name === found?.locale);
  if (!found || !locale || found.page === page || addressIn(config, found.page, locale) !== address) return [];
  return [`is served at ${address}, and so is ${found.page.sources.get(locale.name)?.file ?? nameOf(found.page)}`];
}

/** An error of a page's address, at its `slug` if it has one. */
export function slugError(code: string, page: CatalogPage, message: string): Diagnostic {
  const doc = leadingDoc(page);
  const place = doc && fieldPlace(doc, 'slug');
  return { severity: 'error', code, file: nameOf(page), message, suggestion: 'set another `slug`', ...place };
}

/** What stands for a page in messages: the path of its main file, or its id if it has none. */
export function nameOf(page: CatalogPage): string {
  if (page.generated?.type === 'category') return page.generated.file;
  return leadingDoc(page)?.file ?? page.id;
}
