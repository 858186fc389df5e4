import type * as ReactApi from 'react';
import type { Fields } from '../../model/record.ts';
import { isProps, type Props } from './element-values.ts';
import { MARKS } from './protocol.ts';

type Node = ReactApi.ReactNode;

/** Schemas within each other that are shown: descriptions can contain themselves. */
const DEEPEST = 8;

/**
 * The components of pages that docusaurus-openapi-docs writes, as they show without scripts: endpoints, parameters, schemas, samples. What
 * sends requests from the page is left out.
 * @param Tabs those of the theme
 */
export function createOpenApiParts(
  React: typeof ReactApi,
  { Tabs, TabItem }: Readonly<Record<'Tabs' | 'TabItem', (props: Props) => Node>>,
) {
  const h = React.createElement;
  const Nothing = (): null => null;

  /** Inline code, bold words and links of a description; other Markdown stays as written. */
  const inline = (text: string): Node[] =>
    text.split(/(`[^`]+`|\*\*[^*]+\*\*|\[[^\]]+\]\([^)\s]+\))/).map((part, index) => {
      const [, label, href] = /^\[(.+)\]\((.+)\)$/s.exec(part) ?? [];
      if (label !== undefined && href !== undefined) return h('a', { key: index, href }, label);
      if (/^`.+`$/s.test(part)) return h('code', { key: index }, part.slice(1, -1));
      return /^\*\*.+\*\*$/s.test(part) ? h('strong', { key: index }, part.slice(2, -2)) : part;
    });
  const words = (text: unknown): Node =>
    typeof text === 'string' && text.trim() !== ''
      ? text
          .trim()
          .split(/\n\s*\n/)
          .map((part, index) => h('p', { key: index }, ...inline(part)))
      : null;
  const code = (value: unknown, language: unknown): Node =>
    h(MARKS.code, { 'data-language': String(language ?? 'json') }, typeof value === 'string' ? value : JSON.stringify(value, null, 2));
  const note = (label: string, values: readonly unknown[]): Node =>
    values.length === 0
      ? null
      : h('p', null, `${label}: `, ...values.flatMap((value, index) => [index === 0 ? '' : ', ', h('code', { key: index }, plain(value))]));

  const entry = (name: unknown, type: unknown, schema: Fields, marks: Fields, children?: Node): Node =>
    h(
      'li',
      null,
      h(
        'p',
        null,
        h('code', null, String(name ?? '')),
        ' ',
        type === undefined || type === '' ? null : h('em', null, String(type)),
        marks.required === true ? h('strong', null, ' required') : null,
        marks.deprecated === true || schema.deprecated === true ? h('strong', null, ' deprecated') : null,
      ),
      words(marks.qualifier),
      words(marks.description ?? schema.description),
      note('Possible values', Array.isArray(schema.enum) ? schema.enum : []),
      note('Default value', schema.default === undefined ? [] : [schema.default]),
      note(
        'Example',
        [marks.example ?? schema.example].filter((value) => value !== undefined),
      ),
      children,
    );

  /** The fields of a schema as a list, those below them included, after what it is put together from. */
  const schemaNode = (schema: Fields, depth = 0): Node => {
    if (depth > DEEPEST) return null;
    const choices = [['oneOf', 'One of'] as const, ['anyOf', 'Any of'] as const].map(([kind, label]) => {
      const items = recordsIn(schema[kind]).map((choice, index) =>
        h('li', { key: index }, h('p', null, h('em', null, String(choice.title ?? typeOf(choice)))), schemaNode(choice, depth + 1)),
      );
      return items.length === 0 ? null : h(React.Fragment, { key: kind }, h('p', null, label), h('ul', null, items));
    });
    const parts = recordsIn(schema.allOf).map((part, index) => h(React.Fragment, { key: index }, schemaNode(part, depth + 1)));
    const own = isProps(schema.items) && !isProps(schema.properties) ? schemaNode(schema.items, depth + 1) : fieldList(schema, depth);
    return h(React.Fragment, null, choices, parts, own);
  };
  const fieldList = ({ properties, required }: Fields, depth: number): Node => {
    if (!isProps(properties)) return null;
    const needed = Array.isArray(required) ? required : [];
    const items = Object.entries(properties).flatMap(([name, field]) =>
      isProps(field)
        ? [
            h(
              React.Fragment,
              { key: name },
              entry(name, typeOf(field), field, { required: needed.includes(name) }, schemaNode(field, depth + 1)),
            ),
          ]
        : [],
    );
    return h('ul', null, items);
  };
  const contentNode = (content: unknown): Node => {
    const kinds = isProps(content) ? Object.entries(content).filter(([, value]) => isProps(value)) : [];
    const bodies = kinds.map(([kind, value]) => {
      const { schema, example } = isProps(value) ? value : {};
      const body = isProps(schema) ? [words(schema.description), schemaNode(schema)] : [];
      const sample = example === undefined ? null : code(example, kind.includes('json') ? 'json' : 'text');
      return h(TabItem, { key: kind, value: kind, label: kind }, ...body, sample);
    });
    return bodies.length === 0 ? null : h(Tabs, null, bodies);
  };

  const MethodEndpoint = ({ method, path }: Props): Node =>
    h('p', null, h('strong', null, String(method ?? '').toUpperCase()), ' ', h('code', null, String(path ?? '')));
  const ParamsItem = ({ param }: Props): Node => {
    const given = isProps(param) ? param : {};
    const schema = isProps(given.schema) ? given.schema : {};
    return entry(given.name, typeOf(schema), schema, given);
  };
  const ParamsDetails = ({ parameters }: Props): Node =>
    [...Map.groupBy(recordsIn(parameters), (parameter) => String(parameter.in))].map(([place, list]) =>
      h(
        'details',
        { key: place, open: true },
        h('summary', null, `${place.charAt(0).toUpperCase()}${place.slice(1)} Parameters`),
        h('ul', null, ...list.map((param) => h(ParamsItem, { param }))),
      ),
    );
  const SchemaItem = ({ name, required, schemaName, qualifierMessage, schema, children, deprecated }: Props): Node =>
    entry(name, schemaName, isProps(schema) ? schema : {}, { required, deprecated, qualifier: qualifierMessage }, children);
  const RequestSchema = ({ title, body }: Props): Node => {
    const { content, description, required } = isProps(body) ? body : {};
    const marks = h('p', null, h('strong', null, `${String(title ?? 'Body')}${required === true ? ' required' : ''}`));
    return content === undefined ? null : [h(React.Fragment, { key: 'title' }, marks, words(description)), contentNode(content)];
  };
  const StatusCodes = ({ responses }: Props): Node => {
    const entries = isProps(responses) ? Object.entries(responses) : [];
    const items = entries.map(([status, response]) => {
      const { description, content } = isProps(response) ? response : {};
      return h(TabItem, { key: status, value: status, label: status }, words(description), contentNode(content));
    });
    return items.length === 0 ? null : h(Tabs, null, items);
  };
  const ResponseSamples = ({ responseExample, language }: Props): Node => code(responseExample ?? '', language);
  const Export = ({ url }: Props): Node => (typeof url === 'string' ? h('p', null, h('a', { href: url }, 'OpenAPI')) : null);
  const ApiLogo = ({ logo }: Props): Node =>
    isProps(logo) && typeof logo.url === 'string' ? h('img', { src: logo.url, alt: String(logo.altText ?? '') }) : null;
  const Markdown = ({ children }: Props): Node => (typeof children === 'string' ? words(children) : children);

  return {
    ApiTabs: Tabs,
    MimeTabs: Tabs,
    SchemaTabs: Tabs,
    DiscriminatorTabs: Tabs,
    OperationTabs: Tabs,
    ApiLogo,
    Export,
    Markdown,
    ParamsDetails,
    ParamsItem,
    RequestSchema,
    ResponseSamples,
    SchemaItem,
    StatusCodes,
    ApiExplorer: Nothing,
    'ApiExplorer/MethodEndpoint': MethodEndpoint,
    'ApiExplorer/SecuritySchemes': Nothing,
  };
}

function recordsIn(value: unknown): Fields[] {
  return Array.isArray(value) ? value.filter(isProps) : [];
}

function plain(value: unknown): string {
  return typeof value === 'string' ? value : JSON.stringify(value);
}

/** `string<date-time>`, `Pet[]`, `object`. */
function typeOf(schema: Fields): string {
  if (isProps(schema.items)) return `${typeOf(schema.items)}[]`;
  const name = schema.title ?? (Array.isArray(schema.type) ? schema.type.join(' | ') : schema.type) ?? (schema.properties ? 'object' : '');
  return typeof schema.format === 'string' ? `${String(name)}<${schema.format}>` : String(name);
}
