import type { Nodes, PhrasingContent } from 'mdast';
import type { ComponentRole } from '../component-role.ts';
import { holdsMarkup, isSlot } from '../expand/markup.ts';
import { isComment, isPhrasing } from './phrasing.ts';

/** Invisible elements, which need no paragraph if they are alone on a line. */
const BARE = new Set(['br', 'Anchor']);

/** Where a tag belongs. Undefined: where its author put it. */
export type TagRole = ComponentRole | undefined;

/** Wraps tags that belong in a line of text in paragraphs, since the parser treats those alone on their line as blocks. Drops comments. */
export function wrapInlineTags(parent: { children: Nodes[]; name?: string | null }, roleOf: (name: string) => TagRole): void {
  const children: Nodes[] = [];
  let line: PhrasingContent[] = [];
  const flush = (): void => {
    if (line.length > 0) children.push(...paragraphOf(line));
    line = [];
  };
  const isCounted = roleOf(parent.name ?? '') === 'parts';
  for (const child of parent.children) {
    if (isComment(child)) continue;
    const part = isCounted ? undefined : asPhrasing(child, roleOf);
    const previous = line.at(-1)?.position?.end;
    const start = child.position?.start;
    if (!part || (previous && previous.line !== start?.line && child.type !== 'text')) flush();
    // The parser drops the space between two tags.
    else if (previous?.offset !== undefined && start?.offset !== undefined && previous.offset < start.offset)
      line.push({ type: 'text', value: ' ' });
    if (part) line.push(part);
    else {
      children.push(child);
      if (holdsBlocks(child)) wrapInlineTags(child, roleOf);
    }
  }
  flush();
  parent.children = children;
}

function paragraphOf(line: PhrasingContent[]): Nodes[] {
  if (line.every((node) => node.type === 'mdxJsxTextElement' && BARE.has(node.name ?? ''))) return line;
  const start = line[0]?.position?.start;
  const end = line.at(-1)?.position?.end;
  return [{ type: 'paragraph', children: line, ...(start && end && { position: { start, end } }) }];
}

/** The node as part of a line of text, or undefined if it is a block. */
function asPhrasing(node: Nodes, roleOf: (name: string) => TagRole): PhrasingContent | undefined {
  if (node.type === 'mdxJsxTextElement' && /^(block|parts)$/.test(roleOf(node.name ?? '') ?? '')) return undefined;
  if (isPhrasing(node)) return node;
  if (node.type === 'mdxFlowExpression') {
    return holdsMarkup(node.value) || isSlot(node.value) ? undefined : { ...node, type: 'mdxTextExpression' };
  }
  if (node.type !== 'mdxJsxFlowElement' || node.name === null) return undefined;
  const role = roleOf(node.name);
  if (role !== 'inline' && role !== 'contained' && !BARE.has(node.name)) return undefined;
  const [only, ...more] = node.children.filter((child) => !isComment(child));
  const isWrapped = role === 'inline' && only?.type === 'paragraph' && more.length === 0;
  const children: PhrasingContent[] = [];
  for (const child of isWrapped ? only.children : node.children) {
    const part = asPhrasing(child, roleOf);
    if (!part) return undefined;
    children.push(part);
  }
  return { ...node, type: 'mdxJsxTextElement', children };
}

/** Components that process their content themselves. */
const OPAQUE = new Set(['CodeBlock', 'Head']);

/** Whether it contains blocks: Markdown containers, components and fragments. In HTML elements, the author decides about paragraphs. */
function holdsBlocks(node: Nodes): node is Extract<Nodes, { children: unknown }> {
  if (node.type === 'mdxJsxFlowElement' || node.type === 'mdxJsxTextElement') {
    return node.name === null || (/^[A-Z]/.test(node.name) && !OPAQUE.has(node.name));
  }
  return ['blockquote', 'list', 'listItem', 'containerDirective', 'footnoteDefinition'].includes(node.type);
}
