import {
  type Credential,
  type Json,
  METHODS,
  type Method,
  type Parameter,
  type Response,
  type RestDocument,
  type RestOperation,
  restDocument,
  type Schema,
  type ServiceError,
} from './schema.ts';
import { openYaml, type ReadFile } from './yaml-source.ts';

export type Locale = 'zh-Hans' | 'en';

/** One request that a service answers. */
export interface Endpoint {
  readonly id: string;
  readonly method: Method;
  /** With its parameters in braces, below the server. */
  readonly path: string;
  /** The path from the root of the host: `/1.1/classes/{class}`. */
  readonly fullPath: string;
  readonly server: string;
  readonly words: Readonly<Record<Locale, { readonly summary: string; readonly description: string | undefined }>>;
  /** Each item is one way to be allowed; all of its credentials are needed. Empty if there is no need of any. */
  readonly access: readonly (readonly Credential[])[];
  readonly parameters: readonly Parameter[];
  readonly body: { readonly isRequired: boolean; readonly schema: Schema | undefined; readonly example: Json | undefined } | undefined;
  readonly responses: readonly { readonly status: string; readonly response: Response }[];
  readonly errors: readonly ServiceError[];
  /** Segments of the path that others can replace. */
  readonly alternatives: Readonly<Record<string, readonly string[]>>;
}

/** What one file of `site/data/rest` says. */
export interface Service {
  readonly name: string;
  readonly endpoints: ReadonlyMap<string, Endpoint>;
  readonly errors: readonly ServiceError[];
  /** Names of all headers that its requests can have. */
  readonly headers: ReadonlySet<string>;
}

export type LoadedService = { readonly service: Service } | { readonly problems: readonly string[] };

/**
 * Reads and validates a file of `site/data/rest`.
 * @param read returns the text of a file of that folder by its name
 * @returns the service, or all that is wrong with the file, each with `file:line:column`
 */
export function loadService(name: string, read: ReadFile): LoadedService {
  const source = openYaml(`${name}.yml`, read);
  if (source.problems.length > 0) return { problems: source.problems };
  const { value, problems } = source.resolve();
  const result = restDocument.safeParse(value);
  const invalid = (result.error?.issues ?? []).map(
    ({ path, message }) => `${source.placeOf(path)} ${path.map(String).join('.')}: ${message}`,
  );
  if (problems.length > 0 || !result.success) return { problems: [...problems, ...invalid] };
  const faults = [...findFaults(result.data)].map(({ path, message }) => `${source.placeOf(path)} ${message}`);
  return faults.length > 0 ? { problems: faults } : { service: createService(name, result.data) };
}

/** What an error is known by: its code, else its status, else its message. */
export function errorKey({ code, status, message }: ServiceError): string {
  return String(code ?? status ?? message ?? '');
}

interface Listed {
  readonly path: string;
  readonly method: Method;
  readonly operation: RestOperation;
}

function listOperations({ paths }: RestDocument): Listed[] {
  return Object.entries(paths).flatMap(([path, methods]) =>
    METHODS.flatMap((method) => {
      const operation = methods[method];
      return operation ? [{ path, method, operation }] : [];
    }),
  );
}

