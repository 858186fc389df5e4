import { parseFragment, serialize } from 'parse5';
import { type Element, getAttribute, isElement, type Node, ownText, type Parent } from '../model/html-tree.ts';
import { escapeHtml, escapeXml, printAttributes } from '../ui/document/escape.ts';

/** All text below a node. */
export function allText(node: Node | Parent): string {
  return ownText(node) ?? ('childNodes' in node ? node.childNodes.map(allText).join('') : '');
}

/** Replaces the value of an attribute that the element has. */
export function mapAttribute({ attrs }: Element, name: string, convert: (value: string) => string): void {
  for (const attribute of attrs) if (attribute.name === name) attribute.value = convert(attribute.value);
}

export function hasClass(element: Element, name: string): boolean {
  return getAttribute(element, 'class')?.split(/\s+/).includes(name) === true;
}

/** Replaces each element below a node by what a function makes of it, children first. */
export function mapElements(parent: Parent, convert: (element: Element) => Node[]): void {
  parent.childNodes = parent.childNodes.flatMap((child) => {
    if (!isElement(child)) return [child];
    mapElements(child, convert);
    return convert(child);
  });
}

/** Parses a part of a document. */
export function parseNodes(html: string): Node[] {
  return parseFragment(html).childNodes;
}

/**
 * Makes an element.
 * @param children what stands in it; moved, not copied
 */
export function makeElement(tag: string, attributes: Readonly<Record<string, string>>, children: readonly Node[]): Element {
  const [made] = parseFragment(`<${tag}${printAttributes(attributes)}></${tag}>`).childNodes;
  if (!made || !isElement(made)) throw new TypeError(`<${tag}> cannot stand alone.`);
  made.childNodes = [...children];
  return made;
}

export function makeText(text: string): Node[] {
  return parseNodes(escapeHtml(text));
}

/** Elements of HTML that have no content, and are written without an end tag. */
const EMPTY = /^(?:area|br|col|hr|img|input|source|track|wbr)$/;

/** Prints what stands in a node as HTML. */
export function printHtml(parent: Parent): string {
  return serialize(parent);
}

/** Prints nodes as XHTML, with SVG and MathML in their namespaces. */
export function printXhtml(nodes: readonly Node[], namespace = 'http://www.w3.org/1999/xhtml'): string {
  return nodes
    .map((node) => {
      if (!isElement(node)) return escapeXml(ownText(node) ?? '');
      const { tagName, attrs, childNodes, namespaceURI } = node;
      const own = namespaceURI === namespace ? '' : ` xmlns="${namespaceURI}"`;
      const written = attrs.filter(({ name }) => !name.startsWith('xmlns')).map(({ name, value }) => ` ${name}="${escapeXml(value)}"`);
      const start = `<${tagName}${own}${written.join('')}`;
      if (childNodes.length === 0 && (EMPTY.test(tagName) || namespaceURI !== XHTML)) return `${start}/>`;
      return `${start}>${printXhtml(childNodes, namespaceURI)}</${tagName}>`;
    })
    .join('');
}

const XHTML = 'http://www.w3.org/1999/xhtml';
