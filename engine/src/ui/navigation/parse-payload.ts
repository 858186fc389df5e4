import type { PagePayload } from '../../model/page.ts';

const KINDS = new Set<unknown>(['doc', 'landing', 'notFound']);
const TEXTS = ['build', 'path', 'locale', 'version', 'id', 'title', 'description', 'canonical', 'html'];
const LISTS = ['keywords', 'toc', 'breadcrumbs', 'locales', 'versions', 'head'];

/**
 * Checks that an answer is a page's data, before its HTML is trusted.
 * @param address named in the error
 * @throws TypeError where it is anything else.
 */
export function parsePagePayload(value: unknown, address: string): PagePayload {
  if (!isPagePayload(value)) throw new TypeError(`${address} is not the data of a page. Another program may answer in its place.`);
  return value;
}

function isPagePayload(value: unknown): value is PagePayload {
  if (typeof value !== 'object' || value === null) return false;
  const fields = new Map(Object.entries(value));
  return (
    KINDS.has(fields.get('kind')) &&
    TEXTS.every((name) => typeof fields.get(name) === 'string') &&
    LISTS.every((name) => Array.isArray(fields.get(name))) &&
    typeof fields.get('sidebar') === 'object'
  );
}
