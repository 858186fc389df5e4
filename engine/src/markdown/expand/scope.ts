import { closest } from '../../model/closest.ts';
import type { CompileContext } from '../compiled.ts';
import type { Located, Problems } from '../problems.ts';

/** The value of an author's attribute or expression. */
export type Value = string | number | boolean | null | undefined | readonly Value[] | ValueRecord;

export interface ValueRecord {
  readonly [name: string]: Value;
}

/**
 * The names that a page can use: the site's constants and those of the build's brand and region. `toc` is the attribute of `TOCInline` in
 * Docusaurus.
 */
export function createScope({ brand, region, constants }: CompileContext): ValueRecord {
  const isTds = brand === 'tds';
  const builtIn = { toc: [], CLI_BINARY: isTds ? 'tds' : 'lean', HAS_SUB_DOMAIN: isTds || region === 'global' };
  return { ...builtIn, ...constants, BRAND: brand, REGION: region };
}

/** The value of `a.b.c`, or undefined if one of the names is unknown. */
export function lookUp(path: readonly string[], scope: ValueRecord): Value {
  let value: Value = scope;
  for (const name of path) {
    if (!isRecord(value) || !Object.hasOwn(value, name)) return undefined;
    value = value[name];
  }
  return value;
}

export function isRecord(value: Value): value is ValueRecord {
  return typeof value === 'object' && value !== null && !Array.isArray(value);
}

/** The name in scope that is most similar to an unknown one, if any is. */
export function nearestName(path: string, scope: ValueRecord): string | undefined {
  return closest(path, namesOf(scope, ''));
}

function* namesOf(record: ValueRecord, prefix: string): Generator<string> {
  for (const [name, value] of Object.entries(record)) {
    if (isRecord(value)) yield* namesOf(value, `${prefix}${name}.`);
    else yield prefix + name;
  }
}

const PLACEHOLDER = /(\\?)\{\{([A-Za-z_]\w*(?:\.\w+)*)\}\}/g;

/**
 * Fills `{{name.path}}` in code, addresses and attributes, and reports unknown names. `\{{name}}` stands for the characters themselves.
 * Other forms (spaces, filters) belong to a template language in the code and stay.
 * @param placeOf returns the place of an index of the text, for errors
 */
export function fillPlaceholders(text: string, scope: ValueRecord, problems: Problems, placeOf: (index: number) => Located): string {
  if (!text.includes('{{')) return text;
  return text.replace(PLACEHOLDER, (whole, backslash: string, path: string, index: number) => {
    if (backslash) return whole.slice(1);
    const value = lookUp(path.split('.'), scope);
    if (typeof value === 'string' || typeof value === 'number') return String(value);
    const near = nearestName(path, scope);
    const hint = near ? `Did you mean {{${near}}}?` : `For the characters themselves write \\{{${path}}}.`;
    problems.error('unknown-constant', placeOf(index), `Unknown constant {{${path}}}.`, hint);
    return whole;
  });
}
