import type { OfflineIndex, OfflineIndexPage } from '../../model/offline.ts';
import type { BuiltPage, BuiltSite } from '../built-site.ts';
import { divideText } from '../page-text.ts';
import { parseNodes } from '../tree.ts';

/**
 * All texts of a pack, for its search.
 * @param fileOf path of a page's file in the pack
 */
export function createOfflineIndex(built: BuiltSite, pages: readonly BuiltPage[], fileOf: (page: BuiltPage) => string): OfflineIndex {
  return {
    pages: pages.map(
      (page): OfflineIndexPage => ({
        title: page.title,
        file: fileOf(page).split('/').map(encodeURIComponent).join('/'),
        sections: divideText(parseNodes(built.readHtml(page))).map(({ heading, id, text }) => [heading, id, text]),
      }),
    ),
  };
}
