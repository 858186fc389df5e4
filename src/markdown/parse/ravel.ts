import type { Nodes, PhrasingContent } from 'mdast';
import { isComment, isPhrasing } from './phrasing.ts';

/** Stand for nothing that is seen: alone on a line they need no paragraph. */
const BARE = new Set(['br', 'Anchor']);

/** Count their children, which therefore stay as they are. */
const COUNTING = new Set(['MultiLang', 'Tabs']);

/**
 * Makes paragraphs of tags that belong into a line of text but are alone on theirs, which the parser takes for blocks, and drops comments.
 * @param isInline whether a tag's name is one of those
 */
export function ravel(parent: { children: Nodes[]; name?: string | null }, isInline: (name: string) => boolean): void {
  const children: Nodes[] = [];
  let line: PhrasingContent[] = [];
  const flush = (): void => {
    if (line.length > 0) children.push(...paragraphOf(line));
    line = [];
  };
  for (const child of parent.children) {
    if (isComment(child)) continue;
    const part = COUNTING.has(parent.name ?? '') ? undefined : asPhrasing(child, isInline);
    const previous = line.at(-1)?.position?.end.line;
    if (!part || (previous !== undefined && previous !== child.position?.start.line && child.type !== 'text')) flush();
    if (part) line.push(part);
    else {
      children.push(child);
      if (holdsBlocks(child)) ravel(child, isInline);
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

/** The node as part of a line of text, or undefined where it is a block. */
function asPhrasing(node: Nodes, isInline: (name: string) => boolean): PhrasingContent | undefined {
  if (isPhrasing(node)) return node;
  if (node.type === 'mdxFlowExpression') return { ...node, type: 'mdxTextExpression' };
  if (node.type !== 'mdxJsxFlowElement' || node.name === null) return undefined;
  if (!isInline(node.name) && node.name !== 'Conditional' && !BARE.has(node.name)) return undefined;
  const [only, ...more] = node.children.filter((child) => !isComment(child));
  const content: Nodes[] = only?.type === 'paragraph' && more.length === 0 ? only.children : node.children;
  const children: PhrasingContent[] = [];
  for (const child of content) {
    const part = asPhrasing(child, isInline);
    if (!part) return undefined;
    children.push(part);
  }
  if (node.name === 'Conditional' && only?.type === 'paragraph') return undefined;
  return { ...node, type: 'mdxJsxTextElement', children };
}

/** Markdown's own containers, components and fragments; within HTML elements the author decides about paragraphs. */
function holdsBlocks(node: Nodes): node is Extract<Nodes, { children: unknown }> {
  if (node.type === 'mdxJsxFlowElement') return node.name === null || /^[A-Z]/.test(node.name);
  return ['blockquote', 'list', 'listItem', 'containerDirective', 'footnoteDefinition'].includes(node.type);
}
