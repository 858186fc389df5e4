import { closest } from '../model/closest.ts';
import { encodePath, type Href } from '../model/href.ts';
import type { SiteBuild } from './build.ts';
import { LIMITS } from './policies/limits.ts';

/**
 * The page whose address is most like one that leads nowhere. Of a large site, only pages of the same folder or with the same last part are compared.
 * @param path decoded, without the base URL
 */
export function nearestPage(build: SiteBuild, path: string): Href | undefined {
  const wanted = path.replace(/(?:\/index)?\.(?:md|html?)$|\/llms\.txt$|\/?$/, '/');
  const pages = [...build.files.keys()].filter((file) => file.endsWith('/page.json')).map((file) => file.slice(0, -'page.json'.length));
  const lastPart = (address: string): string => address.split('/').at(-2) ?? '';
  const folder = wanted.replace(/[^/]+\/$/, '');
  const isLikely = (page: string): boolean => page.startsWith(folder) || lastPart(page) === lastPart(wanted);
  const likely = pages.length <= LIMITS.comparedPages ? pages : pages.filter(isLikely).slice(0, LIMITS.comparedPages);
  const cut = wanted.slice(0, LIMITS.longestName);
  const nearest = closest(cut, likely) ?? likely.find((page) => lastPart(page) !== '' && lastPart(page) === lastPart(cut));
  return nearest === undefined ? undefined : encodePath(build.baseUrl.slice(0, -1) + nearest);
}
