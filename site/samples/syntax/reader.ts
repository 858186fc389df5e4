import { childOf, type Syntax } from './syntax.ts';
import { type LiteralType, NOTHING, type Node, type Place } from './tree.ts';

/** Makes a node of one kind of syntax; `read` is for its parts. */
export type Rule = (node: Syntax, read: (node: Syntax) => Node) => Node;

/** The rules of a language by type of syntax. Types without a rule are groups. */
export type Rules = Readonly<Record<string, Rule>>;

export function readWith(rules: Rules, root: Syntax): Node {
  const read = (node: Syntax): Node => {
    const rule = Object.hasOwn(rules, node.type) ? rules[node.type] : undefined;
    return rule ? rule(node, read) : { kind: 'group', children: node.children.map(read) };
  };
  return read(root);
}

export const placeOf = ({ row, column }: Syntax): Place => ({ row, column });

export const name: Rule = (node) => ({ kind: 'name', name: node.text, at: placeOf(node) });

export const scope: Rule = (node, read) => ({ kind: 'scope', children: node.children.map(read) });

export const nothing: Rule = () => ({ kind: 'group', children: [] });

export function literal(type: LiteralType): Rule {
  return (node, read) => ({ kind: 'literal', type, text: node.text, at: placeOf(node), children: node.children.map(read) });
}

/** The value of parentheses. */
export const inner: Rule = (node, read) =>
  node.children[0] && node.children.length === 1 ? read(node.children[0]) : { kind: 'group', children: node.children.map(read) };

/** A call: what is called, and its arguments. */
export const call: Rule = (node, read) => {
  const callee = childOf(node, 'function');
  const args = (childOf(node, 'arguments')?.children ?? []).map(read);
  return { kind: 'call', callee: callee ? read(callee) : NOTHING, args, at: placeOf(node) };
};

/** The `#include` of a header. */
export const include: Rule = (node) => {
  const path = childOf(node, 'path');
  return path ? { kind: 'import', path: path.text, at: placeOf(path), names: [] } : NOTHING;
};
