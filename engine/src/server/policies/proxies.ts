/** What Fastify takes as `trustProxy`. */
export type TrustedProxies = boolean | string[] | ((address: string, hop: number) => boolean);

/**
 * Reads which proxies may say who the reader is (`X-Forwarded-*`).
 *
 * | value | trusted |
 * |---|---|
 * | `false`, or an empty text | nobody |
 * | `true` | everybody: only for a server that nobody but the proxy can reach |
 * | a number | that many proxies, counted from the server |
 * | `loopback`, addresses and networks, separated by commas | these |
 */
export function parseTrustedProxies(value: boolean | number | string): TrustedProxies {
  if (typeof value === 'boolean') return value;
  if (typeof value === 'number') return trustHops(value);
  const text = value.trim();
  if (text === '' || text === 'false') return false;
  if (text === 'true') return true;
  return /^\d+$/.test(text) ? trustHops(Number(text)) : splitList(text);
}

function trustHops(count: number) {
  return (_address: string, hop: number): boolean => hop < count;
}

/** The entries of a list that is separated by commas. */
export function splitList(text: string): string[] {
  return text
    .split(',')
    .map((entry) => entry.trim())
    .filter(Boolean);
}
