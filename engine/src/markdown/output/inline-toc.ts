import type { Element } from 'hast';
import { h } from 'hastscript';
import type { CompiledHeading } from '../compiled.ts';

/** A table of contents in the text of a page, to be filled when all headings are known. */
export interface PendingToc {
  readonly element: Element;
  /** Heading levels that it shows. */
  readonly least: number;
  readonly most: number;
}

type IndexedHeading = CompiledHeading & { readonly index: number };

/** Fills the inline tables of contents with the page's headings, as nested lists. */
export function fillInlineTocs(pending: readonly PendingToc[], headings: readonly CompiledHeading[]): void {
  for (const { element, least, most } of pending) {
    const shown = headings.map((heading, index) => ({ ...heading, index })).filter(({ level }) => level >= least && level <= most);
    if (shown.length > 0) element.children = [listOf(shown)];
  }
}

function listOf(headings: readonly IndexedHeading[]): Element {
  const top = Math.min(...headings.map(({ level }) => level));
  const starts = headings.flatMap(({ level }, index) => (level === top || index === 0 ? [index] : []));
  const items = starts.map((start, index) => {
    const [first, ...below] = headings.slice(start, starts[index + 1]);
    return h('li', first ? linkTo(first) : [], below.length > 0 ? [listOf(below)] : []);
  });
  return h('ul', items);
}

function linkTo({ id, text, explicit, index }: IndexedHeading): Element {
  const link = h('a', { href: `#${id}` }, text);
  if (!explicit) link.data = { heading: index };
  return link;
}
