import type { LoadedConfig } from '../config/load.ts';
import type { Diagnostic } from '../model/diagnostic.ts';
import type { Version } from '../model/locale.ts';
import type { PageTree, SourceDoc } from './catalog-types.ts';

/**
 * Takes a file of a translation as a page only if it is one in the default language, as Docusaurus does: by its path, else by its id or
 * address, if no other file translates that page.
 * @param pathOf path of a file within the folder of its language and version
 * @param diagnostics gets a warning for each file that is left out
 */
export function withoutLoneTranslations<Found extends PageTree>(
  { config }: LoadedConfig,
  trees: readonly Found[],
  pathOf: (doc: SourceDoc, tree: Found) => string,
  diagnostics: Diagnostic[],
): Found[] {
  const keyOf = (version: Version, part: string): string => `${version.name}:${part}`;
  const own = trees
    .filter(({ locale }) => locale.name === config.defaultLocale)
    .flatMap((tree) => [...tree.docs, ...tree.drafts].map((doc) => ({ doc, tree })));
  const known = new Set(own.flatMap(({ doc: { place }, tree }) => [keyOf(tree.version, place.id), keyOf(tree.version, place.route)]));
  const sources = new Set(own.map(({ doc, tree }) => keyOf(tree.version, pathOf(doc, tree))));
  return trees.map((tree) => {
    const isOfPage = (doc: SourceDoc): boolean => sources.has(keyOf(tree.version, pathOf(doc, tree)));
    const translated = new Set(tree.docs.filter(isOfPage).flatMap(({ place }) => [place.id, place.route]));
    const isFree = (part: string, { version }: Found): boolean => known.has(keyOf(version, part)) && !translated.has(part);
    const isPage = (doc: SourceDoc): boolean =>
      !doc.siteFile.startsWith('i18n/') || isOfPage(doc) || isFree(doc.place.id, tree) || isFree(doc.place.route, tree);
    for (const { file } of tree.docs.filter((doc) => !isPage(doc))) {
      const [message, suggestion] = ['Translates a page that is not there.', 'write the page, or delete its translation'];
      diagnostics.push({ severity: 'warning', code: 'orphan', file, message, suggestion });
    }
    return { ...tree, docs: tree.docs.filter(isPage) };
  });
}
