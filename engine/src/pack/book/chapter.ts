import { type Element, getAttribute, isElement, type Node } from '../../model/html-tree.ts';
import { allText, hasClass, makeElement, makeText, mapElements, parseNodes } from '../tree.ts';

/** How a chapter is joined to the others of its book. */
export interface ChapterFrame {
  /** What takes the place of a link; undefined where the text alone remains. */
  readonly toHref: (href: string) => string | undefined;
  /** What takes the place of the address of a picture; undefined where its alternative text remains. */
  readonly toSource: (address: string) => string | undefined;
  /** What takes the place of an id. */
  readonly toId: (id: string) => string;
  /** By how many levels headings move down. */
  readonly lower: number;
}

/** Elements of HTML that a book keeps. The content of others stays, without them. */
const KEPT =
  /^(?:a|abbr|aside|b|bdi|bdo|blockquote|br|caption|cite|code|col|colgroup|dd|del|dfn|div|dl|dt|em|figcaption|figure|h[1-6]|hr|i|img|ins|kbd|li|mark|ol|p|pre|q|rp|rt|ruby|s|samp|section|small|span|strong|sub|sup|table|tbody|td|tfoot|th|thead|time|tr|u|ul|var|wbr)$/;
/** Elements that go with all that is in them. */
const DROPPED = /^(?:script|style|template|button|source|track|nav|form|link|meta)$/;
/** Attributes that a book keeps, of any element and of single ones. */
const ATTRIBUTES: Readonly<Record<string, readonly string[]>> = {
  '*': ['id', 'class', 'lang', 'dir', 'title'],
  a: ['href'],
  img: ['src', 'alt', 'width', 'height'],
  td: ['colspan', 'rowspan', 'headers'],
  th: ['colspan', 'rowspan', 'headers', 'scope'],
  ol: ['start'],
  li: ['value'],
  time: ['datetime'],
  col: ['span'],
  colgroup: ['span'],
};
const HTML = 'http://www.w3.org/1999/xhtml';

/**
 * Turns a page's article into a chapter: what needs a reader's action is shown at once (tabs one below the other, each with its name; details
 * open), and what only a browser can show becomes a link or goes.
 */
export function makeChapter(html: string, frame: ChapterFrame): Node[] {
  const root = makeElement('div', {}, parseNodes(html));
  mapElements(root, (element) => convert(element, frame));
  return root.childNodes;
}

function convert(element: Element, frame: ChapterFrame): Node[] {
  if (element.namespaceURI !== HTML) return foreign(element, frame);
  const { tagName, childNodes } = element;
  if (tagName === 'button') return getAttribute(element, 'popovertarget') !== undefined ? childNodes : [];
  if (DROPPED.test(tagName) || hasClass(element, 'anchor') || hasClass(element, 'in-dark') || hasClass(element, 'code-copy')) return [];
  if (getAttribute(element, 'role') === 'tablist') return [];
  if (tagName === 'input') return makeText(element.attrs.some(({ name }) => name === 'checked') ? '☑ ' : '☐ ');
  if (tagName === 'details' || tagName === 'summary') return keep(rename(element, 'div', tagName), frame);
  if (hasClass(element, 'code')) return [makeCode(element, frame)];
  if (getAttribute(element, 'role') === 'tabpanel') return makePanel(element, frame);
  if (element.attrs.some(({ name }) => name === 'popover')) return [...makeText(' ('), ...childNodes, ...makeText(')')];
  if (tagName === 'iframe' || tagName === 'video' || tagName === 'audio') return makeReference(element, frame);
  if (tagName === 'img') return makePicture(element, frame);
  if (tagName === 'a') return makeLink(element, frame);
  if (/^h[1-6]$/.test(tagName)) rename(element, `h${Math.min(6, Number(tagName.slice(1)) + frame.lower)}`);
  return KEPT.test(tagName) ? keep(element, frame) : childNodes;
}

/** Diagrams and formulas stay as they are, without what scripts and styles need. What they refer to has the names that it has in the book. */
function foreign(element: Element, frame: ChapterFrame): Node[] {
  const kept = element.attrs.filter(({ name }) => !/^(?:data-|on|tabindex|style$)/.test(name));
  element.attrs = kept.flatMap((attribute) => {
    const value = valueInBook(element.tagName, attribute, frame);
    return value === undefined ? [] : [{ ...attribute, value }];
  });
  return [element];
}

