import type { Nodes, PhrasingContent } from 'mdast';

const PHRASING = new Set<string>([
  ...['text', 'emphasis', 'strong', 'delete', 'inlineCode', 'break', 'link', 'linkReference', 'image', 'imageReference'],
  ...['footnoteReference', 'mdxJsxTextElement', 'mdxTextExpression', 'textDirective'],
]);

/** Whether a node is part of a line of text. */
export function isPhrasing(node: Nodes): node is PhrasingContent {
  return PHRASING.has(node.type);
}

/** Whether a node is only a comment: `{/* … *\/}`. */
export function isComment(node: Nodes): boolean {
  return (node.type === 'mdxFlowExpression' || node.type === 'mdxTextExpression') && /^\s*(\/\*[\s\S]*\*\/\s*)?$/.test(node.value);
}
