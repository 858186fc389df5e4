import type { Element, ElementContent } from 'hast';
import { toString as textOf } from 'hast-util-to-string';
import type { CompiledSection } from '../compiled.ts';
import { hasClass } from '../render/table-cells.ts';
import { joinLines } from './join-lines.ts';

/** Elements that begin a new line in plain text. */
const BLOCKS = new Set(
  'address article aside blockquote br caption dd details div dl dt figcaption figure h1 h2 h3 h4 h5 h6 hr li ol p pre section summary table tbody tfoot thead tr ul'.split(
    ' ',
  ),
);

/** Elements without text of their own: the white space between their parts is insignificant. */
const STRUCTURE = new Set(['dl', 'ol', 'table', 'tbody', 'tfoot', 'thead', 'tr', 'ul']);

/** The plain text of a page from heading to heading. Code has its own lines; a tab begins with its label. */
export function collectSections(content: readonly ElementContent[]): CompiledSection[] {
  const sections: { id: string | null; heading: string; text: string }[] = [{ id: null, heading: '', text: '' }];
  const write = (text: string): void => {
    const section = sections.at(-1);
    if (section) section.text += text;
  };
  const visit = (nodes: readonly ElementContent[], parent?: Element, isPlain = false): void => {
    for (const [at, node] of nodes.entries()) {
      if (node.type === 'text' && !STRUCTURE.has(parent?.tagName ?? '')) write(isPlain ? node.value : joinLines(node.value, ' '));
      if (node.type !== 'element' || isChrome(node)) continue;
      const { id } = node.properties;
      if (/^h[1-6]$/.test(node.tagName) && typeof id === 'string' && parent?.properties.dataFootnotes === undefined) {
        sections.push({ id, heading: textOf(node).trim(), text: '' });
        continue;
      }
      const isBlock = BLOCKS.has(node.tagName);
      if (isBlock) write('\n');
      if (node.properties.role === 'tabpanel') write(`${node.properties.dataLabel}\n`);
      if (node.data?.code) write(`${node.data.code.title ? `${node.data.code.title}\n` : ''}${node.data.code.text}`);
      else if (node.properties.popover !== undefined) write(` (${textOf(node)})`);
      else visit(node.children, node, isPlain || node.tagName === 'pre');
      if (isCell(node) && nodes.slice(at + 1).some(isCell)) write(' · ');
      if (isBlock) write('\n');
    }
  };
  visit(content);
  return sections.map((section) => ({ ...section, text: tidied(section.text) })).filter(({ id, text }) => id !== null || text !== '');
}

/** Plain text of the first top-level paragraph; empty if there is none. */
export function firstParagraphOf(content: readonly ElementContent[]): string {
  for (const node of content) {
    if (node.type !== 'element' || node.tagName !== 'p') continue;
    const text = collectSections([node])[0]?.text.replaceAll('\n', ' ') ?? '';
    if (text !== '') return text;
  }
  return '';
}

function isCell(node: ElementContent): boolean {
  return node.type === 'element' && (node.tagName === 'td' || node.tagName === 'th');
}

/** Whether an element belongs to the user interface and not to the text, only says again what the text says, or is nothing to look for. */
function isChrome(node: Element): boolean {
  const { role, dataRestated } = node.properties;
  if (role === 'tablist' || dataRestated !== undefined || node.tagName === 'input' || node.data?.isUnsearched) return true;
  return ['anchor', 'toc-inline', 'in-dark', 'code-copy', 'data-footnote-backref'].some((name) => hasClass(node, name));
}

function tidied(text: string): string {
  return text
    .split('\n')
    .map((line) => line.trimEnd())
    .filter((line) => line !== '')
    .join('\n')
    .trim();
}
