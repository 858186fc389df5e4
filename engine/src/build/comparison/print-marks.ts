import type { Element, ElementContent } from 'hast';
import { toHtml } from 'hast-util-to-html';
import { h } from 'hastscript';
import { fillLabel, type Labels } from '../../markdown/labels.ts';
import { escapeHtml } from '../../ui/document/escape.ts';
import type { Difference } from './difference.ts';
import { CODE, LINE_END, piecesOf } from './text-blocks.ts';
import type { TextPart } from './text-parts.ts';

/** The two pages, and the names of their versions. */
export interface Places {
  readonly hrefs: Readonly<Record<'old' | 'new', string>>;
  readonly names: Readonly<Record<'old' | 'new', string>>;
}

/** How a text is marked. */
export type Mark = Pick<TextPart, 'in' | 'isMoved'>;

const IN = { same: 'both', added: 'new', removed: 'old', changed: 'both' } as const;

/** How a block is marked as a whole: one that is new, gone or in both. */
export function blockMark(difference: Difference): Mark {
  const mark = { in: IN[difference.type] };
  return 'isMoved' in difference && difference.isMoved ? { ...mark, isMoved: true } : mark;
}

export const markName = ({ in: place, isMoved }: Mark): 'moved' | 'added' | 'removed' =>
  isMoved ? 'moved' : place === 'new' ? 'added' : 'removed';

/** A link to where one of the pages has what is not shown. */
export function printPlace(place: 'old' | 'new', section: string | undefined, labels: Labels, { hrefs, names }: Places): string {
  const href = hrefs[place] + (section === undefined ? '' : `#${section}`);
  return `<a href="${escapeHtml(href)}">${escapeHtml(fillLabel(labels.viewIn, names[place]))}</a>`;
}

/** For those who hear lines of code: few screen readers tell the elements themselves. */
export function tellMark(mark: Mark, labels: Labels): string {
  return mark.in === 'both' ? '' : `<span class="visually-hidden">${escapeHtml(labels[markName(mark)])}</span>`;
}

/** How much was added, removed or moved. */
export function printCount(name: 'added' | 'removed' | 'moved', number: number, labels: Labels): string {
  return `<span class="count-${name}"><span class="${nameClass(name)}">${escapeHtml(labels[name])}</span>${number}</span>`;
}

function told(mark: Mark, labels: Labels): Element[] {
  const name = markName(mark);
  return labels[name] === '' ? [] : [h('span', { className: [nameClass(name)] }, labels[name])];
}

/** What has moved says so to all: its sign alone would not. */
const nameClass = (name: ReturnType<typeof markName>): string => (name === 'moved' ? 'move-name' : 'visually-hidden');

/**
 * A text with its mark. A block that is new or gone as a whole is marked at its side, as a line of code is: text that is struck through or
 * underlined for paragraphs can hardly be read.
 */
export function partNodes({ text, ...mark }: TextPart, labels: Labels, whole: 'line ' | '' = ''): ElementContent[] {
  if (mark.in === 'both' || whole) return markNodes(codeNodes(text), mark, labels, whole);
  // Spaces at the ends of words have no mark: it would be as wide as they are.
  const [, before = '', marked = '', after = ''] = /^(\s*)(.*?)(\s*)$/s.exec(text) ?? [];
  return [...codeNodes(before), ...markNodes(codeNodes(marked), mark, labels, whole), ...codeNodes(after)];
}

export function printPart(part: TextPart, labels: Labels, whole: 'line ' | '' = ''): string {
  return toHtml({ type: 'root', children: partNodes(part, labels, whole) });
}

export function printMarked(html: string, mark: Mark, labels: Labels, whole: 'line ' | ''): string {
  const nodes = markNodes([{ type: 'raw', value: html }], mark, labels, whole);
  return toHtml({ type: 'root', children: nodes }, { allowDangerousHtml: true });
}

export function markNodes(nodes: ElementContent[], mark: Mark, labels: Labels, whole: 'line ' | ''): ElementContent[] {
  if (mark.in === 'both' || nodes.length === 0) return nodes;
  return [h(mark.in === 'new' ? 'ins' : 'del', { className: `${whole}${markName(mark)}` }, ...told(mark, labels), nodes)];
}

/** Code and strong text are marked word by word: the spaces between their words are none of them at their ends, where a ground would be as wide. */
const codeNodes = (text: string): ElementContent[] =>
  piecesOf(text).flatMap(({ text, marks }): ElementContent[] => {
    if (!marks) return textNodes(text);
    const [, before = '', inner = '', after = ''] = /^(\s*)(.*?)(\s*)$/s.exec(text) ?? [];
    const marked = marks === CODE ? h('code', inner) : h('strong', textNodes(inner));
    return [...textNodes(before), ...(inner === '' ? [] : [marked]), ...textNodes(after)];
  });

const textNodes = (text: string): ElementContent[] =>
  text.split(LINE_END).flatMap((value, index) => [...(index > 0 ? [h('br')] : []), { type: 'text' as const, value }]);

/** Lets long names break before their parts, where a phone would break them within a word. */
export const breakNames = (html: string): string =>
  html.replace(/[\w.]{24,}/g, (name) => name.replace(/(?<=\w)(?=\.)|(?<=[a-z\d])(?=[A-Z])/g, '<wbr>'));
