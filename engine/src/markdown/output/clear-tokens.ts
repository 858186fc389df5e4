import type { ElementContent } from 'hast';
import { withoutTokens } from '../tokens.ts';

/** Attributes whose values are tokens (`renderAddress`). */
const ADDRESSES = new Set(['href', 'src', 'srcSet', 'poster']);

/**
 * Clears an article of characters that would pass for tokens: what is decoded from character references, or computed by expressions,
 * may have them. Changes the elements.
 */
export function clearTokens(nodes: readonly ElementContent[]): void {
  for (const node of nodes) {
    if ('value' in node) node.value = withoutTokens(node.value);
    if (node.type !== 'element') continue;
    for (const [name, value] of Object.entries(node.properties)) {
      if (ADDRESSES.has(name)) continue;
      if (typeof value === 'string') node.properties[name] = withoutTokens(value);
      else if (Array.isArray(value)) node.properties[name] = value.map((part) => (typeof part === 'string' ? withoutTokens(part) : part));
    }
    clearTokens(node.children);
  }
}
