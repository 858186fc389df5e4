import { existsIn } from './catalog-lookup.ts';
import type { Catalog, CatalogPage } from './catalog-types.ts';
import { currentVersion } from './split-version.ts';

/**
 * Finds the page that a link of the shell names: a document (`doc:sdk/start`), or the first page of a sidebar (`sidebar:sdk`), of the current
 * version or else of any.
 */
export function namedPage(catalog: Catalog, to: string, locale: string): CatalogPage | undefined {
  const [kind = '', name = ''] = splitName(to);
  const current = currentVersion(catalog.config);
  const versions = [current, ...catalog.config.versions.filter((version) => version !== current)];
  const isThere = (page: CatalogPage | undefined): boolean => page !== undefined && existsIn(catalog, page, locale);
  const candidates = versions.map(({ name: version }) =>
    kind === 'doc'
      ? catalog.byId.get(`${version}:${name}`)
      : catalog.sidebars.ofPage.entries().find(([page, sidebar]) => sidebar === name && page.version.name === version)?.[0],
  );
  return candidates.find(isThere);
}

function splitName(to: string): string[] {
  const at = to.indexOf(':');
  return [to.slice(0, at), to.slice(at + 1)];
}
