import type { Labels } from '../../markdown/labels.ts';
import { escapeHtml } from '../../ui/document/escape.ts';
import type { TextPart } from './compare-texts.ts';
import { CODE } from './text-blocks.ts';

/** Which text has a block that is new, gone or in both. */
export const IN = { same: 'both', added: 'new', removed: 'old' } as const;

export const markOf = (place: 'new' | 'old'): string => (place === 'new' ? 'added' : 'removed');

/** For those who hear the text: few screen readers tell the elements themselves. */
export function tellMark(place: TextPart['in'], labels: Labels): string {
  if (place === 'both') return '';
  return `<span class="visually-hidden">${escapeHtml(place === 'new' ? labels.added : labels.removed)}</span>`;
}

/**
 * A text with its mark. A block that is new or gone as a whole is marked at its side, as a line of code is: text that is struck through or
 * underlined for paragraphs can hardly be read.
 */
export function printPart({ text, in: place }: TextPart, labels: Labels, whole: 'line ' | '' = ''): string {
  return printMarked(printCodeIn(text), place, labels, whole);
}

export function printMarked(html: string, place: TextPart['in'], labels: Labels, whole: 'line ' | ''): string {
  if (place === 'both' || html === '') return html;
  const tag = place === 'new' ? 'ins' : 'del';
  return `<${tag} class="${whole}${markOf(place)}">${tellMark(place, labels)}${html}</${tag}>`;
}

const printCodeIn = (text: string): string =>
  escapeHtml(text).replaceAll(CODE.start, '<code>').replaceAll(CODE.end, '</code>').replaceAll('<code></code>', '');

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
