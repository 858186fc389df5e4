import { evaluate } from './evaluate.ts';
import type { Scope, Value, ValueRecord } from './scope.ts';

/** A component that a page defines by markup: `export const Mark = ({ children, color }) => <span …>{children}</span>`. */
export interface PageComponent {
  /** Its parameter: `props`, or names in braces. */
  readonly parameters: string;
  /** Range of its markup in the file. */
  readonly start: number;
  readonly end: number;
}

const PARAMETERS = String.raw`\(?\s*(\{[^{}]*\}|[A-Za-z_]\w*|)\s*\)?`;
const ARROW = new RegExp(String.raw`^export\s+const\s+([A-Z]\w*)\s*=\s*${PARAMETERS}\s*=>\s*(?=[(<])`);
const FUNCTION = new RegExp(String.raw`^export\s+function\s+([A-Z]\w*)\s*${PARAMETERS}\s*\{\s*return\s+(?=[(<])`);

/**
 * Parses the definition of a page component.
 * @param offset index of the statement in the file
 * @returns undefined for any other statement
 */
export function readPageComponent(statement: string, offset: number): readonly [name: string, PageComponent] | undefined {
  const isArrow = ARROW.test(statement);
  const [head, name, parameters] = (isArrow ? ARROW : FUNCTION).exec(statement) ?? [];
  if (head === undefined || name === undefined || parameters === undefined) return undefined;
  const body = statement.slice(head.length).replace(isArrow ? /;?\s*$/ : /;?\s*\}\s*;?\s*$/, '');
  return [name, { parameters, start: offset + head.length, end: offset + head.length + body.length }];
}

/** The names in scope in a component's markup, from the attributes of its tag. */
export function bindParameters({ parameters }: PageComponent, given: ReadonlyMap<string, Value>, scope: Scope): ValueRecord {
  if (!parameters.startsWith('{')) return parameters === '' ? {} : { [parameters]: Object.fromEntries(given) };
  const names = parameters
    .slice(1, -1)
    .split(',')
    .filter((part) => part.trim() !== '');
  return Object.fromEntries(
    names.map((part) => {
      const [, name = '', alias, otherwise] = /^\s*(\w+)\s*(?::\s*(\w+)\s*)?(?:=\s*([\s\S]+))?$/.exec(part) ?? [];
      const fallback = otherwise === undefined ? undefined : evaluate(otherwise, scope);
      return [alias ?? name, given.get(name) ?? (fallback && 'value' in fallback ? fallback.value : null)];
    }),
  );
}
