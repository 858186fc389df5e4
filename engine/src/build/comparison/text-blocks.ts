import type { Nodes, RootContent } from 'mdast';
import type { CompiledHeading } from '../../markdown/compiled.ts';
import { titleOf } from '../../markdown/diagram/draw.ts';
import { languageTitle } from '../../markdown/highlight/languages.ts';
import { parseCodeMeta } from '../../markdown/highlight/marks.ts';
import { fillMarkdown } from '../../markdown/tokens.ts';
import { loadLate } from '../../model/load-late.ts';

/** A piece of a page's text that is compared as a whole. */
export interface TextBlock {
  readonly kind: 'heading' | 'paragraph' | 'item' | 'row' | 'code' | 'figure';
  /** Without marks and addresses, but those of code in a line (`CODE`) and of strong text (`STRONG`). Of a figure: what it shows, which readers do not see. */
  readonly text: string;
  /** Of a heading; 1 for the first row of a table, 0 for the others. */
  readonly level: number;
  /** Of the first text of an item in an ordered list: its number. */
  readonly number?: number;
  /** Of code: the platform or language that it is for. */
  readonly title?: string;
  /** Of code: its language, and its file, else its language, for readers. */
  readonly language?: string;
  readonly name?: string;
  /** Whether a paragraph names what is below it, as the label of a tab does. */
  readonly isLabel?: true;
  /** Of a figure: the text below it. */
  readonly caption?: string;
  /** The id of the section of its page that it is in. */
  readonly section?: string;
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

/** Stand around code in a line, and around what is strong in it, such as the ways through a console. Neither is within the other. */
export const CODE = { start: '\u0002', end: '\u0003' };
export const STRONG = { start: '\u0004', end: '\u0005' };
const MARKS = new RegExp(`[${CODE.start}-${STRONG.end}]`, 'g');
/** Stands where a line of a cell ends: to all that asks, it is a space. */
export const LINE_END = '\u2028';
const MARKED_OR_TEXT = new RegExp(`(${CODE.start}[^${CODE.end}]*${CODE.end}|${STRONG.start}[^${STRONG.end}]*${STRONG.end})`);

export const withoutMarks = (text: string): string => text.replace(MARKS, '');

/** A piece of a text that is code, or strong, as a whole, or neither. */
export interface TextPiece {
  readonly text: string;
  readonly marks: typeof CODE | undefined;
}

/** What of a text is code in a line, what is strong, and what is between. */
export const piecesOf = (text: string): TextPiece[] =>
  text
    .split(MARKED_OR_TEXT)
    .map((part) => ({ text: withoutMarks(part), marks: [CODE, STRONG].find(({ start }) => part.startsWith(start)) }))
    .filter((part) => part.text !== '');

/**
 * The headings, paragraphs, list items, table rows, figures and code of a page's Markdown, in its order. Its addresses may be open: they are
 * not compared.
 * @param headings of the page, to know where a block can be read
 */
export function textBlocks(compiled: string, headings: readonly Pick<CompiledHeading, 'id' | 'text'>[] = []): TextBlock[] {
  const markdown = fillMarkdown(compiled, () => '#');
  const { markdownToMdast }: typeof import('satteri') = loadLate('satteri');
  const tree = markdownToMdast(markdown, { features: { frontmatter: false } });
  return tree.type === 'root' ? inSections(siblingBlocks(tree.children, 'paragraph'), headings) : [];
}

/** Headings stand in the same order in both. */
function inSections(blocks: readonly TextBlock[], headings: readonly Pick<CompiledHeading, 'id' | 'text'>[]): TextBlock[] {
  const rest = [...headings];
  let section: string | undefined;
  return blocks.map((one) => {
    const at = one.kind === 'heading' ? rest.findIndex(({ text }) => bare(text) === bare(one.text)) : -1;
    if (at >= 0) section = rest.splice(0, at + 1)[at]?.id;
    return section === undefined ? one : { ...one, section };
  });
}

/** Texts of headings differ by spaces where they have tags. */
const bare = (text: string): string => withoutMarks(text).replace(/\s+/g, '');

/**
 * The blocks of nodes below each other. What a tab of code is named by stands above it as a paragraph.
 * @param kind of the first paragraph: that of a list item is an item
 */
function siblingBlocks(nodes: readonly RootContent[], kind: 'paragraph' | 'item'): TextBlock[] {
  return nodes.flatMap((node, index) => {
    const [above, below] = [nodes[index - 1], nodes[index + 1]];
    if ((isAll(node, 'strong') && below?.type === 'code') || pictureAbove(nodes, index)) return [];
    const caption = nodes.slice(index + 1, index + 3).find((_, at) => pictureAbove(nodes, index + 1 + at) === node);
    return blocksOf(node, index === 0 ? kind : 'paragraph').map((one) => ({
      ...one,
      ...captioned(caption && clean(textOf(caption))),
      ...(isAll(node, 'strong') && ({ text: withoutMarks(one.text), isLabel: true } as const)),
      ...(node.type === 'code' && above && isAll(above, 'strong') && { title: withoutMarks(textOf(above)) }),
    }));
  });
}

function isAll(node: RootContent | undefined, mark: 'strong' | 'emphasis'): boolean {
  return node?.type === 'paragraph' && node.children.length === 1 && node.children[0]?.type === mark;
}

/** The picture that a node is the caption of. The names of its parts stand between. */
function pictureAbove(nodes: readonly RootContent[], index: number): RootContent | undefined {
  const above = nodes[nodes[index - 1]?.type === 'list' ? index - 2 : index - 1];
  return isAll(nodes[index], 'emphasis') && above?.type === 'paragraph' && isPicture(above) ? above : undefined;
}

function blocksOf(node: RootContent, kind: 'paragraph' | 'item'): TextBlock[] {
  switch (node.type) {
    case 'heading':
      return block('heading', textOf(node), node.depth);
    case 'code':
      if (node.lang === 'mermaid') return block('figure', node.value).map((one) => ({ ...one, ...captioned(titleOf(node.value)) }));
      return block('code', node.value).map((one) => ({
        ...one,
        language: languageTitle(node.lang ?? 'text'),
        name: parseCodeMeta(node.meta ?? '').title ?? languageTitle(node.lang ?? 'text'),
      }));
    case 'table':
      return node.children.flatMap((row, index) =>
        block('row', row.children.map((cell) => textOf(cell)).join(BETWEEN_CELLS), index === 0 ? 1 : 0),
      );
    case 'list':
      return node.children.flatMap((item, index) => {
        const blocks = siblingBlocks(item.children, 'item');
        return node.ordered ? numbered(blocks, (node.start ?? 1) + index) : blocks;
      });
    case 'blockquote':
    case 'footnoteDefinition':
      return siblingBlocks(node.children, kind);
    case 'html':
      return block(kind, node.value.replace(/<[^>]*>/g, ' '));
    case 'paragraph':
      return isPicture(node) ? block('figure', textOf(node)) : block(kind, textOf(node));
    default:
      return block(kind, textOf(node));
  }
}

/** The number is that of what the item begins with. */
function numbered([first, ...others]: readonly TextBlock[], number: number): TextBlock[] {
  return first?.kind === 'item' ? [{ ...first, number }, ...others] : [...(first ? [first] : []), ...others];
}

/** Whether pictures are all that there is, with links or without. */
function isPicture(node: Nodes): boolean {
  if (node.type === 'image') return true;
  if (node.type === 'text') return node.value.trim() === '';
  return 'children' in node && node.children.length > 0 && node.children.every(isPicture);
}

const clean = (text: string): string => text.replace(/\s+/g, ' ').trim();

const cleanRow = (text: string): string => text.replace(/[^\S\u2028]+/g, ' ').trim();

const captioned = (caption: string | undefined): Pick<TextBlock, 'caption'> => (caption === undefined ? {} : { caption });

function block(kind: TextBlock['kind'], text: string, level = 0): TextBlock[] {
  const own = kind === 'code' ? text : kind === 'row' ? cleanRow(text) : clean(text);
  return own === '' ? [] : [{ kind, text: own, level }];
}

/** The text of a node as readers see it. */
function textOf(node: Nodes, isStrong = false): string {
  switch (node.type) {
    case 'text':
      return isStrong ? STRONG.start + node.value + STRONG.end : node.value;
    case 'inlineCode':
      return CODE.start + node.value + CODE.end;
    case 'image':
      return node.alt ?? '';
    case 'break':
      return LINE_END;
    case 'html':
      return /^<br\b/i.test(node.value) ? LINE_END : '';
    default:
      return 'children' in node ? node.children.map((child) => textOf(child, isStrong || node.type === 'strong')).join('') : '';
  }
}
