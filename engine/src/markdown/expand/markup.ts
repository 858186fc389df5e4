import { type Expression, Parser } from 'acorn';
import jsx from 'acorn-jsx';
import { evaluateNode, parseExpression } from './evaluate.ts';
import type { Scope, Value, ValueRecord } from './scope.ts';

/** A part of what an expression shows: markup and the names in scope there, or a value. */
export type Shown<Markup> = { readonly markup: Markup; readonly names: ValueRecord } | { readonly value: Value };

/** Limit for the parts of an expression: lists in lists multiply. */
const MOST_PARTS = 500;

export const JsxParser = Parser.extend(jsx());

/** Whether an expression may contain markup: `{kind === 'a' && <p>…</p>}`. */
export function holdsMarkup(expression: string): boolean {
  return /(?:&&|=>|[?:(]|^)\s*<[A-Za-z>]/.test(expression);
}

/** Whether an expression is the content of a component's tag: `{children}`, `{props.children}`. */
export function isSlot(expression: string): boolean {
  return /^\s*(?:\w+\.)?children\s*$/.test(expression);
}

export function isElement({ type }: { readonly type: string }): boolean {
  return type === 'JSXElement' || type === 'JSXFragment';
}

/**
 * Evaluates an expression with markup: `condition && <p>…</p>`, `condition ? <p>…</p> : <b>…</b>`, `list.map((item) => <li>{item}</li>)`.
 * @param parse the markup in a range of the expression; undefined if it is invalid
 * @returns the parts that it shows; undefined if it has another form
 */
export function readMarkup<Markup>(
  expression: string,
  scope: Scope,
  parse: (start: number, end: number) => Markup | undefined,
): Shown<Markup>[] | undefined {
  let parts = 0;
  const read = (node: Expression, names: ValueRecord): Shown<Markup>[] | undefined => {
    if (++parts > MOST_PARTS) return undefined;
    if (isElement(node)) {
      const markup = parse(node.start, node.end);
      return markup && [{ markup, names }];
    }
    if (node.type === 'ParenthesizedExpression') return read(node.expression, names);
    const resultOf = (part: Expression) => evaluateNode(part, scope.with(names));
    const list = readList(node);
    if (list) {
      const result = resultOf(list.of);
      const values: readonly Value[] | undefined = 'value' in result && Array.isArray(result.value) ? result.value : undefined;
      const shown = values?.map((value, at) => read(list.body, { ...names, ...list.namesAt(value, at) }));
      return shown?.every((part) => part !== undefined) ? shown.flat() : undefined;
    }
    if (!holdsMarkup(expression.slice(node.start, node.end))) {
      const result = resultOf(node);
      return 'value' in result ? [result] : undefined;
    }
    // Sides that are not shown are checked, too.
    const isCondition = node.type === 'ConditionalExpression';
    if (!isCondition && !(node.type === 'LogicalExpression' && node.operator === '&&')) return undefined;
    const test = resultOf(isCondition ? node.test : node.left);
    const yes = read(isCondition ? node.consequent : node.right, names);
    const no = isCondition ? read(node.alternate, names) : [];
    return 'value' in test && yes && no ? (test.value ? yes : no) : undefined;
  };
  const whole = parseExpression(expression, JsxParser);
  return whole && read(whole, {});
}

/** The parts of `list.map((item, index) => …)`. */
function readList(node: Expression): { of: Expression; body: Expression; namesAt: (value: Value, at: number) => ValueRecord } | undefined {
  if (node.type !== 'CallExpression' || node.callee.type !== 'MemberExpression' || node.callee.object.type === 'Super') return undefined;
  const { object, property } = node.callee;
  const [show, ...more] = node.arguments;
  if (property.type !== 'Identifier' || property.name !== 'map' || show?.type !== 'ArrowFunctionExpression' || more.length > 0)
    return undefined;
  const [item, index] = show.params;
  if (item?.type !== 'Identifier' || (index && index.type !== 'Identifier') || show.body.type === 'BlockStatement') return undefined;
  return { of: object, body: show.body, namesAt: (value, at) => ({ [item.name]: value, ...(index && { [index.name]: at }) }) };
}
