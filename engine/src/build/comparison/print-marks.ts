import type { Element, ElementContent } from 'hast';
import { toHtml } from 'hast-util-to-html';
import { h } from 'hastscript';
import type { Labels } from '../../markdown/labels.ts';
import { escapeHtml } from '../../ui/document/escape.ts';
import type { TextPart } from './compare-words.ts';
import { CODE, withoutCodeMarks } from './text-blocks.ts';

const CODE_OR_TEXT = new RegExp(`(${CODE.start}[^${CODE.end}]*${CODE.end})`);

/** Links to the two pages, named by their versions. */
export interface Places {
  readonly old: string;
  readonly new: string;
  /** The versions alone, as text. */
  readonly names: { readonly old: string; readonly new: string };
}

/** Which text has a block that is new, gone or in both. */
export const IN = { same: 'both', added: 'new', removed: 'old' } as const;

export const markOf = (place: 'new' | 'old'): string => (place === 'new' ? 'added' : 'removed');

/** For those who hear the text: few screen readers tell the elements themselves. */
export function tellMark(place: TextPart['in'], labels: Labels): string {
  return place === 'both' ? '' : toHtml({ type: 'root', children: heard(place, labels) });
}

/** How much was added or removed. */
export function printCount(name: 'added' | 'removed', number: number, labels: Labels): string {
  return `<span class="count-${name}"><span class="visually-hidden">${escapeHtml(labels[name])}</span>${number}</span>`;
}

function heard(place: 'new' | 'old', labels: Labels): Element[] {
  const word = place === 'new' ? labels.added : labels.removed;
  return word === '' ? [] : [h('span', { className: ['visually-hidden'] }, word)];
}

/**
 * A text with its mark. A block that is new or gone as a whole is marked at its side, as a line of code is: text that is struck through or
 * underlined for paragraphs can hardly be read.
 */
export function partNodes({ text, in: place }: TextPart, labels: Labels, whole: 'line ' | '' = ''): ElementContent[] {
  if (place === 'both' || whole) return markNodes(codeNodes(text), place, labels, whole);
  // Spaces at the ends of words have no mark: it would be as wide as they are.
  const [, before = '', marked = '', after = ''] = /^(\s*)(.*?)(\s*)$/s.exec(text) ?? [];
  return [...codeNodes(before), ...markNodes(codeNodes(marked), place, labels, whole), ...codeNodes(after)];
}

export function printPart(part: TextPart, labels: Labels, whole: 'line ' | '' = ''): string {
  return toHtml({ type: 'root', children: partNodes(part, labels, whole) });
}

export function printMarked(html: string, place: TextPart['in'], labels: Labels, whole: 'line ' | ''): string {
  const nodes = markNodes([{ type: 'raw', value: html }], place, labels, whole);
  return toHtml({ type: 'root', children: nodes }, { allowDangerousHtml: true });
}

export function markNodes(nodes: ElementContent[], place: TextPart['in'], labels: Labels, whole: 'line ' | ''): ElementContent[] {
  if (place === 'both' || nodes.length === 0) return nodes;
  return [h(place === 'new' ? 'ins' : 'del', { className: `${whole}${markOf(place)}` }, ...heard(place, labels), nodes)];
}

const codeNodes = (text: string): ElementContent[] =>
  text
    .split(CODE_OR_TEXT)
    .filter((part) => withoutCodeMarks(part) !== '')
    .map((part) => (part.startsWith(CODE.start) ? h('code', withoutCodeMarks(part)) : { type: 'text', value: part }));

/** Begins and ends code in each of the parts that have some of it. */
export function markCode(parts: readonly TextPart[]): TextPart[] {
  const isOpen = { old: false, new: false };
  return parts.map(({ text, in: place }) => {
    const own = place === 'old' ? 'old' : 'new';
    let marked = isOpen[own] ? CODE.start : '';
    for (const character of text) {
      const isStart = character === CODE.start;
      if ((isStart || character === CODE.end) && isStart === isOpen[own]) continue;
      if (isStart || character === CODE.end) isOpen[own] = isStart;
      marked += character;
    }
    if (place === 'both') isOpen.old = isOpen.new;
    return { text: marked + (isOpen[own] ? CODE.end : ''), in: place };
  });
}
