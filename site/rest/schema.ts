import { z } from 'signpost/components';

/*
 * The part of OpenAPI 3.1 (spec.openapis.org/oas/v3.1.0) that the data of the REST reference uses. Whatever else a file has is an error, so
 * that nothing is written there which no page shows. Fields with `x-` are our own: texts in Chinese, names of credentials, errors.
 */

/** A text in both languages. `description` is English. */
const described = { description: z.string().min(1), 'x-zh': z.string().min(1) };

const TYPES = ['string', 'integer', 'number', 'boolean', 'object', 'array', 'null'] as const;
const type = z.enum(TYPES);

const baseSchema = z.strictObject({
  type: z.union([type, z.array(type).min(2)]).optional(),
  description: z.string().min(1).optional(),
  'x-zh': z.string().min(1).optional(),
  default: z.union([z.string(), z.number(), z.boolean()]).optional(),
  enum: z
    .array(z.union([z.string(), z.number()]))
    .min(1)
    .optional(),
  maximum: z.number().optional(),
  minimum: z.number().optional(),
  maxItems: z.int().optional(),
  maxLength: z.int().optional(),
  required: z.array(z.string()).min(1).optional(),
});

/** What a value may be: the subset of JSON Schema that the pages can show. */
export interface Schema extends z.output<typeof baseSchema> {
  readonly items?: Schema | undefined;
  readonly properties?: Readonly<Record<string, Schema>> | undefined;
  /** Whether there may be further fields, which the example need not explain. */
  readonly additionalProperties?: boolean | Schema | undefined;
}

const schema: z.ZodType<Schema> = baseSchema.extend({
  get items() {
    return schema.optional();
  },
  get properties() {
    return z.record(z.string(), schema).optional();
  },
  get additionalProperties() {
    return z.union([z.boolean(), schema]).optional();
  },
});

/** An example is any JSON. */
export type Json = string | number | boolean | null | readonly Json[] | { readonly [name: string]: Json };
const json: z.ZodType<Json> = z.json();

const parameter = z.strictObject({
  name: z.string().min(1),
  in: z.enum(['path', 'query', 'header']),
  required: z.boolean().optional(),
  schema,
  example: json.optional(),
  ...described,
});
export type Parameter = z.output<typeof parameter>;

const content = z.strictObject({ 'application/json': z.strictObject({ schema: schema.optional(), example: json.optional() }) });

const response = z.strictObject({ ...described, content: content.optional() });
export type Response = z.output<typeof response>;

const server = z.strictObject({ url: z.url(), description: z.string().optional(), 'x-zh': z.string().optional() });

const operation = z.strictObject({
  operationId: z.string().regex(/^[a-z][A-Za-z]*$/, 'must be in camel case, without digits'),
  summary: z.string().min(1),
  description: z.string().min(1).optional(),
  'x-zh': z.strictObject({ summary: z.string().min(1), description: z.string().min(1).optional() }),
  servers: z.array(server).min(1).optional(),
  /** Each item is one way to be allowed; all of its credentials are needed. */
  security: z.array(z.record(z.string(), z.tuple([]))).optional(),
  parameters: z.array(parameter).optional(),
  requestBody: z.strictObject({ required: z.boolean().optional(), content }).optional(),
  responses: z.record(z.string().regex(/^[1-5]\d\d$/), response),
  /** Which of the service's errors it answers with. */
  'x-errors': z.array(z.union([z.string(), z.number()])).optional(),
});

export const METHODS = ['get', 'post', 'put', 'patch', 'delete'] as const;
export type Method = (typeof METHODS)[number];

const path = z.strictObject({
  get: operation.optional(),
  post: operation.optional(),
  put: operation.optional(),
  patch: operation.optional(),
  delete: operation.optional(),
});

const securityScheme = z.strictObject({
  type: z.literal('apiKey'),
  in: z.literal('header'),
  name: z.string(),
  ...described,
  /** The badge; without one it goes without saying. */
  'x-label': z.string().optional(),
  /** The value in samples. */
  'x-example': z.string(),
});
export type Credential = z.output<typeof securityScheme>;

const serviceError = z.strictObject({
  code: z.union([z.int(), z.string()]).optional(),
  status: z.int().min(400).max(599).optional(),
  /** What the answer says, where it is how the error is recognised. */
  message: z.string().optional(),
  description: z.string().min(1),
  fix: z.string().min(1),
  'x-zh': z.strictObject({ description: z.string().min(1), fix: z.string().min(1) }),
});
export type ServiceError = z.output<typeof serviceError>;

/** One file of `site/data/rest`, its references resolved. */
export const restDocument = z.strictObject({
  openapi: z.string().regex(/^3\.1\.\d$/, 'must be 3.1.x'),
  info: z.strictObject({ title: z.string(), version: z.string(), ...described }),
  servers: z.array(server).min(1),
  security: z.array(z.record(z.string(), z.tuple([]))).optional(),
  paths: z.record(z.string().startsWith('/'), path),
  components: z
    .strictObject({
      securitySchemes: z.record(z.string(), securityScheme).optional(),
      parameters: z.record(z.string(), parameter).optional(),
      schemas: z.record(z.string(), schema).optional(),
      responses: z.record(z.string(), response).optional(),
    })
    .optional(),
  'x-errors': z.array(serviceError).optional(),
  /** Segments of paths that others can replace: what is said of conversations holds for chat rooms. */
  'x-alternatives': z.record(z.string(), z.array(z.string()).min(1)).optional(),
});
export type RestDocument = z.output<typeof restDocument>;
export type RestOperation = z.output<typeof operation>;
