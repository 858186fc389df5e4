import { decodeXml } from '../../model/decode-xml.ts';

/** The headings of a page's HTML, and what of it has an address of its own. */
export interface PagePlaces {
  /** All headings, in order. */
  readonly headings: readonly PageHeading[];
  readonly places: ReadonlyMap<string, Place>;
  /** Labels of tabs. */
  readonly tabs: ReadonlySet<string>;
}

export interface PageHeading {
  /** As it compares (`comparable`). */
  readonly text: string;
  readonly id: string | undefined;
}

/** What an id leads to. */
export interface Place {
  /** Number of the heading that has the id, or that the place is below; -1 above the first one. */
  readonly heading: number;
  /** Text of the row of a table that has the id, as it compares. */
  readonly row?: string | undefined;
}

/** A tag with its attributes. In the HTML of pages, `<` is in no text. */
const TAG = /<(\/?)([a-z][\w-]*)((?:"[^"]*"|'[^']*'|[^"'>])*)>/gi;
const VALUE = `=(?:"([^"]*)"|'([^']*)'|([^\\s"'>]+))`;
const ID = new RegExp(`\\sid${VALUE}`);
const LABEL = new RegExp(`\\sdata-label${VALUE}`);
const ENTITY = /&(?:#?\w+);/g;
/** Elements before a heading that have its id in its place are closed soon. */
const LONGEST_GAP = 2000;

/** Collects the places of a page. Its Markdown has the same headings, without ids. */
export function placesIn(html: string): PagePlaces {
  const headings: PageHeading[] = [];
  const places = new Map<string, Place>();
  const tabs = new Set<string>();
  let waiting: { readonly id: string; readonly end: number; readonly row?: string }[] = [];
  /** What stands directly before a heading belongs to it. */
  const place = (next: number): void => {
    for (const { id, end, row } of waiting) {
      const isBefore = next - end < LONGEST_GAP && textOf(html.slice(end, next)).trim() === '';
      places.set(id, { heading: headings.length - (isBefore ? 0 : 1), row });
    }
    waiting = [];
  };
  for (const { 0: tag, 1: close, 2: name = '', 3: attributes = '', index } of html.matchAll(TAG)) {
    if (close === '/') continue;
    const id = valueIn(attributes, ID);
    if (attributes.includes('role="tabpanel"')) tabs.add(valueIn(attributes, LABEL) ?? '');
    const end = index + tag.length;
    if (/^h[1-6]$/i.test(name)) {
      place(index);
      if (id !== undefined) places.set(id, { heading: headings.length });
      headings.push({ text: comparable(textOf(html.slice(end, html.indexOf(`</${name}`, end)))), id });
    } else if (id !== undefined && !places.has(id)) {
      waiting.push(name === 'tr' ? { id, end, row: comparable(textOf(html.slice(end, html.indexOf('</tr', end)))) } : { id, end });
    }
  }
  place(Number.POSITIVE_INFINITY);
  return { headings, places, tabs };
}

function valueIn(attributes: string, attribute: RegExp): string | undefined {
  const [, double, single, bare] = attribute.exec(attributes) ?? [];
  const written = double ?? single ?? bare;
  return written === undefined ? undefined : decodeXml(written);
}

function textOf(html: string): string {
  return html.replace(TAG, '').replace(ENTITY, '');
}

/** A text as it compares, in HTML and in Markdown: its letters and digits alone. */
export function comparable(text: string): string {
  return text.replace(/[^\p{L}\p{N}]+/gu, '').toLowerCase();
}

/** A line of Markdown as it compares. */
export function comparableLine(markdown: string): string {
  return comparable(
    markdown
      .replace(/\]\([^)]*\)/g, '')
      .replace(/<\/?(?:br|kbd|su[bp]|u)>/g, '')
      .replace(ENTITY, ''),
  );
}
