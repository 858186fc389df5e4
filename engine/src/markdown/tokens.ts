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
  /** The marks around the text of a link in Markdown, which a link to a draft does not have. */
  'linkStart',
  'linkEnd',
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

/** A token as text. Its private-use characters are those of no author (`withoutTokens`). Addresses, the most frequent, have no name. */
export function printToken(kind: TokenKind, index = 0): string {
  return `\uE000${kind === 'address' ? '' : kind}${index}\uE001`;
}

/** An author's text without the characters of tokens. */
export function withoutTokens(text: string): string {
  return text.replace(/[\uE000\uE001]/g, '\uFFFD');
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

/**
 * Puts the addresses of links and pictures into a page's Markdown.
 * @param addressOf the address by its index; empty for a link to a draft, which becomes plain text
 */
export function fillMarkdown(markdown: string, addressOf: (index: number) => string): string {
  return fillTokens(markdown, ({ kind, index }) => {
    const address = addressOf(index);
    if (kind === 'linkStart') return address && '[';
    // Of a table that is HTML.
    if (kind === 'href') return address && `href="${address.replaceAll('"', '%22')}"`;
    return kind === 'linkEnd' ? address && `](${address})` : address;
  });
}

/** Replaces all tokens of a text. Where one becomes nothing, the space before it goes too: it separated attributes. */
export function fillTokens(text: string, fill: (token: Token) => string): string {
  return text.replace(/( ?)\uE000([A-Za-z]*)(\d+)\uE001/g, (_, space: string, name: string, index: string) => {
    const token = tokenOf(name, index);
    const filled = fill(token);
    return filled === '' && (token.kind === 'href' || token.kind === 'size') ? '' : space + filled;
  });
}
