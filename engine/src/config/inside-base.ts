/**
 * A path from the site's root. In Docusaurus, one that begins with the base URL has it already, and slashes may be doubled.
 * @param baseUrl with both slashes
 */
export function insideBase(baseUrl: string, path: string): string {
  const plain = path.replace(/\/{2,}/g, '/');
  if (baseUrl === '/') return plain;
  if (`${plain}/` === baseUrl) return '/';
  return plain.startsWith(baseUrl) ? plain.slice(baseUrl.length - 1) : plain;
}
