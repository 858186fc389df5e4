import type { TreeCursor } from 'web-tree-sitter';

/** A node of a parsed sample: only the named ones, as plain data. */
export interface Syntax {
  readonly type: string;
  /** The field of the parent that this node is; '' if none. */
  readonly field: string;
  readonly text: string;
  /** Position in the sample; the first line is 0. */
  readonly row: number;
  readonly column: number;
  readonly children: readonly Syntax[];
}

/** Copies what the cursor stands on, up to `rows` lines higher. */
export function copySyntax(cursor: TreeCursor, source: string, rows: number): Syntax {
  const { row, column } = cursor.startPosition;
  const node = {
    type: cursor.nodeType,
    field: cursor.currentFieldName ?? '',
    text: source.slice(cursor.startIndex, cursor.endIndex),
    row: row - rows,
    column,
  };
  const children: Syntax[] = [];
  if (cursor.gotoFirstChild()) {
    do if (cursor.nodeIsNamed) children.push(copySyntax(cursor, source, rows));
    while (cursor.gotoNextSibling());
    cursor.gotoParent();
  }
  return { ...node, children };
}

export function childOf(node: Syntax, field: string): Syntax | undefined {
  return node.children.find((child) => child.field === field);
}

export function childrenOf(node: Syntax, field: string): Syntax[] {
  return node.children.filter((child) => child.field === field);
}

export function childOfType(node: Syntax, ...types: readonly string[]): Syntax | undefined {
  return node.children.find((child) => types.includes(child.type));
}

/** The first node of these types at or below `node`. */
export function findSyntax(node: Syntax, ...types: readonly string[]): Syntax | undefined {
  if (types.includes(node.type)) return node;
  for (const child of node.children) {
    const found = findSyntax(child, ...types);
    if (found) return found;
  }
  return undefined;
}
