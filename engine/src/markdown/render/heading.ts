import type { Element } from 'hast';
import type { Heading, Nodes } from 'mdast';
import { defaultHandlers, type State } from 'mdast-util-to-hast';
import type { Frame } from '../article.ts';
import { restoreText } from '../parse/hidden.ts';
import { withOwner } from './owner.ts';

/** A heading. In Docusaurus, what components show is no part of its id: `## Title <Badge text="new" />` has `title-`. */
export function renderHeading(state: State, written: Heading, frame: Frame): Element {
  const node = withCommentedId(withIdAlone(written, frame));
  const element = withOwner(defaultHandlers.heading(state, node), node, frame);
  const hasCode = node.children.some(({ type }) => type === 'mdxJsxTextElement' || type === 'mdxTextExpression');
  if (hasCode && frame.article.context.dialect !== undefined) element.data = { ...element.data, sourceText: sourceTextOf(node) };
  return element;
}

function sourceTextOf(node: Nodes): string {
  if ('value' in node) return node.value;
  if ('alt' in node && node.alt) return node.alt;
  return 'children' in node ? node.children.map((child: Nodes) => sourceTextOf(child)).join('') : '';
}

/**
 * A heading with what is in the braces at its end as text, unless it is an id alone: the parser takes other words for attributes of HTML.
 * Attributes beside an id, as other generators have them, are left out in `.md` files, and reported elsewhere.
 */
function withIdAlone(node: Heading, frame: Frame): Heading {
  const { hProperties, ...data } = node.data ?? {};
  const from = node.children.at(-1)?.position?.end.offset ?? node.position?.start.offset;
  if (hProperties === undefined || from === undefined) return node;
  const { 0: braces, index = 0 } = /\{[^\n]*\}/.exec(frame.source.text.slice(from, node.position?.end.offset)) ?? {};
  if (braces === undefined || /^\{\s*#[^\s{}]+\s*\}$/.test(braces)) return node;
  const position = frame.source.positionOf(from + index, from + index + braces.length);
  if (!frame.file.endsWith('.md')) {
    const hint = 'Write an id as {#set-up}; for the characters themselves write \\{ or put them inside backticks.';
    frame.problems.error('syntax', { position }, 'Braces at the end of a heading can only hold its id.', hint);
  }
  const { id } = hProperties;
  if (id !== undefined) return { ...node, data: { ...data, hProperties: { id } } };
  return { ...node, data, children: [...node.children, { type: 'text', value: ` ${restoreText(braces)}`, position }] };
}

/** Reads the id of `## Title {/* #id *\/}`, the syntax of newer Docusaurus versions. */
function withCommentedId(node: Heading): Heading {
  const last = node.children.at(-1);
  const id = last?.type === 'mdxTextExpression' ? /^\s*\/\*\s*#(\S+)\s*\*\/\s*$/.exec(last.value)?.[1] : undefined;
  if (id === undefined) return withoutEscape(node);
  const children = node.children.slice(0, -1);
  const words = children.at(-1);
  if (words?.type === 'text') children[children.length - 1] = { ...words, value: words.value.trimEnd() };
  return { ...node, children, data: { ...node.data, hProperties: { ...node.data?.hProperties, id } } };
}

/** In `## Title \\{#id}`, as MDX may want it, the backslash is no part of the title. */
function withoutEscape(node: Heading): Heading {
  const last = node.children.at(-1);
  if (last?.type !== 'text' || !last.value.endsWith('\\') || node.data?.hProperties?.id === undefined) return node;
  return { ...node, children: [...node.children.slice(0, -1), { ...last, value: last.value.replace(/\s*\\$/, '') }] };
}
