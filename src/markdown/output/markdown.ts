import type { Element, ElementContent } from 'hast';
import { toHtml } from 'hast-util-to-html';
import { toString as textOf } from 'hast-util-to-string';

/** The article as plain Markdown, for readers and tools that want text: whatever it is made of, the page shows the same. */
export function renderMarkdown(content: readonly ElementContent[]): string {
  return `${blocksOf(content).join('\n\n')}\n`;
}

const INLINE = new Set(
  'a abbr b bdi bdo br button cite code data del dfn em font i img input ins kbd label mark q s samp small span strong sub sup time u var wbr'.split(
    ' ',
  ),
);

function blocksOf(nodes: readonly ElementContent[]): string[] {
  const blocks: string[] = [];
  let line: ElementContent[] = [];
  const flush = (): void => {
    const text = inlineOf(line).trim();
    if (text !== '') blocks.push(text);
    line = [];
  };
  for (const node of nodes) {
    if (node.type !== 'element' || INLINE.has(node.tagName)) {
      line.push(node);
      continue;
    }
    flush();
    blocks.push(...blockOf(node).filter((block) => block !== ''));
  }
  flush();
  return blocks;
}

function blockOf(node: Element): string[] {
  const { code, diagram } = node.data ?? {};
  if (code) return [fenced(code.text, `${code.language}${code.title ? ` title="${code.title}"` : ''}`)];
  if (diagram !== undefined) return [fenced(diagram, 'mermaid')];
  switch (node.tagName) {
    case 'h1':
    case 'h2':
    case 'h3':
    case 'h4':
    case 'h5':
    case 'h6':
      return [`${'#'.repeat(Number(node.tagName[1]))} ${inlineOf(node.children).trim()}`];
    case 'hr':
      return ['---'];
    case 'ul':
    case 'ol':
      return [listOf(node)];
    case 'blockquote':
      return [quoted(blocksOf(node.children))];
    case 'aside':
      return [quoted(admonitionBlocks(node))];
    case 'table':
      return [tableOf(node)];
    case 'summary':
      return [`**${inlineOf(node.children).trim()}**`];
    case 'div':
      if (node.properties.role === 'tablist') return [];
      if (node.properties.role === 'tabpanel') return [`**${node.properties.dataLabel}**`, ...blocksOf(node.children)];
      if (hasClass(node, 'cards')) return [node.children.map(cardOf).filter(Boolean).join('\n')];
      return blocksOf(node.children);
    default:
      return blocksOf(node.children);
  }
}

function admonitionBlocks(node: Element): string[] {
  const [title, ...content] = node.children;
  return title?.type === 'element' ? [`**${inlineOf(title.children)}**`, ...blocksOf(content)] : blocksOf(node.children);
}

function cardOf(node: ElementContent): string {
  if (node.type !== 'element') return '';
  const [title, text] = ['card-title', 'card-text'].map((name) =>
    node.children.find((child) => child.type === 'element' && hasClass(child, name)),
  );
  const label = title?.type === 'element' ? inlineOf(title.children) : '';
  const sentence = text?.type === 'element' ? `: ${inlineOf(text.children)}` : '';
  return `- [${label}](${node.properties.href ?? ''})${sentence}`;
}

function listOf(list: Element): string {
  const items = list.children.filter((child) => child.type === 'element' && child.tagName === 'li');
  const first = Number(list.properties.start ?? 1);
  let loose = false;
  const lines = items.map((item, index) => {
    const blocks = item.type === 'element' ? blocksOf(item.children) : [];
    loose ||= item.type === 'element' && item.children.some((child) => child.type === 'element' && child.tagName === 'p');
    const marker = list.tagName === 'ol' ? `${first + index}. ` : '- ';
    return marker + indented(blocks.join(loose ? '\n\n' : '\n'), ' '.repeat(marker.length));
  });
  return lines.join(loose ? '\n\n' : '\n');
}

function indented(text: string, indent: string): string {
  return text.replace(/\n(?!\n|$)/g, `\n${indent}`);
}

