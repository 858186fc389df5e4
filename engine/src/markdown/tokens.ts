/** What a page's HTML and Markdown leave open until the whole site is known. */
export interface Token {
  readonly kind: TokenKind;
  /** Index into the page's links, or into its headings. */
  readonly index: number;
}

const KINDS = [
  /** The address of a link or picture. */
  'address',
  /** The attribute `href`, which a link to a draft does not have. */
  'href',
  /** The attributes `width` and `height` of a picture. */
  'size',
  /** The places before and after a picture, for a `<picture>` with smaller formats. */
  'pictureStart',
  'pictureEnd',
  /** The id of a heading, which translations inherit from their source. */
  'id',
  /** The place before a heading, for the id that it would have by itself. */
  'alias',
  /** Cards of the pages beside or below the page. */
  'cards',
] as const;

export type TokenKind = (typeof KINDS)[number];

/** A token as text. Authors cannot write its private-use characters (`withoutReserved`). Addresses, the most frequent, have no name. */
export function printToken(kind: TokenKind, index = 0): string {
  return `\uE000${kind === 'address' ? '' : kind}${index}\uE001`;
}

export function hasToken(text: string, kind: Exclude<TokenKind, 'address'>): boolean {
  return text.includes(`\uE000${kind}`);
}

function tokenOf(name: string, index: string): Token {
  return { kind: KINDS.find((kind) => kind === name) ?? 'address', index: Number(index) };
}

/** Reads a text that is nothing but one token. */
export function readToken(text: unknown): Token | undefined {
  const [whole, name = '', index = ''] = (typeof text === 'string' && /^\uE000([A-Za-z]*)(\d+)\uE001$/.exec(text)) || [];
  return whole === undefined ? undefined : tokenOf(name, index);
}

/** Replaces all tokens of a text. Where one becomes nothing, the space before it goes too: it separated attributes. */
export function fillTokens(text: string, fill: (token: Token) => string): string {
  return text.replace(/( ?)\uE000([A-Za-z]*)(\d+)\uE001/g, (_, space: string, name: string, index: string) => {
    const token = tokenOf(name, index);
    const filled = fill(token);
    return filled === '' && (token.kind === 'href' || token.kind === 'size') ? '' : space + filled;
  });
}
