import type { Element, ElementContent } from 'hast';
import { defaultHandlers as htmlHandlers, type State, toMdast } from 'hast-util-to-mdast';
import { toString as textOf } from 'hast-util-to-string';
import { h } from 'hastscript';
import type { ListItem, Nodes, Parents } from 'mdast';
import { gfmToMarkdown } from 'mdast-util-gfm';
import { defaultHandlers, type Handle, type Options, toMarkdown } from 'mdast-util-to-markdown';
import { type DefaultTreeAdapterTypes, defaultTreeAdapter, parseFragment } from 'parse5';
import type { CompiledSection } from '../markdown/compiled.ts';
import { collectSections } from '../markdown/output/sections.ts';

/** What is no text: controls, pictures without words. */
const LEFT_OUT = new Set(['button', 'input', 'script', 'style', 'svg', 'template']);
/** For those who look at a page: pictures are there for light and for dark; the mark of a heading leads to itself; of a comparison, what leads to its changes, how long its code is, and what stands on both sides. */
const FOR_EYES = new Set(['anchor', 'change-bar', 'code-size', 'comparison-bar', 'comparison-summary', 'in-dark', 'side-copy']);
const WITHOUT_TITLE = new Set([...LEFT_OUT, 'h1']);

const INLINE = new Set(['a', 'code', 'del', 'em', 'ins', 'span', 'strong', 'time']);

/** What ends a line in a cell of a table, where Markdown has no such mark. */
const BREAK_IN_CELL = 'br-in-cell';

/** Addresses of mail are as good as links to them. */
const GFM = withoutEscapes(gfmToMarkdown({ tablePipeAlign: false }), '@');

function withoutEscapes({ extensions, unsafe, ...options }: Options, character: string): Options {
  const others = (unsafe ?? []).filter((pattern) => pattern.character !== character);
  return { ...options, unsafe: others, extensions: (extensions ?? []).map((extension) => withoutEscapes(extension, character)) };
}

/**
 * The Markdown of a page that has no source in Markdown: one in React, a list that the build makes.
 * @param html the article, or the page's main
 * @param link makes the address of a link what programs are to follow
 */
export function markdownOfHtml(html: string, link: (href: string) => string): string {
  const children = joinCode(contentOf(parseFragment(html).childNodes, link));
  const numbers = new Map<Nodes, number>();
  const tree = toMdast(
    { type: 'root', children },
    {
      newlines: false,
      handlers: { li: (state, node) => numberedItem(state, node, numbers), [BREAK_IN_CELL]: () => ({ type: 'html', value: '<br>' }) },
    },
  );
  /** Items keep the numbers that they have, also where one is left out or told twice. */
  const listItem: Handle = (node: ListItem, parent: Parents | undefined, state, info) => {
    const number = numbers.get(node);
    const list = parent?.type === 'list' && number !== undefined ? { ...parent, start: number, children: [node] } : parent;
    return defaultHandlers.listItem(node, list, state, info);
  };
  return toMarkdown(tree, { bullet: '-', extensions: [GFM, { handlers: { listItem } }] });
}

function numberedItem(state: State, node: Element, numbers: Map<Nodes, number>): ListItem {
  const item = htmlHandlers.li(state, node);
  const { value } = node.properties;
  if (value !== undefined && value !== null) numbers.set(item, Number(value));
  return item;
}

/** The plain text of such a page from heading to heading, without its title: search has no other source of it. */
export function sectionsOfHtml(html: string): CompiledSection[] {
  const content = contentOf(parseFragment(html).childNodes, (href) => href, WITHOUT_TITLE);
  return collectSections(content).map((section) => ({ ...section, text: section.text.replaceAll('\u00a0', ' ') }));
}

function contentOf(
  nodes: readonly DefaultTreeAdapterTypes.ChildNode[],
  link: (href: string) => string,
  leftOut: ReadonlySet<string> = LEFT_OUT,
): ElementContent[] {
  return nodes.flatMap((node, index): ElementContent[] => {
    if (defaultTreeAdapter.isTextNode(node)) return [{ type: 'text', value: node.value }];
    if (!defaultTreeAdapter.isElementNode(node) || leftOut.has(node.tagName)) return [];
    const attributes = Object.fromEntries(
      node.attrs.map(({ name, value }) => [name, name === 'href' || name === 'src' ? link(value) : value]),
    );
    if (FOR_EYES.has(attributes.class ?? '')) return [];
    if (node.tagName === 'br' && isInCell(node)) return [h(BREAK_IN_CELL)];
    const gap: ElementContent[] = touchesNext(node, nodes[index + 1]) ? [{ type: 'text', value: ' ' }] : [];
    return [h(node.tagName, attributes, contentOf(node.childNodes, link, leftOut)), ...gap];
  });
}

function isInCell({ parentNode }: DefaultTreeAdapterTypes.Element): boolean {
  if (!parentNode || !defaultTreeAdapter.isElementNode(parentNode)) return false;
  return /^t[dh]$/.test(parentNode.tagName) || isInCell(parentNode);
}

/** Takes the elements that colour code from its blocks: they say nothing, and are most of those of a reference. Compared code is a diff. */
function joinCode(nodes: readonly ElementContent[]): ElementContent[] {
  return nodes.map((node) => {
    if (node.type !== 'element') return node;
    const lines = node.tagName === 'figure' ? linesIn(node) : [];
    if (lines.some(({ tagName }) => tagName in SIGNS)) {
      const titles = captionsIn(node).map(({ children }) => h('p', h('strong', children)));
      return h('div', titles, h('pre', h('code', { class: 'language-diff' }, lines.map(printLine).join('\n'))));
    }
    return { ...node, children: node.tagName === 'pre' ? node.children.map(joinTexts) : joinCode(node.children) };
  });
}

const SIGNS: Readonly<Record<string, string>> = { ins: '+ ', del: '- ' };

const elementsOf = ({ children }: Element): Element[] => children.filter((child) => child.type === 'element');

const classesOf = ({ properties }: Element): unknown[] => [properties.className].flat();

/** What names code, folded or not. */
function captionsIn(node: Element): Element[] {
  const isCaption = node.tagName === 'figcaption' || classesOf(node).includes('code-bar');
  return isCaption && node.children.length > 0 ? [node] : elementsOf(node).flatMap(captionsIn);
}

/** The lines of all code in it, those that are folded among them. */
function linesIn(node: Element): Element[] {
  return elementsOf(node).flatMap(node.tagName === 'code' ? partsOf : linesIn);
}

/** Lines that stand beside others are below elements of their own. */
const partsOf = (node: Element): Element[] => (classesOf(node).includes('stretch') ? elementsOf(node).flatMap(elementsOf) : [node]);

/** What tells the mark to those who hear it is the sign here. */
function printLine({ tagName, children }: Element): string {
  const seen = children.filter((child) => child.type !== 'element' || !classesOf(child).includes('visually-hidden'));
  return (SIGNS[tagName] ?? '  ') + textOf({ type: 'root', children: seen });
}

function joinTexts(node: ElementContent): ElementContent {
  return node.type === 'element' ? { ...node, children: [{ type: 'text', value: textOf(node) }] } : node;
}

/** Whether it and the next one would be one word: the parts of a card, links that only their style keeps apart. */
function touchesNext(
  { tagName, parentNode }: DefaultTreeAdapterTypes.Element,
  next: DefaultTreeAdapterTypes.ChildNode | undefined,
): boolean {
  if (!next || !defaultTreeAdapter.isElementNode(next) || /^(code|pre)$/.test(parentNode?.nodeName ?? '')) return false;
  return INLINE.has(tagName) && INLINE.has(next.tagName);
}
