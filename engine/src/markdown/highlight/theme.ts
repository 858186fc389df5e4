import type { ThemeRegistrationRaw } from 'shiki/core';

/**
 * The kinds of tokens with their TextMate scopes. Each has a class `t-<kind>`, whose colour `model/theme.ts` has; everything else has the colour
 * of the text. Of scopes with the same length, later rows win.
 */
const TOKEN_SCOPES = {
  comment: ['comment', 'punctuation.definition.comment', 'string.quoted.docstring'],
  string: ['string', 'punctuation.definition.string', 'constant.other.symbol', 'string.regexp'],
  escape: ['constant.character.escape', 'string punctuation.section.embedded', 'punctuation.definition.template-expression'],
  number: ['constant.numeric', 'constant.language', 'constant.character', 'keyword.other.unit', 'support.constant'],
  keyword: ['keyword', 'storage', 'variable.language', 'keyword.operator.new', 'keyword.operator.expression', 'support.type.primitive'],
  operator: ['keyword.operator', 'keyword.control.ternary', 'storage.type.function.arrow', 'punctuation.separator.key-value.http'],
  type: [
    'entity.name.type',
    'entity.name.class',
    'entity.other.inherited-class',
    'support.class',
    'support.type',
    'storage.type.java',
    'storage.type.groovy',
    'storage.type.generic',
    'storage.modifier.import',
    'storage.modifier.package',
  ],
  function: ['entity.name.function', 'support.function', 'meta.function-call.generic', 'keyword.other.function'],
  property: [
    'support.type.property-name',
    'entity.name.tag.yaml',
    'entity.other.attribute-name',
    'meta.object-literal.key',
    'keyword.other.definition.ini',
    'support.type.property-name.toml',
  ],
  tag: ['entity.name.tag', 'markup.heading', 'entity.name.section'],
  meta: [
    'meta.preprocessor',
    'entity.name.function.preprocessor',
    'keyword.control.directive',
    'storage.type.annotation',
    'punctuation.definition.annotation',
  ],
} as const;

type TokenKind = keyof typeof TOKEN_SCOPES;

/** Colours only serve as numbers: the highlighter gives each token one, from which the kind is looked up. */
const KIND_OF_COLOR = new Map(Object.keys(TOKEN_SCOPES).map((kind, index) => [colorOf(index), kind]));

export const THEME_NAME = 'token-kinds';

export const THEME: ThemeRegistrationRaw = {
  name: THEME_NAME,
  type: 'light',
  fg: '#FFFFFF',
  bg: '#000000',
  settings: Object.values(TOKEN_SCOPES).map((scopes, index) => ({ scope: [...scopes], settings: { foreground: colorOf(index) } })),
};

/** The class of a token by its colour in `THEME`; undefined for plain text. */
export function tokenClass(color: string | undefined): `t-${TokenKind}` | undefined {
  const kind = color === undefined ? undefined : KIND_OF_COLOR.get(color.toUpperCase());
  return isTokenKind(kind) ? `t-${kind}` : undefined;
}

function isTokenKind(name: string | undefined): name is TokenKind {
  return name !== undefined && Object.hasOwn(TOKEN_SCOPES, name);
}

function colorOf(index: number): string {
  return `#0000${(index + 1).toString(16).padStart(2, '0').toUpperCase()}`;
}
