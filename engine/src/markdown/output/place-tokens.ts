import type { Element, ElementContent, Properties } from 'hast';
import { printToken, readToken } from '../tokens.ts';

declare module 'hast' {
  interface ElementData {
    /** Index of the heading whose id the element has, or leads to; absent where the author wrote the id. */
    heading?: number;
  }
}

/** Puts tokens in all places of an article that depend on other files: ids of headings, links, pictures, cards. Changes the elements. */
export function placeTokens(nodes: readonly ElementContent[], isFramed = false): ElementContent[] {
  return nodes.flatMap((node): ElementContent[] => {
    if (node.type !== 'element') return [node];
    node.children = placeTokens(node.children, isFramed || node.tagName === 'picture');
    if (node.data?.heading !== undefined) return placeHeading(node, node.data.heading);
    if (node.properties.dataDocCards !== undefined) return [text(printToken('cards'))];
    return node.tagName === 'img' ? placePicture(node, isFramed) : [placeLink(node)];
  });
}

function placeHeading(node: Element, index: number): ElementContent[] {
  const id = printToken('id', index);
  if (node.tagName === 'a') {
    node.properties.href = `#${id}`;
    return [node];
  }
  node.properties.id = id;
  return [text(printToken('alias', index)), node];
}

/** Puts a token in the place of a link's attribute `href`, which it may have to do without. */
export function placeLink(node: Element): Element {
  const token = node.tagName === 'a' && readToken(node.properties.href);
  if (token) node.properties = replaceProperty(node.properties, 'href', { [printToken('href', token.index)]: true });
  return node;
}

function placePicture(node: Element, isFramed: boolean): ElementContent[] {
  const { src, srcSet, width, height } = node.properties;
  const token = readToken(src);
  if (!token) return [node];
  if (width === undefined && height === undefined) node.properties[printToken('size', token.index)] = true;
  if (isFramed || srcSet !== undefined) return [node];
  return [text(printToken('pictureStart', token.index)), node, text(printToken('pictureEnd', token.index))];
}

function replaceProperty(properties: Properties, name: string, others: Properties): Properties {
  return Object.fromEntries(
    Object.entries(properties).flatMap(([key, value]) => (key === name ? Object.entries(others) : [[key, value] as const])),
  );
}

function text(value: string): ElementContent {
  return { type: 'text', value };
}
