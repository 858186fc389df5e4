import type { Expression, Function as FunctionNode, Pattern, Program } from 'acorn';
import { evaluateNode } from './evaluate.ts';
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

/**
 * Parses the definition of a page component.
 * @param offset index of the statement in the file
 * @returns undefined for any other statement
 */
export function readPageComponent(statement: string, offset: number): readonly [name: string, PageComponent] | undefined {
  if (!/^export\s+(const|function)\s+[A-Z]/.test(statement)) return undefined;
  const { name, defined } = readDefinition(statement) ?? {};
  const shown = defined && shownBy(defined);
  if (!name || !shown || defined.params.length > 1) return undefined;
  return [name, { parameter: defined.params[0], start: offset + shown.start, end: offset + shown.end }];
}

function readDefinition(statement: string): { readonly name: string; readonly defined: FunctionNode } | undefined {
  const [exported, ...more] = parseModule(statement);
  if (exported?.type !== 'ExportNamedDeclaration' || more.length > 0) return undefined;
  const { declaration } = exported;
  if (declaration?.type === 'FunctionDeclaration') return { name: declaration.id.name, defined: declaration };
  const { id, init } = (declaration?.type === 'VariableDeclaration' && declaration.declarations[0]) || {};
  return id?.type === 'Identifier' && init?.type === 'ArrowFunctionExpression' ? { name: id.name, defined: init } : undefined;
}

function parseModule(text: string): Program['body'] {
  try {
    return JsxParser.parse(text, { ecmaVersion: 'latest', sourceType: 'module', preserveParens: true }).body;
  } catch {
    return [];
  }
}

/** The markup that a function returns, if it does nothing else. */
function shownBy({ body }: FunctionNode): Expression | undefined {
  const [only, ...more] = body.type === 'BlockStatement' ? body.body : [];
  const returned =
    body.type !== 'BlockStatement' ? body : only?.type === 'ReturnStatement' && more.length === 0 ? only.argument : undefined;
  return returned && (returned.type === 'ParenthesizedExpression' || isElement(returned)) ? returned : undefined;
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
