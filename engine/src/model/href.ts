declare const brand: unique symbol;

/**
 * An address of this site as browsers have it: a path from the origin, percent-encoded, perhaps with a query and a hash. Only `encodePath` and
 * what builds on it make one, so that two addresses of the same page or file are the same text up to their query.
 */
export type Href = string & { readonly [brand]: 'href' };

function assertHref(text: string): asserts text is Href {
  if (!/^\/[!-~]*$/.test(text.split('#', 1)[0] ?? ''))
    throw new Error(`"${text}" is no address: it begins with no slash, or is not encoded.`);
}

/**
 * The address of a path.
 * @param path decoded, from the origin
 * @param suffix a query and a hash, as an author wrote them
 */
export function encodePath(path: string, suffix = ''): Href {
  const href = encodeURI(path).replace(/[?#]/g, encodeURIComponent);
  assertHref(href);
  return addSuffix(href, suffix);
}

/**
 * An address with a query and a hash.
 * @param suffix as an author wrote them
 */
export function addSuffix(address: Href, suffix: string): Href {
  if (suffix === '') return address;
  const [query = '', ...hash] = suffix.split('#');
  const href = [address + encodeWritten(query), ...hash].join('#');
  assertHref(href);
  return href;
}

/** Encodes what an author did not: percent-encoded characters stay. */
function encodeWritten(text: string): string {
  return encodeURI(text).replace(/%25(?=[\dA-Fa-f]{2})/g, '%');
}

/** A path without percent-encoding. What is none, as in `100%`, stays. */
export function decodePath(path: string): string {
  return path.replace(/(?:%[\dA-Fa-f]{2})+/g, (encoded) => {
    try {
      return decodeURIComponent(encoded);
    } catch {
      return encoded;
    }
  });
}

/** The decoded path of an address, without its query and hash. */
export function pathOf(address: string): string {
  return decodePath(address.split(/[?#]/, 1)[0] ?? '');
}

/** Whether two addresses, encoded or not, are those of one page: with or without a slash at the end, whatever their queries and hashes. */
export function samePage(a: string, b: string): boolean {
  return pageKey(a) === pageKey(b);
}

/** The same for all addresses of a page, to find pages by. */
export function pageKey(address: string): string {
  return `${pathOf(address).replace(/\/+$/, '')}/`;
}

/**
 * Adds a query to the target of a redirect, which may have a hash and a query of its own.
 * @param query with its question mark; empty for none
 * @param further the same with an ampersand, for a target that has a query already
 */
export function addQuery(to: string, query: string, further = query.replace(/^\?/, '&')): string {
  const [address = '', ...hash] = to.split('#');
  return [address + (address.includes('?') ? further : query), ...hash].join('#');
}
