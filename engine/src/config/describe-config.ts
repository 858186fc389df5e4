import { z } from 'zod';
import { configSchema } from './schema.ts';

/** A field of the configuration, as the schema knows it. */
export interface ConfigField {
  /** `content.dir`; `locales[].name` for a field of each entry; `navbar[link].to` for a field of the entries of one type; `a.<name>` for what has any name. */
  readonly path: string;
  /** What it takes: `string`, `"light" | "dark"`, `list of strings`. */
  readonly type: string;
  /** Undefined if there is none, or if the folder of the site says it. */
  readonly fallback: unknown;
}

/** The part of JSON Schema that zod writes for our schema. */
type Schema = z.core.JSONSchema.BaseSchema;

/** All fields of the configuration, in the order of the schema, each after the one that contains it: documentation made from it cannot drift. */
export function describeConfig(): readonly ConfigField[] {
  const root = z.toJSONSchema(configSchema, { io: 'input', unrepresentable: 'any' });
  return listFields(root, '', (schema) => resolve(root, schema), []);
}

/** Follows a reference within the schema, which recursive parts are. */
function resolve(root: Schema, schema: Schema): Schema {
  const name = schema.$ref?.replace('#/$defs/', '');
  return (name === undefined ? undefined : root.$defs?.[name]) ?? schema;
}

type Resolve = (schema: Schema) => Schema;

function listFields(schema: Schema, parent: string, follow: Resolve, seen: readonly Schema[]): ConfigField[] {
  const properties = Object.entries(schema.properties ?? {});
  return properties.flatMap(([name, written]) => {
    if (typeof written === 'boolean') return [];
    const path = parent === '' ? name : `${parent}.${name}`;
    if (name === 'type' && constantOf(written) !== undefined) return [];
    const field: ConfigField = { path, type: typeOf(follow(written), follow), fallback: written.default };
    return [field, ...innerFields(follow(written), path, follow, seen)];
  });
}

/** The fields within a field: of an object, of the entries of a list, and of the types of entry that there are. */
function innerFields(schema: Schema, path: string, follow: Resolve, seen: readonly Schema[]): ConfigField[] {
  if (seen.includes(schema)) return [];
  const within = [...seen, schema];
  if (schema.properties) return listFields(schema, path, follow, within);
  const { items, additionalProperties } = schema;
  if (typeof additionalProperties === 'object') return innerFields(follow(additionalProperties), `${path}.<name>`, follow, within);
  if (typeof items === 'object' && !Array.isArray(items)) return innerFields(follow(items), `${path}[]`, follow, within);
  return (schema.anyOf ?? schema.oneOf ?? []).flatMap((choice) => {
    const { properties } = choice;
    const kind = constantOf(properties?.type);
    if (!properties) return [];
    return listFields(choice, kind === undefined ? path : `${path.replace(/\[\]$/, '')}[${kind}]`, follow, within);
  });
}

function constantOf(schema: boolean | Schema | undefined): string | undefined {
  if (typeof schema !== 'object') return undefined;
  const values = schema.enum ?? (schema.const === undefined ? [] : [schema.const]);
  return values.length === 0 ? undefined : values.join(' | ');
}

function typeOf(schema: Schema, follow: Resolve): string {
  if (schema.const !== undefined) return JSON.stringify(schema.const);
  if (schema.enum) return schema.enum.map((value) => JSON.stringify(value)).join(' | ');
  const choices = schema.anyOf ?? schema.oneOf;
  if (choices) return typeOfChoices(choices.map(follow), follow);
  if (schema.type === 'array')
    return typeof schema.items === 'object' && !Array.isArray(schema.items) ? listOf(follow(schema.items), follow) : 'list';
  if (schema.type === 'object' && !schema.properties) return 'object with values by name';
  return typeof schema.type === 'string' ? schema.type : 'JavaScript value';
}

function typeOfChoices(choices: readonly Schema[], follow: Resolve): string {
  const isText = choices.length === 2 && choices[0]?.type === 'string' && choices[1]?.type === 'object' && !choices[1].properties;
  if (isText) return 'text, or one per locale';
  return [...new Set(choices.map((choice) => (choice.properties ? 'object' : typeOf(choice, follow))))].join(' | ');
}

function listOf(item: Schema, follow: Resolve): string {
  if (item.properties || item.anyOf || item.oneOf) return 'list of objects';
  return `list of ${typeOf(item, follow)}s`;
}