function quoted(blocks: readonly string[]): string {
  return blocks
    .join('\n\n')
    .split('\n')
    .map((line) => (line === '' ? '>' : `> ${line}`))
    .join('\n');
}

function fenced(code: string, info: string): string {
  const longest = Math.max(2, ...[...code.matchAll(/`+/g)].map(([run]) => run.length));
  const fence = '`'.repeat(longest + 1);
  return `${fence}${info === 'text' ? '' : info}\n${code}\n${fence}`;
}

/** A table of single lines as Markdown has it; any other as HTML. */
function tableOf(table: Element): string {
  const rows = rowsOf(table);
  const cells = rows.flat();
  const isSimple = cells.every(
    (cell) => cell.properties.rowSpan === undefined && cell.properties.colSpan === undefined && !holdsBlocks(cell),
  );
  if (!isSimple) return toHtml(withoutClasses(table)).replace(/\n\s*/g, '');
  const width = Math.max(0, ...rows.map((row) => row.length));
  const lines = rows.map((row) => `| ${Array.from({ length: width }, (_, index) => cellOf(row[index])).join(' | ')} |`);
  return [lines[0], `|${' --- |'.repeat(width)}`, ...lines.slice(1)].join('\n');
}

function rowsOf(node: Element): Element[][] {
  return node.children.flatMap((child) => {
    if (child.type !== 'element') return [];
    if (child.tagName !== 'tr') return rowsOf(child);
    return [child.children.filter((cell) => cell.type === 'element')];
  });
}

function cellOf(cell: Element | undefined): string {
  return cell
    ? inlineOf(cell.children)
        .trim()
        .replace(/\s*\n\s*/g, '<br>')
        .replaceAll('|', '\\|')
    : '';
}

function holdsBlocks(cell: Element): boolean {
  return cell.children.some((child) => child.type === 'element' && !INLINE.has(child.tagName));
}

function withoutClasses(node: Element): Element {
  const { className: _, ...properties } = node.properties;
  return { ...node, properties, children: node.children.map((child) => (child.type === 'element' ? withoutClasses(child) : child)) };
}

function inlineOf(nodes: readonly ElementContent[]): string {
  return nodes.map((node) => (node.type === 'text' ? escaped(node.value) : node.type === 'element' ? inlineElement(node) : '')).join('');
}

function inlineElement(node: Element): string {
  if (hasClass(node, 'anchor') || hasClass(node, 'code-copy') || hasClass(node, 'data-footnote-backref')) return '';
  const content = inlineOf(node.children);
  switch (node.tagName) {
    case 'a':
      return node.properties.href === undefined ? content : `[${content}](${node.properties.href})`;
    case 'img':
      return `![${node.properties.alt ?? ''}](${node.properties.src ?? ''})`;
    case 'strong':
    case 'b':
      return wrapped(content, '**');
    case 'em':
    case 'i':
      return wrapped(content, '*');
    case 'del':
    case 's':
      return wrapped(content, '~~');
    case 'code':
      return inlineCode(textOf(node));
    case 'br':
      return '\n';
    case 'input':
      return node.properties.checked ? '[x]' : '[ ]';
    case 'sup':
    case 'sub':
    case 'kbd':
    case 'u':
      return `<${node.tagName}>${content}</${node.tagName}>`;
    case 'span':
      return node.properties.popover === undefined ? content : ` (${content})`;
    default:
      return content;
  }
}

/** Spaces stand outside of the marks, or the marks would be text. */
function wrapped(text: string, mark: string): string {
  return text.trim() === ''
    ? text
    : text.replace(/^(\s*)([\s\S]*?)(\s*)$/, (_, before: string, inner: string, after: string) => before + mark + inner + mark + after);
}

function inlineCode(text: string): string {
  const fence = text.includes('`') ? '``' : '`';
  return fence === '`' ? `\`${text}\`` : `${fence} ${text} ${fence}`;
}

function escaped(text: string): string {
  return text.replace(/[\\`*<]/g, '\\$&');
}

function hasClass(node: Element, name: string): boolean {
  return Array.isArray(node.properties.className) && node.properties.className.includes(name);
}
