import type { Frame } from '../article.ts';
import type { CompiledLink } from '../compiled.ts';
import type { Located } from '../problems.ts';

const LINK_SCHEMES = new Set(['http', 'https', 'mailto', 'tel', 'pathname']);
const IMAGE_SCHEMES = new Set(['http', 'https', 'data', 'pathname']);

/**
 * Records an author's address, in which constants are filled.
 * @param at place of the address
 * @returns its token; undefined, after an error, for one that could run code
 */
export function renderAddress(kind: CompiledLink['kind'], target: string, frame: Frame, at: Located): string | undefined {
  if (/^(?:[a-z]:[\\/]|file:)/i.test(target)) {
    const message = `${target} is a path of this computer, which readers do not have.`;
    frame.problems.error(
      'unsafe-address',
      at,
      message,
      'Put the file beside the page, or below the static folder, and write its path from there.',
    );
    return undefined;
  }
  const scheme = schemeOf(target);
  const allowed = kind === 'image' ? IMAGE_SCHEMES : LINK_SCHEMES;
  // Docusaurus lets links open other programs.
  const opensProgram = kind === 'link' && frame.article.context.dialect !== undefined && scheme !== undefined && isProgram(target);
  if (scheme !== undefined && !opensProgram && (!allowed.has(scheme) || (scheme === 'data' && !/^data:image\//i.test(target)))) {
    const message = `An address that begins with "${scheme}:" is not allowed.`;
    frame.problems.error('unsafe-address', at, message, `Allowed are paths and ${[...allowed].join(', ')}.`);
    return undefined;
  }
  return frame.article.addLink(kind, target, frame, at);
}

/** Schemes that browsers act upon themselves: they could run code, or lead to files. */
const OF_BROWSERS = /^(javascript|vbscript|data|blob|file|filesystem|about|view-source|wss?):/i;

/** Whether an address is for another program, such as `vscode:extension/a.b`. One without a scheme may look like it: `localhost:3000`. */
export function isProgram(address: string): boolean {
  return /^[a-z][a-z0-9+.-]*:(?!\d)\S/i.test(address) && !OF_BROWSERS.test(address) && !address.startsWith('pathname:');
}

/** Whether an address leads to a host. */
export function isExternal(address: string): boolean {
  return /^(https?:)?\/\//i.test(address);
}

/** The scheme of an address as browsers see it: they skip white space and control characters. */
function schemeOf(address: string): string | undefined {
  // biome-ignore lint/suspicious/noControlCharactersInRegex: these are the characters that browsers skip
  return /^([a-z][a-z0-9+.-]*):/i.exec(address.replace(/[\u0000-\u0020]/g, ''))?.[1]?.toLowerCase();
}
