import { insideBase } from '../inside-base.ts';

/** An address as this configuration has it: a path from the site's root, a URL, or that of mail or a telephone. */
export function addressOf(written: string | undefined): string | undefined {
  if (written === undefined || /^(https?:\/\/|mailto:|tel:)/.test(written)) return written;
  if (written.startsWith('//')) return `https:${written}`;
  if (written.startsWith('javascript:')) return undefined;
  return `/${written.replace(/^pathname:\/\//, '').replace(/^\/+/, '')}`;
}

/**
 * The same for an address of the shell, which may begin with the base URL.
 * @param baseUrl with both slashes
 */
export function addressInside(baseUrl: string, written: string | undefined): string | undefined {
  const to = addressOf(written);
  return to?.startsWith('/') ? insideBase(baseUrl, to) : to;
}
