import type { DefaultTreeAdapterTypes } from 'parse5';

export type Node = DefaultTreeAdapterTypes.ChildNode;
export type Parent = DefaultTreeAdapterTypes.ParentNode;
export type Element = DefaultTreeAdapterTypes.Element;

export function isElement(node: DefaultTreeAdapterTypes.Node): node is Element {
  return 'tagName' in node;
}

/** The text of a text node; undefined for any other. */
export function ownText(node: DefaultTreeAdapterTypes.Node): string | undefined {
  return 'value' in node ? node.value : undefined;
}

/** The elements in a node, in the order of the document. */
export function elementsIn({ childNodes }: Parent): Element[] {
  return childNodes.filter(isElement).flatMap((element) => [element, ...elementsIn(element)]);
}

export function getAttribute({ attrs }: Element, name: string): string | undefined {
  return attrs.find((attribute) => attribute.name === name)?.value;
}
