import { z } from 'zod';
import { closest } from '../model/closest.ts';

/** Names of types, in the words of whoever writes a configuration. */
const KINDS: Readonly<Record<string, string>> = {
  string: 'a string',
  number: 'a number',
  int: 'a whole number',
  boolean: 'true or false',
  object: 'an object: { … }',
  record: 'an object: { … }',
};

/**
 * Describes each issue: the field, what it must be, its value, and the nearest valid word.
 * @returns lines like `colorMode.defalt: unknown field, did you mean "default"?`
 */
export function describeIssues(issues: readonly z.core.$ZodIssue[], input: unknown, schema: z.core.$ZodType): string[] {
  return issues.flatMap(withinChoice).flatMap((issue) => {
    const field = z.core.toDotPath(issue.path);
    if (issue.code === 'unrecognized_keys') {
      const known = [...new Set(keysAt(schema, issue.path))];
      return issue.keys.map((key) => `${field ? `${field}.` : ''}${key}: unknown field${suggest(key, known) || list(known)}`);
    }
    const value = valueAt(input, issue.path);
    const rule = ruleOf(issue, value, schema);
    return `${field || '(whole file)'}: ${value === undefined ? `is missing; it ${rule}` : rule + quote(value)}`;
  });
}

/** Of a value that is what one choice alone takes, what is wrong inside of it. */
function withinChoice(issue: z.core.$ZodIssue): readonly z.core.$ZodIssue[] {
  if (issue.code !== 'invalid_union') return [issue];
  const [meant, ...others] = issue.errors.filter((inner) => !inner.some(({ code, path }) => code === 'invalid_type' && path.length === 0));
  if (!meant || others.length > 0) return [issue];
  return meant.map((inner) => ({ ...inner, path: [...issue.path, ...inner.path] })).flatMap(withinChoice);
}

function ruleOf(issue: z.core.$ZodIssue, value: unknown, schema: z.core.$ZodType): string {
  switch (issue.code) {
    case 'invalid_type':
      if (issue.message.startsWith('must be ')) return issue.message;
      return `must be ${issue.expected === 'array' ? listOf(schema, issue.path) : (KINDS[issue.expected] ?? issue.expected)}`;
    case 'invalid_value':
      return oneOf(issue.values.map(String), value);
    case 'invalid_union':
      return 'options' in issue && Array.isArray(issue.options) ? oneOf(issue.options.map(String), value) : issue.message;
    case 'too_small':
      if (issue.origin === 'string') return 'must not be empty';
      if (issue.origin === 'array') return 'must have at least one entry';
      return issue.inclusive ? `must be at least ${issue.minimum}` : `must be more than ${issue.minimum}`;
    case 'too_big':
      return issue.origin === 'array' ? `must have at most ${issue.maximum} entries` : `must be at most ${issue.maximum}`;
    default:
      return issue.message;
  }
}

/** Most fields of an entry that are named where a list is missing. */
const MOST_FIELDS = 6;

/** A list, with the fields of its entries if they are few. */
function listOf(schema: z.core.$ZodType, path: readonly PropertyKey[]): string {
  const fields = [...new Set(keysAt(schema, [...path, 0]))];
  return fields.length === 0 || fields.length > MOST_FIELDS ? 'a list: [ … ]' : `a list: [{ ${fields.join(', ')} }, … ]`;
}

/** What a value must be: one of some words, perhaps the nearest. */
export function oneOf(options: readonly string[], value: unknown): string {
  const nearest = typeof value === 'string' ? suggest(value, options) : '';
  return `must be one of ${options.map((option) => `"${option}"`).join(', ')}${nearest}`;
}

/** The nearest of some words, as the end of a message. */
export function suggest(word: string, known: Iterable<string>): string {
  const nearest = closest(word, known);
  return nearest ? `, did you mean "${nearest}"?` : '';
}

/** Most names that are read through for one that fits. */
const MOST_NAMES = 50;

function list(names: readonly string[]): string {
  return names.length === 0 || names.length > MOST_NAMES ? '' : `; there are ${names.join(', ')}`;
}

/** The value in parentheses, if it is short. */
function quote(value: unknown): string {
  const text = ['string', 'number', 'boolean'].includes(typeof value) ? JSON.stringify(value) : '';
  return text === '' || text.length > 80 ? '' : ` (it is ${text})`;
}

function valueAt(input: unknown, path: readonly PropertyKey[]): unknown {
  return path.reduce<unknown>((value, key) => (typeof value === 'object' && value !== null ? Reflect.get(value, key) : undefined), input);
}

/** The fields that the object at a path may have; for a union of objects, those of all of them. */
function* keysAt(schema: z.core.$ZodType | undefined, path: readonly PropertyKey[]): Generator<string> {
  const [key, ...rest] = path;
  if (schema instanceof z.ZodDefault || schema instanceof z.ZodNullable || schema instanceof z.ZodOptional || schema instanceof z.ZodLazy) {
    yield* keysAt(schema.unwrap(), path);
  } else if (schema instanceof z.ZodUnion) {
    for (const option of schema.options) yield* keysAt(option, path);
  } else if (schema instanceof z.ZodArray) {
    yield* keysAt(schema.element, rest);
  } else if (schema instanceof z.ZodRecord) {
    if (key !== undefined) yield* keysAt(schema.valueType, rest);
    else if (schema.keyType instanceof z.ZodEnum) yield* schema.keyType.options.map(String);
  } else if (schema instanceof z.ZodObject) {
    if (key === undefined) yield* Object.keys(schema.shape);
    else yield* keysAt(schema.shape[String(key)], rest);
  }
}
