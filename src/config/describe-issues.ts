import { z } from 'zod';
import { closest } from '../model/closest.ts';

/** What a field wants, in the words of whoever writes a configuration. */
const KINDS: Readonly<Record<string, string>> = {
  string: 'a text in quotes',
  number: 'a number',
  boolean: 'true or false',
  array: 'a list: [ … ]',
  object: 'an object: { … }',
  record: 'an object: { … }',
};

/** Says of each issue where it is, what the field wants, what it has, and which word is nearest: `colorMode.defalt: unknown field, did you mean "default"?` */
export function describeIssues(issues: readonly z.core.$ZodIssue[], input: unknown, schema: z.core.$ZodType): string[] {
  return issues.flatMap((issue) => {
    const field = z.core.toDotPath(issue.path);
    if (issue.code === 'unrecognized_keys') {
      const known = new Set(keysAt(schema, issue.path));
      return issue.keys.map((key) => `${field ? `${field}.` : ''}${key}: unknown field${suggest(key, known)}`);
    }
    const value = valueAt(input, issue.path);
    const wish = wishOf(issue, value);
    return `${field || '(whole file)'}: ${value === undefined ? `is missing, it ${wish}` : wish + tell(value)}`;
  });
}

function wishOf(issue: z.core.$ZodIssue, value: unknown): string {
  switch (issue.code) {
    case 'invalid_type':
      return `wants ${KINDS[issue.expected] ?? issue.expected}`;
    case 'invalid_value':
      return wishForOneOf(issue.values.map(String), value);
    case 'invalid_union':
      return 'options' in issue && Array.isArray(issue.options) ? wishForOneOf(issue.options.map(String), value) : issue.message;
    case 'too_small':
      return issue.origin === 'array' ? 'wants at least one entry' : 'wants a text that is not empty';
    default:
      return issue.message;
  }
}

function wishForOneOf(options: readonly string[], value: unknown): string {
  const nearest = typeof value === 'string' ? suggest(value, options) : '';
  return `wants one of ${options.map((option) => `"${option}"`).join(', ')}${nearest}`;
}

function suggest(word: string, known: Iterable<string>): string {
  const nearest = closest(word, known);
  return nearest ? `, did you mean "${nearest}"?` : '';
}

/** What stands there now, where that fits into a line. */
function tell(value: unknown): string {
  const text = ['string', 'number', 'boolean'].includes(typeof value) ? JSON.stringify(value) : '';
  return text === '' || text.length > 80 ? '' : ` (it is ${text})`;
}

function valueAt(input: unknown, path: readonly PropertyKey[]): unknown {
  return path.reduce<unknown>((value, key) => (typeof value === 'object' && value !== null ? Reflect.get(value, key) : undefined), input);
}

/** The fields that an object at a path may have; of a choice of objects, those of all. */
function* keysAt(schema: z.core.$ZodType | undefined, path: readonly PropertyKey[]): Generator<string> {
  const [key, ...rest] = path;
  if (schema instanceof z.ZodDefault || schema instanceof z.ZodNullable || schema instanceof z.ZodOptional || schema instanceof z.ZodLazy) {
    yield* keysAt(schema.unwrap(), path);
  } else if (schema instanceof z.ZodUnion) {
    for (const option of schema.options) yield* keysAt(option, path);
  } else if (schema instanceof z.ZodArray) {
    yield* keysAt(schema.element, rest);
  } else if (schema instanceof z.ZodRecord) {
    yield* keysAt(schema.valueType, rest);
  } else if (schema instanceof z.ZodObject) {
    if (key === undefined) yield* Object.keys(schema.shape);
    else yield* keysAt(schema.shape[String(key)], rest);
  }
}
