import type { Answer } from './small-site.ts';

const COMPARED = [
  ...['content-type', 'content-encoding', 'content-range', 'cache-control', 'location', 'vary', 'link', 'content-security-policy'],
  ...['x-content-type-options', 'referrer-policy', 'permissions-policy', 'cross-origin-opener-policy', 'cross-origin-resource-policy'],
];

/** What two servers of the same site have to agree on. What a redirect or a refusal says besides where to is for nobody. */
export function pickCompared({ status, headers, body }: Answer): Record<string, unknown> {
  const isContent = status < 300 || status === 404;
  const names = isContent ? COMPARED : COMPARED.filter((name) => !/^(content-type|cache-control|vary|link)$/.test(name));
  const content = isContent ? { body: body.toString('latin1') } : {};
  const values = Object.fromEntries(names.map((name) => [name, headers[name]]));
  // The order of its names says nothing.
  const vary = typeof values.vary === 'string' ? { vary: values.vary.split(', ').toSorted().join(', ') } : {};
  return { status, ...content, ...values, ...vary };
}
