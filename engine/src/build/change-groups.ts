import { textIn } from '../config/text-in.ts';
import type { CatalogPage } from '../content/catalog-types.ts';
import { localSidebarOf } from '../content/page-summary.ts';
import { labelsFor } from '../markdown/labels.ts';
import { escapeHtml } from '../ui/document/escape.ts';
import type { CardContext } from './doc-cards.ts';

/** Groups are shorter than the pages themselves if they have at least so many pages on average. */
const WORTH_GROUPING = 2;

interface Group {
  readonly label: string;
  readonly pages: CatalogPage[];
}

/**
 * The pages of a day on which many were changed, folded by the outermost category of the sidebar: a reader looks for the services they use.
 * @param entry a page as a link
 * @returns a list; undefined where categories would not make the list shorter
 */
export function renderGroups(
  pages: readonly CatalogPage[],
  pageData: CardContext['pageData'],
  locale: string,
  entry: (page: CatalogPage) => string,
): string | undefined {
  const groups = new Map<unknown, Group>();
  for (const page of pages) {
    const category = localSidebarOf(pageData, page, locale)?.ancestors.get(page)?.[0];
    const key = category?.key ?? page;
    const group = groups.get(key) ?? { label: category ? textIn(category.label, locale) : '', pages: [] };
    group.pages.push(page);
    groups.set(key, group);
  }
  if (groups.size * WORTH_GROUPING > pages.length) return undefined;
  const isShort = ({ label, pages }: Group): boolean => label === '' || pages.length === 1;
  const [short, long] = [[...groups.values()].filter(isShort), [...groups.values()].filter((group) => !isShort(group))];
  const fold = ({ label, pages }: Group): string => {
    // The number stays with the last word.
    const summary = `<summary><span>${escapeHtml(label)}\u00a0<small>${pages.length}</small></span></summary>`;
    return `<li><details>${summary}<ul class="changed">${pages.map((page) => `<li>${entry(page)}</li>`).join('')}</ul></details></li>`;
  };
  // Pages that are in no group are the last one, so that the rows of a day are alike.
  const others = { label: labelsFor(locale).otherPages, pages: short.flatMap(({ pages }) => pages) };
  return `<ul class="change-groups">${[...long, ...(others.pages.length > 0 ? [others] : [])].map(fold).join('')}</ul>`;
}
