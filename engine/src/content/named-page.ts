import { closest } from '../model/closest.ts';
import type { Diagnostic } from '../model/diagnostic.ts';
import { existsIn } from './catalog-lookup.ts';
import type { Catalog, CatalogPage } from './catalog-types.ts';
import { missingDoc } from './missing-doc.ts';
import { currentVersion } from './split-version.ts';

/** Whether a link of the shell names a document or a sidebar, and no address. */
export function isNamed(to: string): boolean {
  return /^(?:doc|sidebar):/.test(to);
}

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
      : catalog.sidebars.ofPage
          .entries()
          .find(([page, sidebar]) => sidebar === name && page.version.name === version && isThere(page))?.[0],
  );
  return candidates.find(isThere);
}

/**
 * What is wrong with such a link: no version has the document, as a page or a draft, or the sidebar.
 * @param file that has the link, and the field in it
 */
export function findUnknownName({ config, byId, drafts, sidebars }: Catalog, to: string, file: string, field: string): Diagnostic[] {
  const [kind = '', name = ''] = splitName(to);
  const isThere = config.versions.some(({ name: version }) =>
    kind === 'doc' ? byId.has(`${version}:${name}`) || drafts.has(`${version}:${name}`) : sidebars.trees.has(`${version}/${name}`),
  );
  if (isThere) return [];
  const version = currentVersion(config);
  const [known, start] = kind === 'doc' ? [byId, `${version.name}:`] : [sidebars.trees, `${version.name}/`];
  const names = [...known.keys()].flatMap((key) => (key.startsWith(start) ? [key.slice(start.length)] : []));
  if (kind === 'doc') return [missingDoc(file, name, version, names, field)];
  const nearest = closest(name, names);
  const message = `${field} names the sidebar "${name}", which ${version.name} does not have`;
  return [{ severity: 'error', code: 'missing-sidebar', file, message, ...(nearest ? { suggestion: nearest } : {}) }];
}

function splitName(to: string): string[] {
  const at = to.indexOf(':');
  return [to.slice(0, at), to.slice(at + 1)];
}
