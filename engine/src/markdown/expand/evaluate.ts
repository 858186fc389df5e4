import { type CallExpression, type Expression, type MemberExpression, Parser, type Pattern, type SpreadElement, type Super } from 'acorn';
import { isRecord } from '../../model/record.ts';
import type { Scope, Value } from './scope.ts';

/** A value, or what is wrong and a function that says what to write instead. */
export type Evaluated = { readonly value: Value } | { readonly fault: string; readonly suggest: () => string };

/** Docusaurus helpers around an address. They return it as it is: addresses are resolved later. */
const ADDRESS_HELPERS = new Set(['useBaseUrl', 'require']);

/** Limit for the characters and items of a value. Values that are made of each other grow exponentially. */
const LARGEST = 100_000;

class NotLiteral extends Error {
  readonly suggest: () => string;

  constructor(message: string, suggest: () => string) {
    super(message);
    this.suggest = suggest;
  }
}

/**
 * Evaluates an author's expression without running code: literals, templates, lists and objects of them, names in scope, and conditions
 * over these (`kind === 'a' ? 1 : 2`).
 * @param expression the text between the braces; a comment alone is undefined
 * @returns the value, or the error and what to write instead
 */
export function evaluate(expression: string, scope: Scope): Evaluated {
  if (withoutComments(expression) === '') return { value: undefined };
  const node = parseExpression(expression);
  if (node) return evaluateNode(node, scope);
  return { fault: `{${shortened(expression.trim())}} cannot be parsed.`, suggest: () => allowed(scope) };
}

/** The value of a part of an expression that is parsed. */
export function evaluateNode(node: Expression, scope: Scope): Evaluated {
  try {
    return { value: literalOf(node, scope) };
  } catch (error) {
    if (error instanceof NotLiteral) return { fault: error.message, suggest: error.suggest };
    throw error;
  }
}

/** The tree of a text that is one expression. */
export function parseExpression(text: string, parser = Parser): Expression | undefined {
  try {
    const expression = parser.parseExpressionAt(text, 0, { ecmaVersion: 'latest', preserveParens: true });
    return withoutComments(text.slice(expression.end)) === '' ? expression : undefined;
  } catch {
    return undefined;
  }
}

function withoutComments(text: string): string {
  return text.replace(/\/\*[\s\S]*?\*\/|\/\/.*/g, '').trim();
}

function literalOf(node: Expression | SpreadElement | Pattern | Super, scope: Scope): Value {
  switch (node.type) {
    case 'Literal':
      if (node.value === null && node.raw === 'null') return null;
      if (typeof node.value === 'string' || typeof node.value === 'number' || typeof node.value === 'boolean') return node.value;
      break;
    case 'TemplateLiteral':
      return joined(
        node.quasis.flatMap((part, index) => [part.value.cooked ?? '', templateValue(node.expressions[index], scope)]),
        '',
      );
    case 'UnaryExpression':
      if (node.operator === '-' && node.argument.type === 'Literal' && typeof node.argument.value === 'number') return -node.argument.value;
      if (node.operator === '!') return !literalOf(node.argument, scope);
      break;
    case 'BinaryExpression':
      if (node.left.type === 'PrivateIdentifier') break;
      if (/^===?$/.test(node.operator)) return literalOf(node.left, scope) === literalOf(node.right, scope);
      if (/^!==?$/.test(node.operator)) return literalOf(node.left, scope) !== literalOf(node.right, scope);
      if (node.operator === '+') {
        const sides = [literalOf(node.left, scope), literalOf(node.right, scope)];
        if (sides.some((side) => typeof side === 'string') && sides.every((side) => typeof side !== 'object')) return joined(sides, '');
      }
      break;
    case 'LogicalExpression': {
      const left = literalOf(node.left, scope);
      if (node.operator === '&&') return left && literalOf(node.right, scope);
      if (node.operator === '||') return left || literalOf(node.right, scope);
      break;
    }
    case 'ConditionalExpression':
      return literalOf(literalOf(node.test, scope) ? node.consequent : node.alternate, scope);
    case 'ArrayExpression':
      return bounded(node.elements.map((element) => (element ? literalOf(element, scope) : null)));
    case 'ObjectExpression':
      return bounded(Object.fromEntries(node.properties.map((property) => entryOf(property, scope))));
    case 'ParenthesizedExpression':
      return literalOf(node.expression, scope);
    case 'Identifier':
      return namedValue(node, scope);
    case 'MemberExpression':
      // `require('./a.png').default`
      if (node.object.type === 'CallExpression' && node.property.type === 'Identifier' && node.property.name === 'default') {
        return addressOf(node.object, scope);
      }
      if (node.object.type === 'CallExpression' && isCategoryItems(node.object, node.property)) return [];
      return namedValue(node, scope);
    case 'CallExpression':
      return node.callee.type === 'MemberExpression' ? answerOf(node, node.callee, scope) : addressOf(node, scope);
  }
  throw new NotLiteral('An expression here can only be a literal or a known constant.', () => allowed(scope));
}

