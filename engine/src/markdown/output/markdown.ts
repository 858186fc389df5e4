import type { Element, ElementContent } from 'hast';
import { toString as textOf } from 'hast-util-to-string';
import { h } from 'hastscript';
import { hasClass } from '../render/table-cells.ts';
import { joinLines } from './join-lines.ts';
import { escapedLines, escapedText, INLINE, inlineOf, linkOf } from './markdown-inline.ts';
import { rowsAsList, tableOf } from './markdown-table.ts';

/** Prints the article as plain Markdown, for readers and programs that want text. */
export function renderMarkdown(content: readonly ElementContent[]): string {
  return `${blocksOf(content).join('\n\n')}\n`;
}

/** @param next what comes after them in the same text */
function blocksOf(nodes: readonly ElementContent[], next?: ElementContent): string[] {
  const blocks: string[] = [];
  let line: ElementContent[] = [];
  const flush = (): void => {
    const text = escapedLines(inlineOf(line).trim());
    if (text !== '') blocks.push(text);
    line = [];
  };
  for (const [at, node] of nodes.entries()) {
    if (node.type !== 'element' || INLINE.has(node.tagName)) {
      line.push(node);
      continue;
    }
    flush();
    const following = nodes.slice(at + 1).find(isShown) ?? next;
    blocks.push(...blockOf(node, following).filter((block) => block !== ''));
    if (hasClass(node, 'tabs') && onlyPanel(node) === undefined && isPartOf(node, following)) blocks.push(END_OF_TABS);
  }
  flush();
  return blocks;
}

/** Stands between the last of some tabs and what is for all of them, or other tabs. Anything longer makes long pages too long. */
const END_OF_TABS = '---';

function isShown(node: ElementContent): boolean {
  return node.type === 'text' ? node.value.trim() !== '' : node.type === 'element';
}

/** Whether what follows some tabs would be read as part of them: a heading, or tabs with the same names, would not. */
function isPartOf(tabs: Element, next: ElementContent | undefined): boolean {
  if (next?.type !== 'element') return next !== undefined;
  return !/^h[1-6]$/.test(next.tagName) && !(hasClass(next, 'tabs') && namesIn(next) === namesIn(tabs));
}

/** The names that stand above the panels of some tabs. */
function namesIn(tabs: Element): string {
  return onlyPanel(tabs) === undefined ? JSON.stringify(shownPanels(tabs).map(({ properties }) => properties.dataLabel)) : '';
}

function blockOf(node: Element, next: ElementContent | undefined): string[] {
  const { code, diagram } = node.data ?? {};
  if (code) return [fenced(code.text, code.language + titleIn(code.title))];
  if (diagram !== undefined) return [fenced(diagram, 'mermaid')];
  switch (node.tagName) {
    case 'h1':
    case 'h2':
    case 'h3':
    case 'h4':
    case 'h5':
    case 'h6':
      return [`${'#'.repeat(Number(node.tagName[1]))} ${joinLines(inlineOf(node.children).trim(), ' ').replace(/#$/, '\\#')}`];
    case 'hr':
      return ['---'];
    case 'ul':
    case 'ol':
      return [listOf(node)];
    case 'blockquote':
      return [quoted(blocksOf(node.children))];
    case 'aside':
      return [quoted(admonitionBlocks(node))];
    case 'figcaption':
      return captionBlocks(node);
    case 'summary':
      return node.properties.dataRestated === undefined ? [`**${inlineOf(node.children).trim()}**`] : [];
    case 'pre':
      return [fenced(textOf(node).replace(/^\n|\n$/g, ''), 'text')];
    case 'table':
      return tableBlocks(node);
    case 'video':
    case 'audio':
    case 'iframe':
      return [inlineOf([node])];
    case 'div':
      return partBlocks(node, next);
    default:
      return blocksOf(node.children, next);
  }
}

function tableBlocks(table: Element): string[] {
  const list = rowsAsList(table);
  return [list === undefined ? tableOf(table) : listOf(list)];
}

