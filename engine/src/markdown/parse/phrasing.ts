import type { Nodes, PhrasingContent } from 'mdast';

type NodeOf<Type extends Nodes['type']> = Extract<Nodes, { type: Type }>;

const PHRASING = new Set<string>([
  ...['text', 'emphasis', 'strong', 'delete', 'inlineCode', 'break', 'link', 'linkReference', 'image', 'imageReference'],
  ...['footnoteReference', 'mdxJsxTextElement', 'mdxTextExpression', 'textDirective'],
]);

/** Whether a node is part of a line of text. */
export function isPhrasing(node: Nodes): node is PhrasingContent {
  return PHRASING.has(node.type);
}

/** A tag that was parsed as a block, as a part of a line: its paragraphs are lines, too. */
export function toTextElement(node: NodeOf<'mdxJsxFlowElement'>): NodeOf<'mdxJsxTextElement'> {
  const children = node.children.flatMap((child: Nodes): Nodes[] => (child.type === 'paragraph' ? child.children : [child]));
  return { ...node, type: 'mdxJsxTextElement', children: children.filter(isPhrasing) };
}

/** Whether a node is only a comment: `{/* … *\/}`. */
export function isComment(node: Nodes): boolean {
  return (node.type === 'mdxFlowExpression' || node.type === 'mdxTextExpression') && /^\s*(\/\*[\s\S]*\*\/\s*)?$/.test(node.value);
}
