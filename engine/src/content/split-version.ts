import type { SiteConfig } from '../config/schema.ts';
import type { Version } from '../model/locale.ts';

/** Splits `/v2/sdk/` into the version and the route within it. The version follows the `routeBasePath` of docs. */
export function splitVersion(config: SiteConfig, path: string): readonly [Version, string] {
  const { routeBasePath } = config.content;
  const base = path.startsWith(routeBasePath) ? routeBasePath : '/';
  const first = path.slice(base.length).split('/', 1)[0] ?? '';
  const named = first === '' ? undefined : config.versions.find((version) => version.path === first);
  return named ? [named, base + path.slice(base.length + first.length + 1)] : [currentVersion(config), path];
}

/** The current version: the one with `isLast`. */
export function currentVersion(config: SiteConfig): Version {
  const current = config.versions.find((version) => version.isLast);
  if (!current) throw new Error('The configuration was checked to have a last version.');
  return current;
}
