import type { Locale } from './service.ts';

/** The words that blocks of the REST reference have beside those of the data. */
export interface RestWords {
  readonly requires: string;
  readonly nothing: string;
  readonly or: string;
  readonly and: string;
  readonly path: string;
  readonly query: string;
  readonly header: string;
  readonly body: string;
  readonly response: string;
  readonly errors: string;
  readonly moreErrors: (count: number) => string;
  /** Of what is returned. */
  readonly example: string;
  readonly required: string;
  readonly byDefault: string;
  readonly oneOf: string;
  readonly fieldsOf: (name: string) => string;
  readonly most: (limit: number) => string;
  readonly mostItems: (limit: number) => string;
  readonly mostCharacters: (limit: number) => string;
  readonly languages: string;
  readonly code: string;
  readonly meaning: string;
  readonly fix: string;
  readonly colon: string;
  /** At the end of a sentence, with what parts it from the next. */
  readonly stop: string;
  /** Between the items of a list. */
  readonly comma: string;
}

export const REST_WORDS: Readonly<Record<Locale, RestWords>> = {
  'zh-Hans': {
    requires: '凭据',
    nothing: '不需要凭据',
    or: '或',
    and: '加',
    path: '路径参数',
    query: '查询参数',
    header: '请求头',
    body: '请求体',
    response: '返回',
    errors: '错误',
    moreErrors: (count) => `其余 ${count} 种错误`,
    example: '返回示例',
    required: '必填',
    byDefault: '默认',
    oneOf: '可取',
    fieldsOf: (name) => `${name} 的字段`,
    most: (limit) => `最大 ${limit}`,
    mostItems: (limit) => `最多 ${limit} 项`,
    mostCharacters: (limit) => `最长 ${limit} 个字符`,
    languages: '语言',
    code: '代码或状态',
    meaning: '含义',
    fix: '处理',
    colon: '：',
    stop: '。',
    comma: '、',
  },
  en: {
    requires: 'Requires',
    nothing: 'No credentials',
    or: 'or',
    and: 'and',
    path: 'Path parameters',
    query: 'Query parameters',
    header: 'Headers',
    body: 'Request body',
    response: 'Response',
    errors: 'Errors',
    moreErrors: (count) => `${count} more errors`,
    example: 'Sample response',
    required: 'required',
    byDefault: 'default',
    oneOf: 'One of',
    fieldsOf: (name) => `Fields of ${name}`,
    most: (limit) => `up to ${limit}`,
    mostItems: (limit) => `up to ${limit} items`,
    mostCharacters: (limit) => `up to ${limit} characters`,
    languages: 'Languages',
    code: 'Code or status',
    meaning: 'Meaning',
    fix: 'Fix',
    colon: ': ',
    stop: '. ',
    comma: ', ',
  },
};

/** A text of the data in a language. */
export function textIn(
  locale: Locale,
  { description, 'x-zh': chinese }: { readonly description?: string | undefined; readonly 'x-zh'?: string | undefined },
): string {
  return (locale === 'en' ? description : chinese) ?? '';
}
