import { textIn } from '../config/load.ts';
import type { LocalText, SiteConfig } from '../config/schema.ts';
import type { CatalogPage } from './catalog.ts';
import type { CategoryMeta } from './category-file.ts';
import { pageLabel } from './labels.ts';
import { pagePosition } from './page-sources.ts';
import type { SourceTree } from './scan.ts';

/** The trees of one version, in all locales, for one of its sidebars. */
export interface CategoryScope {
  readonly sidebar: string;
  readonly trees: readonly SourceTree[];
  readonly config: SiteConfig;
}

/** The source language's category file leads; other locales only rename. */
export function categoryMeta(scope: CategoryScope, folder: string): CategoryMeta | undefined {
  const metas = scope.trees
    .toSorted((a) => (a.locale.name === scope.config.defaultLocale ? -1 : 1))
    .map((tree) => tree.categories.get(folder));
  return metas.find((meta) => meta !== undefined);
}

/**
 * The name of a folder's category in each locale; where none is given, that of its page or the folder's own.
 * @param page what the category leads to
 */
export function categoryLabel(scope: CategoryScope, folder: string, page: CatalogPage | null): LocalText {
  const given = categoryMeta(scope, folder)?.label;
  const nameIn = (locale: string): string =>
    given ?? (page ? pageLabel({ config: scope.config }, page, locale) : (folder.split('/').at(-1) ?? folder));
  const key = nameIn(scope.config.defaultLocale);
  return byLocale(
    scope,
    (tree) => tree.categories.get(folder)?.label ?? translated(scope, tree, 'category', key) ?? nameIn(tree.locale.name),
  );
}

/**
 * A label of the configuration in each locale. One that is the same for all is looked up among the translated labels of the locale, by the
 * keys that Docusaurus gives them: `sidebar.sdk.category.指南`.
 * @param key what the key ends with, where that is not the label
 */
export function translateLabel(scope: CategoryScope, label: LocalText, kind: 'category' | 'link' | 'doc', key?: string): LocalText {
  if (typeof label !== 'string' && key === undefined) return label;
  return byLocale(
    scope,
    (tree) => translated(scope, tree, kind, key ?? textIn(label, tree.locale.name)) ?? textIn(label, tree.locale.name),
  );
}

function translated({ sidebar }: CategoryScope, tree: SourceTree, kind: string, key: string): string | undefined {
  return tree.labels.get(`sidebar.${sidebar}.${kind}.${key}`);
}

function byLocale({ trees }: CategoryScope, labelIn: (tree: SourceTree) => string): LocalText {
  return Object.fromEntries(trees.map((tree) => [tree.locale.name, labelIn(tree)]));
}

/** Place of a folder among its neighbours: category file, else that of the page it leads to, else number prefix, else last. */
export function folderPosition(scope: CategoryScope, folder: string, page: CatalogPage | null): number {
  const own = page ? pagePosition(page) : Number.POSITIVE_INFINITY;
  const position = categoryMeta(scope, folder)?.position ?? (Number.isFinite(own) ? own : undefined);
  const prefixes = scope.trees.map((tree) => tree.folderPositions.get(folder));
  return position ?? prefixes.find((position) => position !== undefined) ?? Number.POSITIVE_INFINITY;
}