function createService(name: string, document: RestDocument): Service {
  const schemes = document.components?.securitySchemes ?? {};
  const errors = document['x-errors'] ?? [];
  const endpoints = listOperations(document).map(({ path: key, method, operation }): Endpoint => {
    // What follows tells requests apart that have one path and one method: no key can be there twice.
    const path = key.replace(/#.*/, '');
    const [server] = operation.servers ?? document.servers;
    const body = operation.requestBody;
    const media = body?.content['application/json'];
    const { summary, description, 'x-zh': chinese } = operation;
    return {
      id: operation.operationId,
      method,
      path,
      fullPath: new URL(server?.url ?? '').pathname.replace(/\/$/, '') + path,
      server: server?.url ?? '',
      words: { en: { summary, description }, 'zh-Hans': { summary: chinese.summary, description: chinese.description } },
      access: (operation.security ?? document.security ?? []).map((needed) => Object.keys(needed).flatMap((key) => schemes[key] ?? [])),
      parameters: operation.parameters ?? [],
      body: body && { isRequired: body.required ?? false, schema: media?.schema, example: media?.example },
      responses: Object.entries(operation.responses).map(([status, response]) => ({ status, response })),
      alternatives: document['x-alternatives'] ?? {},
      errors: (operation['x-errors'] ?? []).flatMap((key) => errors.find((error) => errorKey(error) === String(key)) ?? []),
    };
  });
  const headers = [
    'Content-Type',
    ...Object.values(schemes).map((scheme) => scheme.name),
    ...endpoints.flatMap(({ parameters }) => parameters.filter((one) => one.in === 'header').map((one) => one.name)),
    ...Object.values(document.components?.parameters ?? {}).flatMap((one) => (one.in === 'header' ? [one.name] : [])),
  ];
  return { name, endpoints: new Map(endpoints.map((endpoint) => [endpoint.id, endpoint])), errors, headers: new Set(headers) };
}

interface Fault {
  readonly path: readonly PropertyKey[];
  readonly message: string;
}

/** What a schema cannot say: names that must exist elsewhere in the file, and examples that must fit. */
function* findFaults(document: RestDocument): Generator<Fault> {
  const ids = new Set<string>();
  const known = new Set((document['x-errors'] ?? []).map(errorKey));
  const schemes = document.components?.securitySchemes ?? {};
  for (const { path, method, operation } of listOperations(document)) {
    const at = ['paths', path, method];
    if (ids.has(operation.operationId)) yield { path: [...at, 'operationId'], message: `"${operation.operationId}" is there twice` };
    ids.add(operation.operationId);
    for (const [index, key] of (operation['x-errors'] ?? []).entries()) {
      if (!known.has(String(key))) yield { path: [...at, 'x-errors', index], message: `the file's x-errors have no ${key}` };
    }
    for (const name of [...(operation.security ?? []), ...(document.security ?? [])].flatMap((needed) => Object.keys(needed))) {
      if (!schemes[name]) yield { path: [...at, 'security'], message: `there is no credential "${name}"` };
    }
    yield* findParameterFaults(path, operation, at);
    const media = operation.requestBody?.content['application/json'];
    if (media?.schema) yield* findSchemaFaults(media.schema, media.example, [...at, 'requestBody', 'content', 'application/json']);
    for (const [status, response] of Object.entries(operation.responses)) {
      const answer = response.content?.['application/json'];
      if (answer?.schema)
        yield* findSchemaFaults(answer.schema, answer.example, [...at, 'responses', status, 'content', 'application/json']);
    }
  }
}

function* findParameterFaults(path: string, { parameters = [] }: RestOperation, at: readonly PropertyKey[]): Generator<Fault> {
  const inPath = new Set([...path.matchAll(/\{(\w+)\}/g)].map((match) => match[1] ?? ''));
  for (const [index, parameter] of parameters.entries()) {
    if (parameter.in !== 'path') continue;
    if (!inPath.delete(parameter.name)) yield { path: [...at, 'parameters', index], message: `the path has no {${parameter.name}}` };
    if (parameter.example === undefined) yield { path: [...at, 'parameters', index], message: `{${parameter.name}} needs an example` };
  }
  for (const name of inPath) yield { path: at, message: `{${name}} of the path is no parameter` };
}

/** Fields that are required must be described, and an example must have them and no unknown ones. */
function* findSchemaFaults(schema: Schema, example: Json | undefined, at: readonly PropertyKey[]): Generator<Fault> {
  const properties = schema.properties ?? {};
  for (const name of schema.required ?? []) {
    if (!properties[name])
      yield { path: [...at, 'schema', 'required'], message: `the required field "${name}" is not among the properties` };
  }
  if (isList(example) && schema.items) {
    for (const item of example) yield* findSchemaFaults(schema.items, item, at);
  } else if (isObject(example) && schema.properties) {
    for (const name of schema.required ?? []) {
      if (!(name in example)) yield { path: [...at, 'example'], message: `the example lacks "${name}"` };
    }
    for (const [name, value] of Object.entries(example)) {
      const property = properties[name];
      if (property) yield* findSchemaFaults(property, value, at);
      else if (!schema.additionalProperties) yield { path: [...at, 'example'], message: `"${name}" of the example is not described` };
    }
  }
}

function isList(value: Json | undefined): value is readonly Json[] {
  return Array.isArray(value);
}

function isObject(value: Json | undefined): value is { readonly [name: string]: Json } {
  return typeof value === 'object' && value !== null && !Array.isArray(value);
}
