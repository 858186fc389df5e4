import type { LoadedConfig } from '../../config/load.ts';
import { sourceFor } from '../../content/catalog-lookup.ts';
import type { Catalog, CatalogPage, SourceDoc } from '../../content/catalog-types.ts';
import { mayBeCompared } from '../../content/comparison-pages.ts';
import { hashSource, translationsOf } from '../../content/translations.ts';
import type { AssembledSite } from '../assemble-site.ts';
import type { RenderedPage } from '../render-pages.ts';
import type { PageMemory, RememberedPage } from './page-memory.ts';
import { pluginReads } from './plugin-reads.ts';

/** What is known of a page once its files are there. */
export type WrittenFacts = Pick<RememberedPage, 'folder' | 'frame' | 'list'> & { readonly filling: string | null };

/** Takes note of a page. */
export type Remember = (page: RenderedPage, facts: WrittenFacts) => void;

/** Notes the pages of which nothing but what other pages see of any page is in other files. */
export function rememberPages(
  loaded: LoadedConfig,
  { catalog, compiled }: Pick<AssembledSite, 'catalog' | 'compiled'>,
  memory: PageMemory,
): Remember {
  const included = new Set(compiled.values().flatMap(({ dependencies }) => Object.keys(dependencies.partials)));
  const hashReads = pluginReads(loaded);
  return (rendered, { filling, ...facts }) => {
    const { page, locale, path, around, problems } = rendered;
    const doc = sourceFor(catalog, page, locale);
    const row = rendered.compiled?.row;
    if (filling === null || row === undefined || !doc || included.has(doc.file) || !standsAlone(catalog, page, doc)) return;
    const { file, siteFile, version, place } = doc;
    const reads = hashReads(doc);
    if (reads === null) return;
    memory.add({
      ...facts,
      url: path,
      doc: { file, siteFile, locale: doc.locale, version, place },
      ...{ row, around, problems, filling, reads },
      source: hashSource(doc),
      translations: translationsOf(catalog, page, doc),
    });
  };
}

/** Posts of blogs are in lists and feeds, and pages of two versions in comparisons. */
function standsAlone(catalog: Catalog, page: CatalogPage, { isMade, place }: SourceDoc): boolean {
  return !isMade && !place.isStandalone && !mayBeCompared(catalog, page);
}
