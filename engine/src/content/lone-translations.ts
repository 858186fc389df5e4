import type { LoadedConfig } from '../config/load.ts';
import type { Diagnostic } from '../model/diagnostic.ts';
import type { Version } from '../model/locale.ts';
import type { PageTree, SourceDoc } from './catalog-types.ts';

/**
 * Takes a file of a translation as a page only if it is one in the default language, as Docusaurus does.
 * @param diagnostics gets a warning for each file that is left out
 */
export function withoutLoneTranslations<Found extends PageTree>(
  { config }: LoadedConfig,
  trees: readonly Found[],
  diagnostics: Diagnostic[],
): Found[] {
  const keyOf = (version: Version, part: string): string => `${version.name}:${part}`;
  const known = new Set(
    trees
      .filter(({ locale }) => locale.name === config.defaultLocale)
      .flatMap(({ version, docs, drafts }) =>
        [...docs, ...drafts].flatMap(({ place }) => [keyOf(version, place.id), keyOf(version, place.route)]),
      ),
  );
  return trees.map((tree) => {
    const isPage = ({ siteFile, place }: SourceDoc): boolean =>
      !siteFile.startsWith('i18n/') || known.has(keyOf(tree.version, place.id)) || known.has(keyOf(tree.version, place.route));
    for (const { file } of tree.docs.filter((doc) => !isPage(doc))) {
      const [message, suggestion] = ['Translates a page that is not there.', 'write the page, or delete its translation'];
      diagnostics.push({ severity: 'warning', code: 'orphan', file, message, suggestion });
    }
    return { ...tree, docs: tree.docs.filter(isPage) };
  });
}
