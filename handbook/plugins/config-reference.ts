import { type ConfigField, describeConfig, type Plugin } from 'signpost';
import { configTexts } from '../data/config-texts.ts';
import { listFields } from './field-list.ts';

/** How Chinese calls what `describeConfig` says in English; values are not translated. */
const TYPES_IN_CHINESE: Readonly<Record<string, string>> = {
  'text, or one per locale': '文字，或按语言各写一个',
  string: '字符串',
  boolean: '是或否',
  object: '对象',
  'object | null': '对象或 null',
  'object with values by name': '按名字取值的对象',
  'object with values by name | null': '按名字取值的对象或 null',
  'list of objects': '对象的列表',
  'list of strings': '字符串的列表',
  'list of JavaScript values': 'JavaScript 值的列表',
  'JavaScript value': 'JavaScript 值',
};

interface Words {
  readonly title: string;
  readonly description: string;
  readonly intro: string;
  readonly head: string;
  readonly none: string;
  readonly byDefault: string;
  readonly typeNames: Readonly<Record<string, string>>;
  readonly questions: readonly string[];
}

const PATH = 'reference/configuration.md';

const WORDS: Readonly<Record<'en' | 'zh-Hans', Words>> = {
  en: {
    title: 'Configuration reference',
    description:
      'Every field of site.config: what it is for, what it takes, and its default. Made from the schema that checks your configuration.',
    intro:
      'All fields of `site.config.mjs` (or `.ts`). Each has a default, so write only what differs. A wrong value stops the build with the name of the field, what it must be, and the nearest that exists.',
    head: '| field | takes | default | for |',
    none: 'none',
    byDefault: 'Default: ',
    typeNames: {},
    questions: [
      'all options of site.config',
      'what is the default of trailingSlash',
      'how do I set the base URL',
      'which fields can I configure',
      'configure languages and versions',
      'what type does this field take',
    ],
  },
  'zh-Hans': {
    title: '配置参考',
    description: 'site.config 的全部字段：用途、类型和默认值。由检查配置的 schema 生成，不会与程序不一致。',
    intro:
      '这里列出 `site.config.mjs`（或 `.ts`）的全部字段。每个字段都有默认值，只写不同的即可。写错时构建会停下，说明是哪个字段、应当是什么、最接近的正确写法是什么。',
    head: '| 字段 | 类型 | 默认值 | 用途 |',
    none: '无',
    byDefault: '默认值：',
    typeNames: TYPES_IN_CHINESE,
    questions: [
      'site.config 有哪些选项',
      'trailingSlash 默认是什么',
      '怎么设置 baseUrl',
      '能配置哪些字段',
      '怎么配置语言和版本',
      '这个字段要写什么类型',
    ],
  },
};

/** The fields by what they are for: the id of a group, what it is called, and its fields in the order in which they are read. A test holds that none is left out. */
const GROUPS: readonly (readonly [id: string, en: string, zhHans: string, fields: string])[] = [
  ['site-fields', 'Site', '站点', 'title tagline navbarTitle url baseUrl trailingSlash favicon logo brands brand regions region'],
  ['language-fields', 'Languages and versions', '语言和版本', 'defaultLocale locales versions'],
  [
    'content-fields',
    'Content',
    '内容',
    'content staticDir moreStaticDirs constants components plugins pages prose terms redirects moved changes comparisons',
  ],
  [
    'shell-fields',
    'Shell and style',
    '外框和样式',
    'sidebars navbar footer announcement colorMode theme styles slots behaviours templates headTags',
  ],
  ['service-fields', 'Services', '服务', 'search feedback assistants analytics survey storagePrefix'],
];

/** Makes the reference of the configuration from the schema, in both languages. */
export const configReference: Plugin = {
  name: 'config-reference',
  inputs: [],
  content: () => [
    { locale: 'en', version: 'current', path: PATH, source: render('en') },
    { locale: 'zh-Hans', version: 'current', path: PATH, source: render('zh-Hans') },
  ],
  page: () => (page) => {
    const { byDefault } = WORDS[page.locale === 'en' ? 'en' : 'zh-Hans'];
    return page.file.endsWith(PATH) ? { html: (html) => listFields(html, byDefault) } : undefined;
  },
};

function render(locale: keyof typeof WORDS): string {
  const words = WORDS[locale];
  const fields = Map.groupBy(describeConfig(), ({ path }) => /^\w+/.exec(path)?.[0] ?? path);
  const sections = GROUPS.flatMap(([id, en, zhHans, names]) => [
    `## ${locale === 'en' ? en : zhHans} {#${id}}\n`,
    ...names.split(' ').map((name) => `### ${name} {#${name}}\n\n${renderFields(fields.get(name) ?? [], locale)}\n`),
  ]);
  const front = [
    `title: ${words.title}`,
    'sidebar_position: 1',
    `description: ${JSON.stringify(words.description)}`,
    `questions: ${JSON.stringify(words.questions)}`,
  ];
  return `---\n${front.join('\n')}\n---\n\n${words.intro}\n\n${sections.join('\n')}`;
}

/** A field: what it takes and its default, and below it what it is for; then the fields within it as a table. */
function renderFields([first, ...inner]: readonly ConfigField[], locale: keyof typeof WORDS): string {
  if (!first) return '';
  const words = WORDS[locale];
  const byDefault = first.fallback === undefined ? '' : ` · ${words.byDefault}${fallbackOf(first, words)}`;
  const facts = [typeOf(first, words) + byDefault, textOf(first, locale)];
  const rows = inner.map((field) => {
    const path = code(field.path.slice(first.path.length).replace(/^\./, ''));
    return `| ${path} | ${typeOf(field, words)} | ${fallbackOf(field, words)} | ${textOf(field, locale)} |`;
  });
  const table = rows.length === 0 ? [] : [`${words.head}\n|---|---|---|---|\n${rows.join('\n')}`];
  return [...facts, ...table].join('\n\n');
}

const textOf = ({ path }: ConfigField, locale: keyof typeof WORDS): string => configTexts[path]?.[locale === 'en' ? 0 : 1] ?? '';

const typeOf = ({ type }: ConfigField, { typeNames }: Words): string =>
  typeNames[type] ?? (type.includes('"') ? type.split(' | ').map(code).join(', ') : type.replaceAll(' | ', ' or '));

const fallbackOf = ({ fallback }: ConfigField, { none }: Words): string => (fallback === undefined ? none : code(JSON.stringify(fallback)));

/** As code, also in a cell of a table. */
function code(text: string): string {
  return `\`${text.replaceAll('|', '\\|')}\``;
}
