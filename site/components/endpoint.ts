import { type ComponentUse, defineComponent, h, markHeading, unsearched, z } from 'signpost/components';
import { exampleRequest } from '../rest/requests.ts';
import { printJson, SAMPLE_LANGUAGES } from '../rest/samples.ts';
import type { ServiceError } from '../rest/schema.ts';
import { type Endpoint as EndpointData, errorKey } from '../rest/service.ts';
import { meant } from './meant.ts';
import { renderStyle } from './page-style.ts';
import { type Html, renderBody, renderCaption, renderFields, renderGroup, renderParameters, type Writer } from './rest-fields.ts';
import { createWriter, serviceOf } from './rest-service.ts';

/** Samples share the readers' choice of a language with the guides. */
const CHOICE = { group: 'tap-platform', query: 'platform' };

const props = {
  service: z.string(),
  operation: z.string(),
  /** Level of its heading. */
  level: z.union([z.literal(2), z.literal(3), z.literal(4)]).default(3),
  /** Id of its heading, if it is not the operation's name. */
  id: z.string().optional(),
};
type Use = ComponentUse<z.output<z.ZodObject<typeof props>>>;

/** `<Endpoint service="leaderboard" operation="submitScores" />`: one request of `site/data/rest`, with samples made from the data. */
export const Endpoint = defineComponent({
  props,
  render(use) {
    const service = serviceOf(use);
    if (!service) return [];
    const { operation, level, id } = use.props;
    const endpoint = service.endpoints.get(operation);
    if (!endpoint) {
      const names = [...service.endpoints.keys()];
      const message = `site/data/rest/${service.name}.yml has no operation "${operation}".`;
      use.error('operation', message, meant(operation, names, `It has ${names.join(', ')}.`));
      return [];
    }
    const writer = createWriter(use);
    const { summary } = endpoint.words[writer.locale];
    return [
      ...renderStyle(use, 'rest'),
      ...renderStyle(use, 'rest-print', 'print'),
      h(
        'section',
        { className: ['endpoint'] },
        markHeading(h(`h${level}`, { id: id ?? kebab(operation) }, summary), endpoint.method.toUpperCase()),
        h('div', { className: ['endpoint-parts'] }, renderText(endpoint, writer), renderSample(endpoint, use, writer)),
      ),
    ];
  },
});

function renderText(endpoint: EndpointData, writer: Writer): Html {
  const { words, locale } = writer;
  const { description } = endpoint.words[locale];
  const [answer] = endpoint.responses;
  const fields = answer?.response.content?.['application/json'].schema;
  return h(
    'div',
    { className: ['endpoint-text'] },
    h('p', { className: ['endpoint-line'] }, unsearched(renderMethod(endpoint.method)), ' ', h('code', renderPath(endpoint.fullPath))),
    ...(description === undefined ? [] : [h('p', writer.inline(description))]),
    unsearched(renderAccess(endpoint, writer)),
    ...renderParameters(endpoint.parameters, 'path', writer),
    ...renderParameters(endpoint.parameters, 'header', writer),
    ...renderParameters(endpoint.parameters, 'query', writer),
    ...renderBody(endpoint.body?.schema, writer),
    ...(answer
      ? renderAnswer(answer.status, writer.inline(locale === 'en' ? answer.response.description : answer.response['x-zh']), writer)
      : []),
    ...(fields ? fieldList(renderFields(fields, writer), words.response) : []),
    ...renderErrors(
      endpoint.errors.map((error) => renderError(error, writer)),
      writer,
    ),
  );
}

/** How many errors are in sight on phones. */
const FIRST_ERRORS = 3;

/** On narrow screens, those after the first ones are folded, if these are more than one. */
function renderErrors(errors: Html[], { words }: Writer): Html[] {
  const more = errors.length - FIRST_ERRORS;
  if (more < 2) return renderGroup(words.errors, errors);
  const rest = h('ul', { className: ['fields'], ariaLabel: words.errors }, errors.slice(FIRST_ERRORS));
  return [...renderGroup(words.errors, errors.slice(0, FIRST_ERRORS)), fold(words.moreErrors(more), rest)];
}

