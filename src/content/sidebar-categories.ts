import type { LocalText } from '../config/schema.ts';
import type { CategoryMeta, SourceTree } from './scan.ts';

/** The trees of one version, in all locales. */
export interface CategoryScope {
  readonly trees: readonly SourceTree[];
  readonly defaultLocale: string;
}

/** The source language's category file leads; other locales only rename. */
export function categoryMeta(scope: CategoryScope, folder: string): CategoryMeta | undefined {
  const metas = scope.trees.toSorted((a) => (a.locale.name === scope.defaultLocale ? -1 : 1)).map((tree) => tree.categories.get(folder));
  return metas.find((meta) => meta !== undefined);
}

/** The name of a folder's category in each locale; where none is given, the folder's own. */
export function categoryLabel(scope: CategoryScope, folder: string): LocalText {
  const fallback = categoryMeta(scope, folder)?.label ?? folder.split('/').at(-1) ?? folder;
  return Object.fromEntries(scope.trees.map((tree) => [tree.locale.name, tree.categories.get(folder)?.label ?? fallback]));
}

/** Place of a folder among its neighbours: category file, else number prefix, else last. */
export function folderPosition(scope: CategoryScope, folder: string): number {
  const prefixes = scope.trees.map((tree) => tree.folderPositions.get(folder));
  return categoryMeta(scope, folder)?.position ?? prefixes.find((position) => position !== undefined) ?? Number.POSITIVE_INFINITY;
}
