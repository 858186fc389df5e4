import { closest } from '../../model/closest.ts';
import { hashOf } from '../../model/hash.ts';
import { isRecord } from '../../model/record.ts';
import type { CompileContext, Constants } from '../compiled.ts';
import type { Located, Problems } from '../problems.ts';

/** The value of an author's attribute or expression. */
export type Value = string | number | boolean | null | undefined | readonly Value[] | ValueRecord;

export interface ValueRecord {
  readonly [name: string]: Value;
}

/**
 * The names that a part of a page can use. Remembers which of the site's constants were read: the page depends on these.
 */
export class Scope {
  readonly #names: ValueRecord;
  readonly #used: Set<string>;
  readonly #hasConstants: boolean;

  /** @param used gets the paths of the names that are read; the empty path stands for all of them */
  constructor(names: ValueRecord, used: Set<string>, hasConstants = true) {
    this.#names = names;
    this.#used = used;
    this.#hasConstants = hasConstants;
  }

  /** The scope of a part with further names, which hide others of the same name. */
  with(more: ValueRecord): Scope {
    return new Scope({ ...this.#names, ...more }, this.#used, this.#hasConstants);
  }

  has(name: string): boolean {
    return Object.hasOwn(this.#names, name);
  }

  /** The value of `a.b.c`, or undefined if one of the names is unknown. */
  lookUp(path: readonly string[]): Value {
    this.#used.add(path.join('.'));
    return valueAt(this.#names, path);
  }

  hasConstants(): boolean {
    this.#used.add('');
    return this.#hasConstants;
  }

  /** The names without those in them, for messages. */
  list(): string[] {
    this.#used.add('');
    return Object.keys(this.#names);
  }

  /** The name that is most similar to an unknown one, if any is. */
  nearest(path: string): string | undefined {
    this.#used.add('');
    return closest(path, namesOf(this.#names, ''));
  }
}

/**
 * The names that a page can use: the site's constants. `toc` is the attribute of `TOCInline` in Docusaurus.
 * @param used see `Scope`
 */
export function createScope({ constants }: CompileContext, used: Set<string>): Scope {
  return new Scope({ toc: [], ...constants }, used, Object.keys(constants).length > 0);
}

/** Hash of the constant at a path; of all of them for the empty path. Null if there is none. */
export function hashConstant(constants: Constants, path: string): string | null {
  const value = path === '' ? constants : valueAt(constants, path.split('.'));
  return value === undefined ? null : hashOf(JSON.stringify(value));
}

function valueAt(names: ValueRecord, path: readonly string[]): Value {
  let value: Value = names;
  for (const name of path) {
    if (!isRecord(value) || !Object.hasOwn(value, name)) return undefined;
    value = value[name];
  }
  return value;
}

function* namesOf(record: ValueRecord, prefix: string): Generator<string> {
  for (const [name, value] of Object.entries(record)) {
    if (isRecord(value)) yield* namesOf(value, `${prefix}${name}.`);
    else yield prefix + name;
  }
}

const PLACEHOLDER = /(\\?)\{\{([A-Za-z_]\w*(?:\.\w+)*)\}\}/g;

/** What stands in text for a constant, and in code for itself. */
const SINGLE = /(?<!\{)\{([A-Za-z_]\w*(?:\.\w+)+)\}(?!\})/g;

function warnOfSingleBraces(text: string, scope: Scope, problems: Problems, placeOf: (index: number) => Located): void {
  for (const { index, 1: path = '' } of text.matchAll(SINGLE)) {
    const names = path.split('.');
    const value = scope.has(names[0] ?? '') ? scope.lookUp(names) : undefined;
    if (typeof value === 'string' || typeof value === 'number')
      problems.warning('constant-braces', placeOf(index), `{${path}} is not filled here, so readers see the braces.`, `Write {{${path}}}.`);
  }
}

/**
 * Fills `{{name.path}}` in code, addresses and attributes, and reports unknown names. `\{{name}}` stands for the characters themselves.
 * Other forms (spaces, filters) belong to a template language in the code and stay.
 * @param placeOf returns the place of an index of the text, for errors
 */
export function fillPlaceholders(text: string, scope: Scope, problems: Problems, placeOf: (index: number) => Located): string {
  if (text.includes('{')) warnOfSingleBraces(text, scope, problems, placeOf);
  if (!text.includes('{{')) return text;
  return text.replace(PLACEHOLDER, (whole, backslash: string, path: string, index: number) => {
    if (backslash) return whole.slice(1);
    const value = scope.lookUp(path.split('.'));
    if (typeof value === 'string' || typeof value === 'number') return String(value);
    // In a site without constants, braces belong to a template language.
    if (!scope.hasConstants()) return whole;
    const near = scope.nearest(path);
    const hint = near ? `Did you mean {{${near}}}?` : `For the characters themselves write \\{{${path}}}.`;
    problems.error('unknown-constant', placeOf(index), `Unknown constant {{${path}}}.`, hint);
    return whole;
  });
}

/**
 * Fills `{{name.path}}` in a diagram, where any other text in such braces is a shape: only constants within records are filled, and unknown
 * names stay.
 */
export function fillDiagram(text: string, scope: Scope): string {
  return text.replace(PLACEHOLDER, (whole, backslash: string, path: string) => {
    const value = backslash === '' && path.includes('.') ? scope.lookUp(path.split('.')) : undefined;
    return typeof value === 'string' || typeof value === 'number' ? String(value) : whole;
  });
}