/** What is closed on narrow screens until it is asked for, and has no name on others: the text has none, either. */
function fold(name: string, content: Html): Html {
  return h('details', { className: ['folds'] }, h('summary', { dataRestated: '' }, name), content);
}

function renderAnswer(status: string, text: Html[], { words }: Writer): Html[] {
  return [
    renderCaption(words.response),
    h(
      'div',
      { className: ['fields', 'endpoint-answer'] },
      h(
        'p',
        { className: ['field-error'] },
        unsearched(h('code', { className: ['field-name'] }, status)),
        unsearched(h('span', { className: ['visually-hidden'] }, ' ')),
        h('span', { className: ['field-text'] }, text),
      ),
    ),
  ];
}

function fieldList(items: Html[], label: string): Html[] {
  return items.length === 0 ? [] : [h('ul', { className: ['fields'], ariaLabel: label }, items)];
}

/** The word is always there: the colour alone would not tell. */
function renderMethod(method: string) {
  return h('span', { className: ['method', `method-${method}`] }, method.toUpperCase());
}

/** A path that can break before its slashes, and not after the hyphens of its parts, its parameters tinted. */
function renderPath(path: string): (Html | string)[] {
  return path
    .split(/(?=\/)|(\{\w+\})/)
    .filter(Boolean)
    .flatMap((part, index) => {
      if (part.startsWith('{')) return [h('span', { className: ['path-parameter'] }, part)];
      const text = part.includes('-') ? h('span', { className: ['whole'] }, part) : part;
      return index > 0 && part.startsWith('/') ? [h('wbr'), text] : [text];
    });
}

function renderAccess({ access }: EndpointData, { words }: Writer) {
  const ways = access.map((credentials) => credentials.flatMap(({ 'x-label': label }) => (label === undefined ? [] : [label])));
  const shown = ways
    .filter((way) => way.length > 0)
    .flatMap((way, index) => [
      ...(index === 0 ? [] : [` ${words.or} `]),
      ...way.flatMap((label, part) => [...(part === 0 ? [] : [` ${words.and} `]), h('span', { className: ['credential'] }, label)]),
    ]);
  if (access.length === 0) return h('p', { className: ['endpoint-access'] }, words.nothing);
  return h(
    'p',
    { className: ['endpoint-access'] },
    words.requires,
    h('span', { className: ['visually-hidden'] }, words.colon.trim()),
    ' ',
    shown,
  );
}

/** Longest key of an error that stands beside what it means: all of them have one column. */
const SHORT_KEY = 7;

function renderError(error: ServiceError, { locale, inline, words }: Writer): Html {
  const texts = locale === 'en' ? error : error['x-zh'];
  const key = errorKey(error);
  return h(
    'li',
    { className: ['field-error', ...(key.length > SHORT_KEY ? ['field-error-long'] : [])] },
    h('code', { className: ['field-name'] }, key),
    ...(error.status !== undefined && error.code !== undefined
      ? [' ', h('span', { className: ['field-fact'] }, `HTTP ${error.status}`)]
      : []),
    h('span', { className: ['visually-hidden'] }, words.colon),
    h(
      'span',
      { className: ['field-text'] },
      inline(`${texts.description}${locale === 'en' ? '. ' : '。'}${texts.fix}${locale === 'en' ? '.' : '。'}`),
    ),
  );
}

/** The request in all languages, and the answer below it. */
function renderSample(endpoint: EndpointData, use: Use, { words }: Writer): Html {
  const request = exampleRequest(endpoint);
  const tabs = SAMPLE_LANGUAGES.map(({ value, label, language, print }, index) => ({
    value,
    label,
    content: [use.code(print(request), language)],
    isRestated: index > 0,
  }));
  const answers = endpoint.responses.flatMap(({ status, response }) => {
    const example = response.content?.['application/json'].example;
    if (example === undefined) return [];
    return [fold(`${words.example} · HTTP ${status}`, use.code(printJson(example), 'json', `HTTP ${status}`))];
  });
  return h('div', { className: ['endpoint-sample'] }, use.tabs(tabs, { label: words.languages, ...CHOICE }), answers);
}

/** `submitScores` → `submit-scores` */
function kebab(name: string): string {
  return name.replace(/[A-Z]/g, (letter) => `-${letter.toLowerCase()}`);
}
