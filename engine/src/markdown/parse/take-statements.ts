import type { Nodes, Root } from 'mdast';
import { type Esm, endOfStatements } from '../expand/statements.ts';
import { blank, restoreText, SPACE, splice } from './hidden.ts';
import type { SourceText } from './source.ts';

/** Statements that the parser has not found, or not their ends. */
export interface TakenStatements {
  readonly statements: readonly Esm[];
  /** The text without them, with the same indexes. */
  readonly text: string;
}

/**
 * Finds the statements of a page that runs code: also those that follow a paragraph at once, are indented, or stand in an admonition.
 * @returns undefined if the tree has all of them
 */
export function takeStatements(root: Root, source: SourceText): TakenStatements | undefined {
  const code = restoreText(source.text);
  const statements: Esm[] = [];
  let { text } = source;
  let isExact = true;
  let done = 0;
  for (const { node, start } of candidatesIn(root, source.text)) {
    if (start < done) continue;
    const end = endOfStatements(code, start);
    if (end === undefined) {
      if (node.type !== 'mdxjsEsm') continue;
      // It is a sentence.
      text = splice(text, start + 'import'.length, 1, SPACE);
      isExact = false;
      continue;
    }
    done = end;
    const value = code.slice(start, end);
    isExact &&= node.type === 'mdxjsEsm' && restoreText(node.value).trimEnd() === value.trimEnd();
    statements.push({ type: 'mdxjsEsm', value, position: source.positionOf(start, end) });
    text = splice(text, start, end - start, blank(value));
  }
  return isExact ? undefined : { statements, text };
}

/** The places where statements may begin, in their order. */
function candidatesIn(node: Nodes, text: string): { readonly node: Nodes; readonly start: number }[] {
  const { start, end } = node.position ?? {};
  if (start?.offset !== undefined && end?.offset !== undefined) {
    if (node.type === 'mdxjsEsm') return [{ node, start: start.offset }];
    if (node.type === 'text') {
      const from = text.lastIndexOf('\n', start.offset - 1) + 1;
      const lines = text.slice(from, end.offset).matchAll(/^[ \t]*(?=(?:import|export)\b)/gm);
      return [...lines]
        .map(({ 0: space, index }) => ({ node, start: from + index + space.length }))
        .filter((at) => at.start >= (start.offset ?? 0));
    }
  }
  return 'children' in node ? node.children.flatMap((child: Nodes) => candidatesIn(child, text)) : [];
}

/** The range of the statements around an index. */
export function statementsAround(text: string, offset: number): { readonly start: number; readonly end: number } | undefined {
  const before = [...text.slice(0, offset + 1).matchAll(/^[ \t]*(?=(?:import|export)\b)/gm)].at(-1);
  if (!before) return undefined;
  const start = before.index + before[0].length;
  const end = endOfStatements(restoreText(text), start) ?? start;
  return end > offset ? { start, end } : undefined;
}
