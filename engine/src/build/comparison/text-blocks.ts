import type { Nodes, RootContent } from 'mdast';
import { languageTitle } from '../../markdown/highlight/languages.ts';
import { parseCodeMeta } from '../../markdown/highlight/marks.ts';
import { fillMarkdown } from '../../markdown/tokens.ts';
import { loadLate } from '../../model/load-late.ts';

/** A piece of a page's text that is compared as a whole. */
export interface TextBlock {
  readonly kind: 'heading' | 'paragraph' | 'item' | 'row' | 'code' | 'figure';
  /** Without marks and addresses, but those of code in a line (`CODE`). Of a figure: what it shows, which readers do not see. */
  readonly text: string;
  /** Of a heading; 1 for the first row of a table, 0 for the others. */
  readonly level: number;
  /** Of code: the platform or language that it is for. */
  readonly title?: string;
  /** Of code: its file, else its language, for readers. */
  readonly name?: string;
  /** Whether a paragraph names what is below it, as the label of a tab does. */
  readonly isLabel?: true;
}

/** Stands between the cells of a row. */
export const BETWEEN_CELLS = '\u001f';

/** The cells of a row; other blocks have one. */
export const cellsIn = ({ text }: TextBlock): string[] => text.split(BETWEEN_CELLS);

/** Whether two blocks have as many cells. */
export const haveSameColumns = (one: TextBlock, other: TextBlock): boolean => cellsIn(one).length === cellsIn(other).length;

/** Whether a row goes on with the table of the block above it. */
export function continuesTable(above: TextBlock | undefined, below: TextBlock): boolean {
  return above?.kind === 'row' && below.kind === 'row' && below.level === 0 && haveSameColumns(above, below);
}

/** Stand around code in a line. */
export const CODE = { start: '\u0002', end: '\u0003' };
const CODE_MARKS = new RegExp(`[${CODE.start}${CODE.end}]`, 'g');

export const withoutCodeMarks = (text: string): string => text.replace(CODE_MARKS, '');

/** The headings, paragraphs, list items, table rows, figures and code of a page's Markdown, in its order. Its addresses may be open: they are not compared. */
export function textBlocks(compiled: string): TextBlock[] {
  const markdown = fillMarkdown(compiled, () => '#');
  const { markdownToMdast }: typeof import('satteri') = loadLate('satteri');
  const tree = markdownToMdast(markdown, { features: { frontmatter: false } });
  return tree.type === 'root'
    ? tree.children.flatMap((node, index) => titledBlocks(node, tree.children[index - 1], tree.children[index + 1]))
    : [];
}

/** What a tab of code is named by stands above it as a paragraph. */
function titledBlocks(node: RootContent, above: RootContent | undefined, below: RootContent | undefined): TextBlock[] {
  if (isTitle(node) && below?.type === 'code') return [];
  const blocks = blocksOf(node, 'paragraph');
  if (isTitle(node)) return blocks.map((one) => ({ ...one, isLabel: true }));
  return node.type === 'code' && above && isTitle(above) ? blocks.map((one) => ({ ...one, title: textOf(above) })) : blocks;
}

function isTitle(node: RootContent): boolean {
  return node.type === 'paragraph' && node.children.length === 1 && node.children[0]?.type === 'strong';
}

/** @param kind of the paragraphs: those of a list item are items */
function blocksOf(node: RootContent, kind: 'paragraph' | 'item'): TextBlock[] {
  switch (node.type) {
    case 'heading':
      return block('heading', textOf(node), node.depth);
    case 'code':
      if (node.lang === 'mermaid') return block('figure', node.value);
      return block('code', node.value).map((one) => ({
        ...one,
        name: parseCodeMeta(node.meta ?? '').title ?? languageTitle(node.lang ?? 'text'),
      }));
    case 'table':
      return node.children.flatMap((row, index) => block('row', row.children.map(textOf).join(BETWEEN_CELLS), index === 0 ? 1 : 0));
    case 'list':
      return node.children.flatMap((item) => item.children.flatMap((child, index) => blocksOf(child, index === 0 ? 'item' : 'paragraph')));
    case 'blockquote':
    case 'footnoteDefinition':
      return node.children.flatMap((child) => blocksOf(child, kind));
    case 'html':
      return block(kind, node.value.replace(/<[^>]*>/g, ' '));
    case 'paragraph':
      return isPicture(node) ? block('figure', textOf(node)) : block(kind, textOf(node));
    default:
      return block(kind, textOf(node));
  }
}

/** Whether pictures are all that there is, with links or without. */
function isPicture(node: Nodes): boolean {
  if (node.type === 'image') return true;
  if (node.type === 'text') return node.value.trim() === '';
  return 'children' in node && node.children.length > 0 && node.children.every(isPicture);
}

function block(kind: TextBlock['kind'], text: string, level = 0): TextBlock[] {
  const clean = kind === 'code' ? text : text.replace(/\s+/g, ' ').trim();
  return clean === '' ? [] : [{ kind, text: clean, level }];
}

/** The text of a node as readers see it. */
function textOf(node: Nodes): string {
  switch (node.type) {
    case 'text':
      return node.value;
    case 'inlineCode':
      return CODE.start + node.value + CODE.end;
    case 'image':
      return node.alt ?? '';
    case 'break':
      return ' ';
    default:
      return 'children' in node ? node.children.map(textOf).join('') : '';
  }
}
