import type { Json } from './schema.ts';
import type { Endpoint } from './service.ts';

/** A request as it goes to the server, with the examples of the data. */
export interface ExampleRequest {
  readonly method: string;
  /** Without the query. */
  readonly url: string;
  readonly query: readonly (readonly [name: string, value: string])[];
  readonly headers: readonly (readonly [name: string, value: string])[];
  readonly body: Json | undefined;
}

/** The request of the samples: the first way to be allowed, and all parameters that have an example. */
export function exampleRequest({ method, server, path, access, parameters, body }: Endpoint): ExampleRequest {
  const shown = (place: string) =>
    parameters.flatMap(({ name, in: where, example }) =>
      where === place && example !== undefined ? [[name, printValue(example)] as const] : [],
    );
  const inPath = new Map(shown('path'));
  const credentials = (access[0] ?? []).map(({ name, 'x-example': value }) => [name, value] as const);
  return {
    method: method.toUpperCase(),
    url: server.replace(/\/$/, '') + path.replace(/\{(\w+)\}/g, (whole, name: string) => encodeURIComponent(inPath.get(name) ?? whole)),
    query: shown('query'),
    headers: [...credentials, ...shown('header'), ...(body ? [['Content-Type', 'application/json'] as const] : [])],
    body: body && (body.example ?? {}),
  };
}

function printValue(value: Json): string {
  return typeof value === 'string' ? value : JSON.stringify(value);
}
