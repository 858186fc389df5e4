import type { Nodes, RootContent } from 'mdast';
import { loadLate } from '../../model/load-late.ts';

/** A piece of a page's text that is compared as a whole. */
export interface TextBlock {
  readonly kind: 'heading' | 'paragraph' | 'item' | 'row' | 'code';
  /** Without marks and addresses. */
  readonly text: string;
  /** Of a heading; 1 for the first row of a table, 0 for the others. */
  readonly level: number;
}

/** Stands between the cells of a row. */
export const BETWEEN_CELLS = '\u001f';

/** The headings, paragraphs, list items, table rows and code of a page's Markdown, in its order. */
export function textBlocks(markdown: string): TextBlock[] {
  const { markdownToMdast }: typeof import('satteri') = loadLate('satteri');
  const tree = markdownToMdast(markdown, { features: { frontmatter: false } });
  return tree.type === 'root' ? tree.children.flatMap((node) => blocksOf(node, 'paragraph')) : [];
}

/** @param kind of the paragraphs: those of a list item are items */
function blocksOf(node: RootContent, kind: 'paragraph' | 'item'): TextBlock[] {
  switch (node.type) {
    case 'heading':
      return block('heading', textOf(node), node.depth);
    case 'code':
      return block('code', node.value);
    case 'table':
      return node.children.flatMap((row, index) => block('row', row.children.map(textOf).join(BETWEEN_CELLS), index === 0 ? 1 : 0));
    case 'list':
      return node.children.flatMap((item) => item.children.flatMap((child, index) => blocksOf(child, index === 0 ? 'item' : 'paragraph')));
    case 'blockquote':
    case 'footnoteDefinition':
      return node.children.flatMap((child) => blocksOf(child, kind));
    case 'html':
      return block(kind, node.value.replace(/<[^>]*>/g, ' '));
    default:
      return block(kind, textOf(node));
  }
}

function block(kind: TextBlock['kind'], text: string, level = 0): TextBlock[] {
  const clean = kind === 'code' ? text : text.replace(/\s+/g, ' ').trim();
  return clean === '' ? [] : [{ kind, text: clean, level }];
}

/** The text of a node as readers see it. */
function textOf(node: Nodes): string {
  switch (node.type) {
    case 'text':
    case 'inlineCode':
      return node.value;
    case 'image':
      return node.alt ?? '';
    case 'break':
      return ' ';
    default:
      return 'children' in node ? node.children.map(textOf).join('') : '';
  }
}
