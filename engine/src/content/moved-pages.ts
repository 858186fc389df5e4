import { type LoadedConfig, projectPath } from '../config/load.ts';
import { closest } from '../model/closest.ts';
import type { Diagnostic } from '../model/diagnostic.ts';
import type { Version } from '../model/locale.ts';
import { sitePath } from './address.ts';
import { toRoute } from './route.ts';

interface Page {
  readonly version: Version;
  readonly route: string;
  readonly isBeside?: boolean;
}

/**
 * Joins the pages of the configuration's `moved`, in both directions. Of several old pages of a new one, the first is its counterpart.
 * @param find the page of an address in the default locale
 * @returns for each page, those that say the same in other versions at other addresses
 */
export function joinMoved<Found extends Page>(
  loaded: LoadedConfig,
  pages: readonly Found[],
  find: (path: string) => Found | undefined,
  diagnostics: Diagnostic[],
): ReadonlyMap<Found, readonly Found[]> {
  const joined = new Map<Found, Found[]>();
  const join = (page: Found, other: Found): void => {
    joined.set(page, [...(joined.get(page) ?? []), other]);
  };
  for (const [from, to] of Object.entries(loaded.config.moved)) {
    const [old, current] = [find(from), find(to)];
    if (old && current && old.version !== current.version) {
      join(old, current);
      join(current, old);
    } else {
      diagnostics.push(describe(loaded, pages, from, old && current ? undefined : old ? to : from, to));
    }
  }
  return joined;
}

/** @param missing the address without a page; undefined if there are two of one version */
function describe(loaded: LoadedConfig, pages: readonly Page[], from: string, missing: string | undefined, to: string): Diagnostic {
  const common = { severity: 'error', code: 'moved-page', file: projectPath(loaded, loaded.configFile) } as const;
  if (missing === undefined) {
    const message = `moved["${from}"]: ${to} is of the same version`;
    return { ...common, message, suggestion: 'within a version, a moved page has a redirect' };
  }
  const { routeBasePath } = loaded.config.content;
  const suggestion = closest(
    toRoute(missing),
    pages.map((page) => sitePath({ path: '' }, page, routeBasePath)),
  );
  return { ...common, message: `moved["${from}"]: ${missing}: there is no such page`, ...(suggestion ? { suggestion } : {}) };
}
