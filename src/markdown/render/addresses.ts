import type { Frame } from '../article.ts';
import type { CompiledLink } from '../compiled.ts';
import { fillPlaceholders } from '../expand/scope.ts';
import type { Located } from '../problems.ts';

const LINK_SCHEMES = new Set(['http', 'https', 'mailto', 'tel', 'pathname']);
const IMAGE_SCHEMES = new Set(['http', 'https', 'data', 'pathname']);

/**
 * The token for an author's address, or undefined (and an error) for one that could run code.
 * @param at where the address stands
 */
export function renderAddress(kind: CompiledLink['kind'], address: string, frame: Frame, at: Located): string | undefined {
  const target = fillPlaceholders(address, frame.scope, frame.problems, () => at);
  const scheme = schemeOf(target);
  const allowed = kind === 'image' ? IMAGE_SCHEMES : LINK_SCHEMES;
  if (scheme !== undefined && (!allowed.has(scheme) || (scheme === 'data' && !/^data:image\//i.test(target)))) {
    const message = `An address that begins with "${scheme}:" is not allowed.`;
    frame.problems.error('unsafe-address', at, message, `Allowed are paths and ${[...allowed].join(', ')}.`);
    return undefined;
  }
  return frame.article.addLink(kind, target, frame, at);
}

export function isExternal(address: string): boolean {
  return /^(https?:)?\/\//i.test(address);
}

/** What a browser takes for the scheme: it skips white space and control characters. */
function schemeOf(address: string): string | undefined {
  // biome-ignore lint/suspicious/noControlCharactersInRegex: these are the characters that browsers skip
  return /^([a-z][a-z0-9+.-]*):/i.exec(address.replace(/[\u0000-\u0020]/g, ''))?.[1]?.toLowerCase();
}
