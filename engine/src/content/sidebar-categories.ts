import type { LocalText, SiteConfig } from '../config/schema.ts';
import { textIn } from '../config/text-in.ts';
import { nameInWords } from '../model/name-in-words.ts';
import type { CatalogPage, HeadingTitles } from './catalog-types.ts';
import type { CategoryMeta } from './category-file.ts';
import { pageLabel } from './page-names.ts';
import { pagePosition } from './page-sources.ts';
import type { SourceTree } from './scan.ts';

/** What the categories of one sidebar are made from: the trees of a version in all locales. */
export interface CategoryContext {
  readonly sidebar: string;
  readonly trees: readonly SourceTree[];
  readonly config: SiteConfig;
  readonly titles: HeadingTitles;
}

/** The category file of a folder: that of the default locale, else of any other. Those of translations only supply labels. */
export function categoryMeta(context: CategoryContext, folder: string): CategoryMeta | undefined {
  const source = context.trees.find(({ locale }) => locale.name === context.config.defaultLocale);
  const metas = [source, ...context.trees].map((tree) => tree?.categories.get(folder));
  return metas.find((meta) => meta !== undefined);
}

/**
 * The name of a folder's category in each locale: from its category file, else that of its page, else that of the folder.
 * @param page the page that the category links to
 */
export function categoryLabel(context: CategoryContext, folder: string, page: CatalogPage | null): LocalText {
  const given = categoryMeta(context, folder)?.label;
  const nameIn = (locale: string): string => given ?? (page ? pageLabel(context, page, locale) : folderName(context.config, folder));
  const key = nameIn(context.config.defaultLocale);
  return byLocale(context, (tree) => {
    const own = tree.categories.get(folder)?.label;
    return translated(context, tree, 'category', own ?? key) ?? own ?? nameIn(tree.locale.name);
  });
}

/** The name of a folder, as Docusaurus shows it in its layout, else in words. */
function folderName({ content }: SiteConfig, folder: string): string {
  const name = folder.split('/').at(-1) ?? folder;
  return content.layout === 'docusaurus' ? name : nameInWords(name);
}

/**
 * A configured label in each locale. A label that is the same for all is looked up in the translated labels of the locale, by the keys of
 * Docusaurus: `sidebar.sdk.category.指南`.
 * @param key end of the key, if it is not the label
 */
export function translateLabel(context: CategoryContext, label: LocalText, kind: 'category' | 'link' | 'doc', key?: string): LocalText {
  if (typeof label !== 'string' && key === undefined) return label;
  return byLocale(
    context,
    (tree) => translated(context, tree, kind, key ?? textIn(label, tree.locale.name)) ?? textIn(label, tree.locale.name),
  );
}

function translated({ sidebar }: CategoryContext, tree: SourceTree, kind: string, key: string): string | undefined {
  return tree.labels.get(`sidebar.${sidebar}.${kind}.${key}`);
}

function byLocale({ trees }: CategoryContext, labelIn: (tree: SourceTree) => string): LocalText {
  return Object.fromEntries(trees.map((tree) => [tree.locale.name, labelIn(tree)]));
}

/** Sort key of a folder: from the category file, else that of the page it links to, else the number prefix, else last. */
export function folderPosition(context: CategoryContext, folder: string, page: CatalogPage | null): number {
  const own = page ? pagePosition(page) : Number.POSITIVE_INFINITY;
  const position = categoryMeta(context, folder)?.position ?? (Number.isFinite(own) ? own : undefined);
  const prefixes = context.trees.map((tree) => tree.folderPositions.get(folder));
  return position ?? prefixes.find((position) => position !== undefined) ?? Number.POSITIVE_INFINITY;
}
