import type { Element } from 'hast';
import { h } from 'hastscript';
import type { CompiledHeading } from '../compiled.ts';

/** A table of contents in the text of a page, to be filled when all headings are known. */
export interface PendingToc {
  readonly element: Element;
  /** Heading levels that it shows. */
  readonly least: number;
  readonly most: number;
  /** Those of the entries that its author's code chooses; all, if there is none. */
  readonly choose?: ((entries: readonly TocEntry[]) => readonly TocEntry[]) | undefined;
}

/** A heading as code in Docusaurus' pages knows it: `toc.filter(({ level }) => level === 2)`. */
export interface TocEntry {
  readonly value: string;
  readonly id: string;
  readonly level: number;
  /** Its place among the headings. */
  readonly index: number;
}

type IndexedHeading = CompiledHeading & { readonly index: number };

/** Fills the inline tables of contents with the page's headings, as nested lists. */
export function fillInlineTocs(pending: readonly PendingToc[], headings: readonly CompiledHeading[]): void {
  const indexed = headings.map((heading, index) => ({ ...heading, index }));
  for (const { element, least, most, choose } of pending) {
    const entries = indexed.filter(({ level }) => level > 1).map(({ text, id, level, index }) => ({ value: text, id, level, index }));
    const chosen = choose && new Set(choose(entries).map(({ index }) => index));
    const shown = indexed.filter(({ level, index }) => level >= least && level <= most && chosen?.has(index) !== false);
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