function partBlocks(node: Element, next: ElementContent | undefined): string[] {
  const { role, dataLabel, dataRestated } = node.properties;
  if (role === 'tablist' || dataRestated !== undefined) return [];
  const only = onlyPanel(node);
  if (only !== undefined) return blocksOf(only.children, next);
  if (role === 'tabpanel') return panelBlocks(`**${escapedText(String(dataLabel))}**`, blocksOf(node.children));
  if (hasClass(node, 'cards')) return [node.children.map(cardOf).filter(Boolean).join('\n')];
  return blocksOf(node.children, hasClass(node, 'tabs') ? undefined : next);
}

/** The panel of tabs whose others only say again what it says: it needs no name, and no end. */
function onlyPanel(node: Element): Element | undefined {
  const [panel, ...others] = shownPanels(node);
  return others.length === 0 && panelsOf(node).length > 1 ? panel : undefined;
}

function panelsOf(node: Element): Element[] {
  return node.children.flatMap((child) => (child.type === 'element' && child.properties.role === 'tabpanel' ? [child] : []));
}

function shownPanels(node: Element): Element[] {
  return panelsOf(node).filter(({ properties }) => properties.dataRestated === undefined);
}

/** Names the tab at its start, and again before each further sample: a reader of one part of the text sees no tabs. */
function panelBlocks(label: string, blocks: readonly string[]): string[] {
  const isSample = (block: string): boolean => /^`{3,}/.test(block);
  const first = blocks.findIndex(isSample);
  return [label, ...blocks.flatMap((block, index) => (isSample(block) && index > first ? [label, block] : [block]))];
}

function admonitionBlocks(node: Element): string[] {
  const [title, ...content] = node.children;
  return title?.type === 'element' ? [`**${inlineOf(title.children)}**`, ...blocksOf(content)] : blocksOf(node.children);
}

/** Emphasis tells a caption from the text that goes on below it. The names of parts stand above it. */
function captionBlocks({ children }: Element): string[] {
  const lines = children.flatMap((child) => (child.type === 'element' && child.tagName === 'p' ? child.children : child));
  const isBlock = (child: ElementContent): boolean => child.type === 'element' && !INLINE.has(child.tagName);
  return blocksOf([
    ...lines.filter(isBlock),
    h(
      'em',
      lines.filter((child) => !isBlock(child)),
    ),
  ]);
}

function cardOf(node: ElementContent): string {
  if (node.type !== 'element') return '';
  const [title, text] = ['card-title', 'card-text'].map((name) =>
    node.children.find((child) => child.type === 'element' && hasClass(child, name)),
  );
  const label = title?.type === 'element' ? inlineOf(title.children) : '';
  const sentence = text?.type === 'element' ? `: ${inlineOf(text.children)}` : '';
  return `- ${linkOf(label, node)}${sentence}`;
}

function listOf(list: Element): string {
  const items = list.children.filter((child) => child.type === 'element' && child.tagName === 'li');
  const first = Number(list.properties.start ?? 1);
  let loose = false;
  const lines = items.map((item, index) => {
    const blocks = item.type === 'element' ? blocksOf(item.children) : [];
    loose ||= item.type === 'element' && item.children.some((child) => child.type === 'element' && child.tagName === 'p');
    // A line below a quotation would belong to it, and one below a table would be a row.
    loose ||= blocks.length > 1 && blocks.some((block) => /^[>|]/.test(block));
    const marker = list.tagName === 'ol' ? `${first + index}. ` : '- ';
    return marker + blocks.join(loose ? '\n\n' : '\n').replace(/\n(?!\n|$)/g, `\n${' '.repeat(marker.length)}`);
  });
  return lines.join(loose ? '\n\n' : '\n');
}

function quoted(blocks: readonly string[]): string {
  return blocks
    .join('\n\n')
    .split('\n')
    .map((line) => (line === '' ? '>' : `> ${line}`))
    .join('\n');
}

/** The title of code as its fence has it. */
function titleIn(title: string | undefined): string {
  const quote = title?.includes('"') ? "'" : '"';
  return title ? ` title=${quote}${title}${quote}` : '';
}

function fenced(code: string, info: string): string {
  const longest = Math.max(2, ...[...code.matchAll(/`+/g)].map(([run]) => run.length));
  const fence = '`'.repeat(longest + 1);
  return `${fence}${info === 'text' ? '' : info}\n${code}\n${fence}`;
}
