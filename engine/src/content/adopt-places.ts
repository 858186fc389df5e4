import type { SiteConfig } from '../config/schema.ts';
import { sitePath } from './address.ts';
import type { PageTree, SourceDoc } from './catalog-types.ts';

const NO_LOCALE = { path: '' };

/**
 * Gives each translation the place of the file with the same path in the default language, as Docusaurus joins them by their paths: another
 * `id` or `slug` in its front matter is a former address of it.
 * @param pathOf path of a file within the folder of its language and version
 */
export function adoptPlaces<Found extends PageTree>(
  { defaultLocale, content }: SiteConfig,
  trees: readonly Found[],
  pathOf: (doc: SourceDoc, tree: Found) => string,
): Found[] {
  const keyOf = (doc: SourceDoc, tree: Found): string => `${tree.version.name}:${pathOf(doc, tree)}`;
  const sources = new Map(
    trees.filter(({ locale }) => locale.name === defaultLocale).flatMap((tree) => tree.docs.map((doc) => [keyOf(doc, tree), doc] as const)),
  );
  return trees.map((tree) => ({
    ...tree,
    docs: tree.docs.map((doc): SourceDoc => {
      const place = doc.siteFile.startsWith('i18n/') ? sources.get(keyOf(doc, tree))?.place : undefined;
      if (place === undefined || (place.id === doc.place.id && place.route === doc.place.route)) return doc;
      const former = sitePath(NO_LOCALE, { ...doc.place, version: tree.version }, content.routeBasePath);
      const redirects = place.route === doc.place.route ? [] : [former];
      return {
        ...doc,
        place: { ...place, position: doc.place.position },
        frontMatter: { ...doc.frontMatter, redirect_from: [...(doc.frontMatter.redirect_from ?? []), ...redirects] },
      };
    }),
  }));
}
