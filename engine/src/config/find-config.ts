import { existsSync, statSync } from 'node:fs';
import { basename, dirname, join, resolve } from 'node:path';
import { namesIn } from '../model/read-if-there.ts';

/** The configuration of a site: its own, that of a Docusaurus project, or none at all. */
export interface FoundConfig {
  readonly kind: 'signpost' | 'docusaurus' | 'none';
  /** Absolute path. Without a configuration, where it would be. */
  readonly file: string;
  /** Absolute path of the site's folder. */
  readonly siteDir: string;
}

const ENDINGS = ['ts', 'mts', 'js', 'mjs', 'cjs', 'cts'];
const OWN = ENDINGS.slice(0, 4).map((ending) => `site.config.${ending}`);
const FOREIGN = ENDINGS.map((ending) => `docusaurus.config.${ending}`);

/**
 * Finds the configuration.
 * @param chosen a file or a folder; without it, the working directory and its folder `site` are searched
 */
export function findConfig(chosen: string | undefined): FoundConfig {
  if (chosen !== undefined && !statSync(chosen, { throwIfNoEntry: false })?.isDirectory()) return describe(resolve(chosen));
  const folder = resolve(chosen ?? '.');
  const candidates = [...(chosen === undefined ? OWN.map((name) => join('site', name)) : []), ...OWN, ...FOREIGN];
  const found = candidates.map((name) => join(folder, name)).find((file) => existsSync(file));
  return found === undefined ? { kind: 'none', file: join(folder, 'site.config.ts'), siteDir: folder } : describe(found);
}

/** A file in a folder without a configuration that was most likely meant to be one. */
export function findMisnamed(folder: string): string | undefined {
  return namesIn(folder).find((name) =>
    /^(?:(?:site|signpost)\.config\.\w+|(?:site|signpost)\.(?:ya?ml|json|toml|[cm]?[jt]s))$/i.test(name),
  );
}

function describe(file: string): FoundConfig {
  return { kind: basename(file).startsWith('docusaurus.config.') ? 'docusaurus' : 'signpost', file, siteDir: dirname(file) };
}
