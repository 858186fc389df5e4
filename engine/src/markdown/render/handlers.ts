import type { Element, ElementContent } from 'hast';
import { toString as textOf } from 'hast-util-to-string';
import { h } from 'hastscript';
import type {
  Code,
  Definition,
  Heading,
  Image,
  ImageReference,
  InlineCode,
  Link,
  LinkReference,
  List,
  ListItem,
  Nodes,
  Paragraph,
  Parents,
  Table,
  Text,
} from 'mdast';
import { defaultHandlers, type Handlers, type State } from 'mdast-util-to-hast';
import type { Frame } from '../article.ts';
import { renderDiagram } from '../diagram/figure.ts';
import { fillDiagram, fillPlaceholders } from '../expand/scope.ts';
import { renderCode } from '../highlight/figure.ts';
import { renderFormula } from '../math.ts';
import type { Located } from '../problems.ts';
import { renderAdmonition } from './admonition.ts';
import { renderHeading } from './heading.ts';
import { renderImage, renderLink } from './links.ts';
import { warnOfLiteralMarkdown, warnOfLostCells, warnOfOpenFence } from './literal-markdown.ts';
import { directiveAsText, renderExpression } from './source-text.ts';
import { alignCells, wrapTable } from './table.ts';
import { renderTag } from './tag.ts';

type Of<Type extends Nodes['type']> = Extract<Nodes, { type: Type }>;

/** The conversion to HTML of the kinds of nodes that differ from plain Markdown. */
export function createHandlers(frame: Frame): Handlers {
  const lists = new Lists();
  return {
    code: (_state: State, node: Code) => renderFence(node, frame),
    containerDirective: (_state: State, node: Of<'containerDirective'>) => renderAdmonition(node, frame),
    heading: (state: State, node: Heading) => renderHeading(state, node, frame),
    image: (_state: State, node: Image) => renderMarkdownImage(node, frame),
    imageReference: (state: State, node: ImageReference) => {
      const definition = definitionOf(state, node);
      return definition ? renderMarkdownImage({ ...definition, ...node }, frame) : defaultHandlers.imageReference(state, node);
    },
    inlineCode: (_state: State, node: InlineCode) =>
      node.data?.formula
        ? renderFormula(node.value, node.data.formula, frame, node)
        : h(
            'code',
            fillPlaceholders(node.value, frame.scope, frame.problems, () => node),
          ),
    leafDirective: (state: State, node: Of<'leafDirective'>) => h('p', directiveAsText(state, node, frame)),
    link: (state: State, node: Link) => renderMarkdownLink(node, state.all(node), frame),
    linkReference: (state: State, node: LinkReference) => {
      const definition = definitionOf(state, node);
      if (!definition) return defaultHandlers.linkReference(state, node);
      return renderMarkdownLink({ ...definition, position: node.position }, state.all(node), frame);
    },
    listItem: (state: State, node: ListItem, parent: Parents | undefined) => {
      const item = defaultHandlers.listItem(state, node, parent?.type === 'list' ? lists.of(parent) : parent);
      if (typeof node.checked === 'boolean') nameCheckbox(item);
      return item;
    },
    mdxFlowExpression: (_state: State, node: Of<'mdxFlowExpression'>) => renderExpression(node, frame),
    mdxJsxFlowElement: (_state: State, node: Of<'mdxJsxFlowElement'>) => renderTag(node, frame),
    mdxJsxTextElement: (_state: State, node: Of<'mdxJsxTextElement'>) => renderTag(node, frame),
    mdxTextExpression: (_state: State, node: Of<'mdxTextExpression'>) => renderExpression(node, frame),
    mdxjsEsm: () => undefined,
    paragraph: (state: State, node: Paragraph) => {
      const children = state.all(node);
      // Its only content is hidden by a condition. A fixed space is content: authors keep room by it.
      if (children.every((child) => child.type === 'text' && /^[ \t\n]*$/.test(child.value))) return undefined;
      const paragraph = h('p', children);
      state.patch(node, paragraph);
      return paragraph;
    },
    table: (state: State, node: Table) => {
      warnOfLostCells(node, frame);
      const table = defaultHandlers.table(state, node);
      alignCells([table], frame);
      return wrapTable(table, frame.article.labels);
    },
    text: (state: State, node: Text) => {
      warnOfLiteralMarkdown(node, frame);
      const value = fillPlaceholders(node.value, frame.scope, frame.problems, () => node);
      return defaultHandlers.text(state, { ...node, value });
    },
    textDirective: (state: State, node: Of<'textDirective'>) => directiveAsText(state, node, frame),
  };
}

/** Lists without their items, to find out once whether a list is loose: the converter would search all items for each of them. */
class Lists {
  readonly #known = new WeakMap<List, List>();

  of(list: List): List {
    const known = this.#known.get(list);
    if (known) return known;
    const spread = list.spread === true || list.children.some(({ spread, children }) => spread ?? children.length > 1);
    const fresh = { ...list, spread, children: [] };
    this.#known.set(list, fresh);
    return fresh;
  }
}

/** Gives the checkbox of a task an accessible name: the text beside it is not its label. */
function nameCheckbox(item: Element): void {
  const box = [item, ...item.children]
    .flatMap((node) => ('children' in node ? node.children : []))
    .find((node) => node.type === 'element' && node.tagName === 'input');
  if (box?.type === 'element') box.properties.ariaLabel = textOf(item).trim().split('\n')[0];
}

function renderFence(node: Code, frame: Frame): ElementContent | ElementContent[] {
  warnOfOpenFence(node, frame);
  if (node.lang === 'mermaid') return renderDiagram(fillDiagram(node.value, frame.scope), frame, (line) => placeOfLine(node, line));
  const code = fillPlaceholders(node.value, frame.scope, frame.problems, (index) => placeInFence(node, index));
  const meta = fillPlaceholders(node.meta ?? '', frame.scope, frame.problems, () => node);
  return renderCode(code, node.lang ?? '', meta, frame, node);
}

/** The place of a line of a fence's content in the file. */
function placeOfLine(node: Code, line: number, column = 0): Located {
  const start = node.position?.start;
  return start ? { position: { start: { line: start.line + 1 + line, column: start.column + column } } } : node;
}

/** The place of an index of a fence's content in the file. */
function placeInFence(node: Code, index: number): Located {
  const before = node.value.slice(0, index).split('\n');
  return placeOfLine(node, before.length - 1, before.at(-1)?.length);
}

function renderMarkdownLink(node: Pick<Link, 'url' | 'title' | 'position'>, children: ElementContent[], frame: Frame): Element {
  return renderLink(addressOf(node, frame), { title: node.title ?? undefined }, children, frame, node);
}

function renderMarkdownImage(node: Pick<Image, 'url' | 'alt' | 'title' | 'position'>, frame: Frame): ElementContent[] {
  const image = renderImage(addressOf(node, frame), { alt: node.alt || undefined, title: node.title ?? undefined }, frame, node);
  return image ? [image] : [];
}

function addressOf(node: Located & Pick<Link, 'url'>, { scope, problems }: Frame): string {
  return fillPlaceholders(node.url, scope, problems, () => node);
}

function definitionOf(state: State, node: LinkReference | ImageReference): Definition | undefined {
  return state.definitionById.get(node.identifier.toUpperCase());
}
