import type { Pattern } from 'acorn';
import { evaluateNode, parseExpression } from './evaluate.ts';
import { isElement, JsxParser } from './markup.ts';
import type { Scope, Value, ValueRecord } from './scope.ts';

/** A component that a page defines by markup: `export const Mark = ({ children, color }) => <span …>{children}</span>`. */
export interface PageComponent {
  /** `props`, or names in braces. */
  readonly parameter: Pattern | undefined;
  /** Range of its markup in the file. */
  readonly start: number;
  readonly end: number;
}

/** What the function of a component follows: `export const Name =`, or `export` before one with a name of its own. */
const HEAD = /^export\s+(?:const\s+([A-Z]\w*)\s*=\s*|(?=function\s+([A-Z]\w*)))/;

/**
 * Parses the definition of a page component: a function that returns markup, and does nothing else.
 * @param offset index of the statement in the file
 * @returns undefined for any other statement
 */
export function readPageComponent(statement: string, offset: number): readonly [name: string, PageComponent] | undefined {
  const [head = '', constant, name = constant] = HEAD.exec(statement) ?? [];
  const defined = name && parseExpression(statement.slice(head.length).replace(/;\s*$/, ''), JsxParser);
  if (!name || !defined || !(defined.type === 'ArrowFunctionExpression' || defined.type === 'FunctionExpression')) return undefined;
  const { body, params } = defined;
  const [only, ...more] = body.type === 'BlockStatement' ? body.body : [];
  const shown = body.type !== 'BlockStatement' ? body : only?.type === 'ReturnStatement' ? only.argument : undefined;
  if (!shown || !(shown.type === 'ParenthesizedExpression' || isElement(shown)) || more.length > 0 || params.length > 1) return undefined;
  const start = offset + head.length;
  return [name, { parameter: params[0], start: start + shown.start, end: start + shown.end }];
}

/** The names in scope in a component's markup, from the attributes of its tag. */
export function bindParameters({ parameter }: PageComponent, given: ReadonlyMap<string, Value>, scope: Scope): ValueRecord {
  if (parameter?.type === 'Identifier') return { [parameter.name]: Object.fromEntries(given) };
  const names: Record<string, Value> = {};
  for (const part of parameter?.type === 'ObjectPattern' ? parameter.properties : []) {
    if (part.type !== 'Property' || part.key.type !== 'Identifier') continue;
    const { left, right } = part.value.type === 'AssignmentPattern' ? part.value : { left: part.value, right: undefined };
    const fallback = right && evaluateNode(right, scope);
    if (left.type === 'Identifier')
      names[left.name] = given.get(part.key.name) ?? (fallback && 'value' in fallback ? fallback.value : null);
  }
  return names;
}
