import { UNSPACED } from '../model/unspaced.ts';
import type { IndexMeta } from './index/records.ts';

const BETWEEN_NAMES = new RegExp(`([${UNSPACED}]+|\\s+)`, 'u');
/** Words of those who leave a version, and ask what comes after it. */
const LEAVING = /\b(?:from|upgrad|migrat)|从|升级|迁移/iu;

/** The version that a query names beside other words, and the query without it: "v2 登录", not "from v2 to v3", which asks about both. */
export function takeVersion(q: string, versions: readonly string[]): { readonly named?: string; readonly q: string } {
  const names = q.toLowerCase().split(BETWEEN_NAMES);
  const found = versions.filter((version) => names.some((name) => isNameOf(version, name) || isReleaseOf(version, name)));
  const [named] = found;
  if (found.length !== 1 || named === undefined || LEAVING.test(q)) return { q };
  const rest = q.split(BETWEEN_NAMES).filter((name) => !isNameOf(named, name.toLowerCase()));
  return rest.join('').trim() === '' ? { q } : { named, q: rest.join('') };
}

/** v2 is also called 2.x. */
function isNameOf(version: string, name: string): boolean {
  const known = version.toLowerCase();
  return name === known || name === `${known.replace(/^v(?=\d)/, '')}.x`;
}

/** v2.29 is a release of v2; 2.29 may be one of anything. */
function isReleaseOf(version: string, name: string): boolean {
  return name.startsWith(`${version.toLowerCase()}.`) && /^[\dx.]+$/.test(name.slice(version.length));
}

/** The version that is read, if the index has it, else the current one. */
export function chooseVersion({ versions, currentVersion }: IndexMeta, asked: string | undefined): string {
  return asked !== undefined && versions.includes(asked) ? asked : currentVersion;
}
