import { type Element, elementsIn, getAttribute, isElement, type Node, ownText, type Parent } from '../../model/html-tree.ts';
import { loadLate } from '../../model/load-late.ts';
import { type Fields, fieldsOf, text } from '../../model/record.ts';

/** A link as a configuration writes it. */
export interface WrittenLink {
  readonly label: string;
  readonly href: string;
}

/** The links in a piece of HTML, named by their words, or by what is said of their pictures. */
export function linksInHtml(html: string): WrittenLink[] {
  return elementsIn(parse(html)).flatMap((element) => {
    const href = element.tagName === 'a' ? said(element, 'href') : undefined;
    if (href === undefined) return [];
    const label = wordsOf(element) ?? said(element, 'aria-label') ?? said(element, 'title') ?? nameOf(href);
    return label === undefined ? [] : [{ label, href }];
  });
}

/** What a link whose content is HTML is called: its words, what is said of its picture, or the host that it leads to. */
export function nameOfHtmlLink(html: string, href: string | undefined): string | undefined {
  return wordsOf(parse(html)) ?? (href === undefined ? undefined : nameOf(href));
}

/**
 * The links in an item of a kind that the project made itself: whatever has an address and a name, however deep.
 * @param item its options
 */
export function linksWithin(item: Fields): WrittenLink[] {
  return Object.values(item).flatMap((value) => {
    const parts: unknown[] = Array.isArray(value) ? value : [value];
    return parts.map(fieldsOf).flatMap((part) => {
      const label = text(part.label) ?? text(part.title) ?? text(part.name);
      const href = text(part.href) ?? text(part.to) ?? text(part.url);
      return [...(label !== undefined && href !== undefined ? [{ label, href }] : []), ...linksWithin(part)];
    });
  });
}

/** The text of a piece of HTML. */
export function withoutTags(html: string): string {
  return shownText(parse(html)).replace(/\s+/g, ' ').trim();
}

function parse(html: string): Parent {
  const { parseFragment }: typeof import('parse5') = loadLate('parse5');
  return parseFragment(html);
}

/** The words in a part of a page, or what is said of its picture; undefined if there are none. */
function wordsOf(parent: Parent): string | undefined {
  const words = shownText(parent).replace(/\s+/g, ' ').trim();
  if (words !== '') return words;
  return elementsIn(parent)
    .map((element) => said(element, 'alt') ?? said(element, 'aria-label') ?? (element.tagName === 'title' ? shownText(element) : undefined))
    .find((found) => found !== undefined && found !== '');
}

/** Elements that begin a line of their own. */
const LINES = /^(?:br|div|p|li|h[1-6]|td)$/;

/** What readers see of a text: no styles or scripts, and no words within drawings. */
function shownText(node: Node | Parent): string {
  if (isElement(node) && /^(style|script|svg)$/.test(node.tagName)) return '';
  const text = ownText(node)?.replaceAll('\u00a0', ' ') ?? ('childNodes' in node ? node.childNodes.map(shownText).join('') : '');
  return isElement(node) && LINES.test(node.tagName) ? ` ${text} ` : text;
}

/** The value of an attribute that says something. */
function said(element: Element, name: string): string | undefined {
  const value = getAttribute(element, name)?.trim();
  return value === '' ? undefined : value;
}

/** The host of an address: all that is known of a link that is only a drawing. */
function nameOf(href: string): string | undefined {
  return URL.parse(href)?.host.replace(/^www\./, '');
}
