import { getAttribute, isElement, type Node, ownText } from '../../model/html-tree.ts';
import type { OfflineIndex, OfflineIndexPage } from '../../model/offline.ts';
import type { BuiltPage, BuiltSite } from '../built-site.ts';
import { allText, parseNodes } from '../tree.ts';

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

/** The text between two headings of a page. */
interface TextSection {
  /** Empty for what stands before the first heading. */
  readonly heading: string;
  readonly id: string;
  readonly text: string;
}

/** What ends a word in the text although no space stands there. */
const BLOCK = /^(?:p|li|tr|td|th|pre|figure|figcaption|table|ul|ol|div|aside|summary|details|blockquote|dt|dd|h[1-6])$/;
/** What is no text of the page. */
const LEFT_OUT = /^(?:button|script|style|svg|template)$/;

/** Divides an article into the text below each of its headings that has an id. */
function divideText(article: readonly Node[]): TextSection[] {
  const sections = [{ heading: '', id: '', text: '' }];
  const add = (text: string): void => {
    const last = sections.at(-1);
    if (last) last.text += text;
  };
  const visit = (node: Node): void => {
    add(ownText(node) ?? '');
    if (!isElement(node) || LEFT_OUT.test(node.tagName)) return;
    const id = getAttribute(node, 'id');
    if (/^h[2-4]$/.test(node.tagName) && id !== undefined) {
      sections.push({ heading: allText(node).trim(), id, text: '' });
      return;
    }
    if (BLOCK.test(node.tagName)) add(' ');
    for (const child of node.childNodes) visit(child);
  };
  for (const node of article) visit(node);
  return sections
    .map((section) => ({ ...section, text: section.text.replace(/\s+/g, ' ').trim() }))
    .filter(({ heading, text }) => heading !== '' || text !== '');
}