/** The text of values with a separator between them, unless it is too long. */
function joined(values: readonly Value[], separator: string): string {
  bounded(values);
  if (separator.length * values.length > LARGEST) throw tooLarge();
  return values.join(separator);
}

function bounded<Bounded extends Value>(value: Bounded): Bounded {
  let size = 0;
  const measure = (part: Value): void => {
    size += typeof part === 'string' ? part.length : 1;
    if (size > LARGEST) throw tooLarge();
    if (typeof part === 'object' && part !== null) for (const inner of Object.values(part)) measure(inner);
  };
  measure(value);
  return value;
}

function tooLarge(): NotLiteral {
  return new NotLiteral(`This value has more than ${LARGEST} characters or items.`, () => 'Write a shorter text.');
}

/** Whether it is `useCurrentSidebarCategory().items`, an attribute of `DocCardList` that asks for its default. */
function isCategoryItems({ callee }: CallExpression, property: MemberExpression['property']): boolean {
  return (
    callee.type === 'Identifier' &&
    callee.name === 'useCurrentSidebarCategory' &&
    property.type === 'Identifier' &&
    property.name === 'items'
  );
}

function templateValue(node: Expression | undefined, scope: Scope): string {
  if (!node) return '';
  const value = literalOf(node, scope);
  return typeof value === 'object' ? '' : String(value ?? '');
}

function entryOf(property: Extract<Expression, { type: 'ObjectExpression' }>['properties'][number], scope: Scope): [string, Value] {
  if (property.type === 'Property' && !property.computed && !property.method && property.kind === 'init') {
    const key =
      property.key.type === 'Identifier' ? property.key.name : property.key.type === 'Literal' ? String(property.key.value) : undefined;
    if (key !== undefined && key !== '__proto__') return [key, literalOf(property.value, scope)];
  }
  throw new NotLiteral('An object here can only have plain names with literal values.', () => allowed(scope));
}

function namedValue(node: Expression | Super, scope: Scope): Value {
  const path = pathOf(node);
  if (path === undefined) throw new NotLiteral('An expression here can only be a literal or a known constant.', () => allowed(scope));
  if (path.length === 1 && path[0] === 'undefined') return undefined;
  // As in any component, missing props are undefined.
  const value = scope.lookUp(path);
  if (path[0] === 'props' && scope.has('props')) return value;
  if (value !== undefined && !isRecord(value)) return value;
  throw new NotLiteral(`Unknown constant {${path.join('.')}}.`, () => {
    const near = scope.nearest(path.join('.'));
    return near ? `Did you mean {${near}}?` : `For the characters themselves write \\{${path.join('.')}}. ${allowed(scope)}`;
  });
}

function pathOf(node: Expression | Super): string[] | undefined {
  if (node.type === 'Identifier') return [node.name];
  if (node.type !== 'MemberExpression' || node.computed || node.property.type !== 'Identifier') return undefined;
  const object = pathOf(node.object);
  return object && [...object, node.property.name];
}

function addressOf(node: CallExpression, scope: Scope): Value {
  const [argument, ...more] = node.arguments;
  const name = node.callee.type === 'Identifier' ? node.callee.name : '';
  if (!ADDRESS_HELPERS.has(name) || !argument || more.length > 0) {
    throw new NotLiteral('Pages do not run code, so calls are not allowed here.', () => allowed(scope));
  }
  const address = literalOf(argument, scope);
  // A path without a slash is one from the site's root there.
  const isRelative = name === 'useBaseUrl' && typeof address === 'string' && !/^([a-z][\w+.-]*:|[/#]|@site\/|$)/i.test(address);
  if (isRelative) return `/${address}`;
  // To a bundler, a path with a slash begins in the site's folder.
  return name === 'require' && typeof address === 'string' && address.startsWith('/static/') ? `@site${address}` : address;
}

/** The value of `list.join('、')`, and of `list.includes('a')` or `text.includes('a')` for conditions. */
function answerOf(node: CallExpression, { object, property }: MemberExpression, scope: Scope): Value {
  const [first, ...more] = node.arguments;
  const name = property.type === 'Identifier' ? property.name : '';
  if (more.length === 0 && (name === 'join' || name === 'includes')) {
    const [value, argument] = [literalOf(object, scope), first && literalOf(first, scope)];
    if (name === 'join' && Array.isArray(value)) return joined(value, typeof argument === 'string' ? argument : ',');
    if (name === 'includes' && Array.isArray(value)) return value.includes(argument);
    if (name === 'includes' && typeof value === 'string') return value.includes(String(argument));
  }
  throw new NotLiteral('Pages do not run code, so calls are not allowed here.', () => allowed(scope));
}

function allowed(scope: Scope): string {
  return `Allowed are texts, numbers, true, false, null, lists and objects of these, conditions over them, and the constants ${scope.list().join(', ')}.`;
}

/** An expression for a message. */
export function shortened(text: string): string {
  return text.length > 40 ? `${text.slice(0, 40)}…` : text;
}
