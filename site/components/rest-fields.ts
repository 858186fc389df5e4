import type { ComponentUse } from 'signpost/components';
import { h, unsearched } from 'signpost/components';
import type { Parameter, Schema } from '../rest/schema.ts';
import type { Locale } from '../rest/service.ts';
import { type RestWords, textIn } from '../rest/words.ts';

/** A node of the HTML that components make. */
export type Html = ReturnType<ComponentUse<unknown>['children']>[number];

/** What the parts of a block need to show texts. */
export interface Writer {
  readonly locale: Locale;
  readonly words: RestWords;
  /** A text of the data, which may contain Markdown, as a part of a line. */
  readonly inline: (text: string) => Html[];
}

/** The body of a request: its type where it is no object, and its fields. */
export function renderBody(schema: Schema | undefined, writer: Writer): Html[] {
  if (schema?.type !== 'array') return renderGroup(writer.words.body, renderFields(schema, writer));
  const items = renderFields(schema, writer);
  const type = h('span', { className: ['field-type'] }, typeName(schema));
  const limits = limitsOf(schema, writer.words).map((limit) => h('span', { className: ['field-fact'] }, limit));
  return [
    unsearched(
      h(
        'p',
        { className: ['endpoint-caption'] },
        h('strong', writer.words.body),
        ' ',
        type,
        limits.flatMap((limit) => [' ', limit]),
      ),
    ),
    ...(items.length > 0 ? [h('ul', { className: ['fields'], ariaLabel: writer.words.body }, items)] : []),
  ];
}

/** A caption with a list below it; nothing for an empty list. */
export function renderGroup(caption: string, items: Html[]): Html[] {
  if (items.length === 0) return [];
  return [renderCaption(caption), h('ul', { className: ['fields'], ariaLabel: caption }, items)];
}

export function renderCaption(caption: string): Html {
  return unsearched(h('p', { className: ['endpoint-caption'] }, h('strong', caption)));
}

export function renderParameters(parameters: readonly Parameter[], place: Parameter['in'], writer: Writer): Html[] {
  const shown = parameters.filter((parameter) => parameter.in === place);
  const caption = writer.words[place];
  // Those of a path are always required.
  const items = shown.map(({ name, required, schema, ...texts }) =>
    renderField(name, { ...schema, description: texts.description, 'x-zh': texts['x-zh'] }, required === true && place !== 'path', writer),
  );
  return renderGroup(caption, items);
}

/** The fields of an object, or of the objects in a list. */
export function renderFields(schema: Schema | undefined, writer: Writer): Html[] {
  const { properties = {}, required = [] } = objectIn(schema);
  return Object.entries(properties).map(([name, property]) => renderField(name, property, required.includes(name), writer));
}

/** A name, its type, whether it is required; the meaning below; nested fields closed until asked for. */
function renderField(name: string, schema: Schema, isRequired: boolean, writer: Writer): Html {
  const { words } = writer;
  const kinds = [
    h('span', { className: ['field-type'] }, typeName(schema)),
    ...(isRequired ? [h('span', { className: ['field-required'] }, words.required)] : []),
  ];
  const facts = [
    ...(schema.default === undefined
      ? []
      : [h('span', { className: ['field-fact'] }, `${words.byDefault} `, h('code', String(schema.default)))]),
    ...limitsOf(schema, words).map((limit) => h('span', { className: ['field-fact'] }, limit)),
  ];
  const text = textIn(writer.locale, schema);
  const values = schema.enum?.flatMap((value, index) => [index === 0 ? ' ' : words.comma, h('code', String(value))]);
  const nested = renderFields(schema, writer);
  return h(
    'li',
    h('code', { className: ['field-name'] }, name),
    kinds.flatMap((kind, index) => [unsearched(hidden(index === 0 ? ' ' : ', ')), unsearched(kind)]),
    facts.flatMap((fact) => [hidden(', '), fact]),
    ...(text === '' ? [] : [hidden(writer.words.colon), h('span', { className: ['field-text'] }, writer.inline(text))]),
    ...(values ? [hidden(gapAfter(text, words)), h('span', { className: ['field-text'] }, words.oneOf, values)] : []),
    ...(nested.length > 0 ? [h('details', h('summary', words.fieldsOf(name)), h('ul', { className: ['fields'] }, nested))] : []),
  );
}

/** What parts the values from the text before them: without it, both read as one sentence. */
function gapAfter(text: string, words: RestWords): string {
  if (text === '') return words.colon;
  return /[.。]$/.test(text) ? ' ' : words.stop;
}

/** Between parts that stand apart on the screen, for those who hear the page or read it as Markdown. */
function hidden(text: string) {
  return h('span', { className: ['visually-hidden'] }, text);
}

function objectIn(schema: Schema | undefined): Schema {
  return schema?.items ? objectIn(schema.items) : (schema ?? {});
}

/** `integer`, `string[]`, `string | null`. The names are those of JSON, in all languages. */
export function typeName({ type, items }: Schema): string {
  if (type === 'array' && items) return `${typeName(items)}[]`;
  return [type ?? 'any'].flat().join(' | ');
}

function limitsOf({ maximum, maxItems, maxLength }: Schema, words: RestWords): string[] {
  return [
    ...(maximum === undefined ? [] : [words.most(maximum)]),
    ...(maxItems === undefined ? [] : [words.mostItems(maxItems)]),
    ...(maxLength === undefined ? [] : [words.mostCharacters(maxLength)]),
  ];
}
