import { type LoadedConfig, projectPath } from '../config/load.ts';
import type { Diagnostic } from '../model/diagnostic.ts';
import type { Catalog, CatalogPage } from './catalog-types.ts';
import { missingDoc } from './missing-doc.ts';
import { fieldPlace } from './page-sources.ts';

const NAMED = ['pagination_prev', 'pagination_next', 'parent'] as const;

/** Finds references to missing documents: a version's `mainDocId`, and the pages that a page names beside and above itself. */
export function findMissingDocs(loaded: LoadedConfig, catalog: Catalog): Diagnostic[] {
  const { config, configFile } = loaded;
  const idsOf = Map.groupBy(catalog.pages, ({ version }) => version.name);
  const idsIn = (version: string): string[] => (idsOf.get(version) ?? []).map(({ id }) => id);
  const isThere = (version: string, id: string): boolean => catalog.byId.has(`${version}:${id}`) || catalog.drafts.has(`${version}:${id}`);
  const versions = config.versions.filter(({ name, mainDocId }) => mainDocId !== '' && idsIn(name).length > 0 && !isThere(name, mainDocId));
  return [
    ...versions.map((version) => missingDoc(projectPath(loaded, configFile), version.mainDocId, version, idsIn(version.name), 'mainDocId')),
    ...catalog.pages.flatMap((page) => missingNamed(page, isThere, () => idsIn(page.version.name))),
  ];
}

function missingNamed(page: CatalogPage, isThere: (version: string, id: string) => boolean, ids: () => string[]): Diagnostic[] {
  return [...page.sources.values()].flatMap((doc) =>
    NAMED.flatMap((field) => {
      const id = doc.frontMatter[field];
      if (typeof id !== 'string' || isThere(page.version.name, id)) return [];
      return [{ ...missingDoc(doc.file, id, page.version, ids()), ...fieldPlace(doc, field) }];
    }),
  );
}
