import { isIP } from 'node:net';

/**
 * Whether a browser may have been led to a server by a name that its page's owner made to mean this machine or its network ("DNS rebinding"):
 * to the browser, such a page and the server are one site. Addresses, `localhost` and names without a dot cannot be made to mean anything
 * else. A request whose port is not the server's comes from a proxy, which decides by itself for which names it works.
 * @param host what the request says it asks: the header `Host`
 * @param port where the server listens
 * @param own names that the server is known by
 */
export function isReboundName(host: string | undefined, port: number | undefined, own: readonly string[]): boolean {
  const url = host === undefined ? null : URL.parse(`http://${host}`);
  if (url === null) return true;
  const { hostname, port: asked } = url;
  if (Number(asked || 80) !== port) return false;
  const isAddress = isIP(hostname.replace(/^\[|\]$/g, '')) !== 0;
  return !isAddress && hostname.includes('.') && !hostname.endsWith('.localhost') && !own.includes(hostname);
}
