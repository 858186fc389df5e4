import { insideBase } from '../inside-base.ts';

/** An address as this configuration has it: a path from the site's root, a URL, or that of mail or a telephone; undefined for others. */
export function addressOf(written: string | undefined): string | undefined {
  if (written === undefined || /^(https?:\/\/|mailto:|tel:)/.test(written)) return written;
  if (written.startsWith('//')) return `https:${written}`;
  if (/^(?!pathname:)[a-z][\w+.-]*:/i.test(written)) return undefined;
  return `/${written.replace(/^pathname:\/\//, '').replace(/^\/+/, '')}`;
}

/** What addresses of the shell may begin with, with both slashes, and where those that cannot be linked to are told. */
export interface AddressContext {
  readonly baseUrl: string;
  readonly leftOut: string[];
}

/** The same for an address of the shell. */
export function addressInside({ baseUrl, leftOut }: AddressContext, written: string | undefined): string | undefined {
  const to = addressOf(written);
  if (to === undefined && written !== undefined) leftOut.push(`links to ${written.split(':')[0]}:`);
  return to?.startsWith('/') ? insideBase(baseUrl, to) : to;
}
