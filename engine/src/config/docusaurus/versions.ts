import { existsSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { ConfigError } from '../config-error.ts';
import { type Plain, record, text, texts } from './plain.ts';

/** The version of the files in the docs folder itself. */
export const CURRENT = 'current';

/** Where the pages of a docs plug-in stand: `/docs` if it does not say. */
export function routeBaseOf(options: Plain | undefined): string {
  return typeof options?.routeBasePath === 'string' ? `/${options.routeBasePath}`.replace(/\/+/g, '/') : '/docs';
}

export interface ProjectVersion {
  readonly name: string;
  readonly label: string;
  readonly path: string;
  readonly isLast: boolean;
  readonly banner: 'none' | 'unmaintained' | 'unreleased';
}

/**
 * The versions of a docs plug-in, with Docusaurus' rules for what is not said: the newest frozen version is the last one.
 * @param id of the plug-in
 */
export function readVersions(siteDir: string, options: Plain, id = 'default'): ProjectVersion[] {
  const frozen =
    options.disableVersioning === true
      ? []
      : [...new Set(readNames(siteDir, id === 'default' ? 'versions.json' : `${id}_versions.json`))].filter((name) => name !== CURRENT);
  const hasCurrent = options.includeCurrentVersion !== false || frozen.length === 0;
  const only = texts(options.onlyIncludeVersions);
  const names = [...(hasCurrent ? [CURRENT] : []), ...frozen].filter((name) => only.length === 0 || only.includes(name));
  const wanted = text(options.lastVersion);
  const last = wanted !== undefined && names.includes(wanted) ? wanted : (names.find((name) => name !== CURRENT) ?? CURRENT);
  const lastAt = names.indexOf(last);
  return names.map((name, index) => {
    const own = record(record(options.versions)[name]);
    const isLast = name === last;
    const path = text(own.path) ?? (isLast ? '' : name === CURRENT ? 'next' : name);
    const banner = text(own.banner) ?? (index > lastAt ? 'unmaintained' : index < lastAt ? 'unreleased' : 'none');
    return {
      name,
      label: text(own.label) ?? (name === CURRENT ? 'Next' : name),
      path: path.replace(/^\/+|\/+$/g, '').replaceAll('/', '-'),
      isLast,
      banner: banner === 'unmaintained' || banner === 'unreleased' ? banner : 'none',
    };
  });
}

function readNames(siteDir: string, name: string): string[] {
  const file = join(siteDir, name);
  if (!existsSync(file)) return [];
  try {
    return texts(JSON.parse(readFileSync(file, 'utf8')));
  } catch (cause) {
    throw new ConfigError(`${name} is not valid JSON: ${cause instanceof Error ? cause.message : String(cause)}`, { cause });
  }
}