function valueInBook(
  tagName: string,
  { name, value }: Element['attrs'][number],
  { toId, toHref, toSource }: ChapterFrame,
): string | undefined {
  if (name === 'id') return toId(value);
  if (name !== 'href')
    return value.replace(/url\((["']?)#([^"')]+)\1\)/g, (_, quote: string, id: string) => `url(${quote}#${toId(id)}${quote})`);
  if (tagName === 'a') return toHref(value);
  if (value.startsWith('#')) return `#${toId(value.slice(1))}`;
  return value.startsWith('data:') ? value : toSource(value);
}

function keep(element: Element, { toId }: ChapterFrame): Node[] {
  const known = [...(ATTRIBUTES['*'] ?? []), ...(ATTRIBUTES[element.tagName] ?? [])];
  element.attrs = element.attrs.filter(({ name, value }) => known.includes(name) && (value !== '' || name === 'alt'));
  for (const attribute of element.attrs)
    if (attribute.name === 'id' || attribute.name === 'headers') attribute.value = attribute.value.split(/\s+/).map(toId).join(' ');
  return [element];
}

function rename(element: Element, tag: string, name?: string): Element {
  element.nodeName = tag;
  element.tagName = tag;
  if (name !== undefined) element.attrs = [...element.attrs.filter((one) => one.name === 'id'), { name: 'class', value: name }];
  return element;
}

function makeCode(element: Element, frame: ChapterFrame): Node {
  const [caption] = element.childNodes.filter(isElement).filter(({ tagName }) => tagName === 'figcaption');
  const title = caption ? allText(caption).trim() : '';
  const code = element.childNodes.filter((child) => child !== caption);
  const named = title === '' ? [] : [makeElement('p', { class: 'code-title' }, makeText(title))];
  const [made] = keep(makeElement('div', { class: getAttribute(element, 'class') ?? 'code' }, [...named, ...code]), frame);
  return made ?? element;
}

function makePanel(element: Element, frame: ChapterFrame): Node[] {
  const label = getAttribute(element, 'data-label') ?? '';
  const name = makeElement('p', { class: 'tab-name' }, makeText(label));
  return keep(makeElement('div', { class: 'tab' }, [name, ...element.childNodes]), frame);
}

function makeReference(element: Element, { toHref }: ChapterFrame): Node[] {
  const address = getAttribute(element, 'src') ?? element.childNodes.filter(isElement).map((child) => getAttribute(child, 'src'))[0];
  const href = address === undefined ? undefined : toHref(address);
  const label = getAttribute(element, 'title') ?? href ?? '';
  return href === undefined ? [] : [makeElement('p', {}, [makeElement('a', { href }, makeText(label))])];
}

function makePicture(element: Element, frame: ChapterFrame): Node[] {
  const source = frame.toSource(getAttribute(element, 'src') ?? '');
  const alt = getAttribute(element, 'alt') ?? '';
  if (source === undefined) return makeText(alt);
  const [made] = keep(element, frame);
  element.attrs = element.attrs.filter(({ name, value }) => !/^(?:width|height)$/.test(name) || /^\d+$/.test(value));
  element.attrs = [
    ...element.attrs.filter(({ name }) => name !== 'src' && name !== 'alt'),
    { name: 'src', value: source },
    { name: 'alt', value: alt },
  ];
  return made ? [made] : [];
}

function makeLink(element: Element, frame: ChapterFrame): Node[] {
  const href = getAttribute(element, 'href');
  // A picture's link opens the picture itself.
  const [picture] = element.childNodes.filter(isElement);
  if (hasClass(element, 'in-light') && picture) return element.childNodes;
  const target = href === undefined ? undefined : frame.toHref(href);
  if (target === undefined) return getAttribute(element, 'id') === undefined ? element.childNodes : keep(rename(element, 'span'), frame);
  keep(element, frame);
  element.attrs = [...element.attrs.filter(({ name }) => name !== 'href'), { name: 'href', value: target }];
  return [element];
}
