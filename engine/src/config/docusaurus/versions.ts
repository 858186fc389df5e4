import { existsSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import type { Version } from '../../model/locale.ts';
import { type Fields, fieldsOf, text, texts } from '../../model/record.ts';
import { ConfigError } from '../config-error.ts';
import { DEFAULT_ID, versionFolder, versionsPath } from './folders.ts';

/** The version of the files in the docs folder itself. */
export const CURRENT = 'current';

/** Where the pages of a docs plug-in stand: `/docs` if it does not say. */
export function routeBaseOf(options: Fields | undefined): string {
  return typeof options?.routeBasePath === 'string' ? `/${options.routeBasePath}`.replace(/\/+/g, '/') : '/docs';
}

export type ProjectVersion = Omit<Version, 'mainDocId'>;

/**
 * The versions of a docs plug-in, with Docusaurus' rules for what is not said: the newest frozen version is the last one.
 * @param id of the plug-in
 * @throws ConfigError if the folder of one is not there, without which Docusaurus does not begin either
 */
export function readVersions(siteDir: string, options: Fields, id = DEFAULT_ID): ProjectVersion[] {
  const frozen =
    options.disableVersioning === true
      ? []
      : [...new Set(readNames(siteDir, versionsPath(id, 'versions.json')))].filter((name) => name !== CURRENT);
  const hasCurrent = options.includeCurrentVersion !== false || frozen.length === 0;
  const only = texts(options.onlyIncludeVersions);
  const names = [...(hasCurrent ? [CURRENT] : []), ...frozen].filter((name) => only.length === 0 || only.includes(name));
  for (const name of names.filter((name) => name !== CURRENT)) {
    const folder = `${versionsPath(id, 'versioned_docs')}/${versionFolder(name)}`;
    if (existsSync(join(siteDir, folder))) continue;
    const list = versionsPath(id, 'versions.json');
    throw new ConfigError(
      `${list} names "${name}", but the folder ${folder} is not there. If a script of the project makes it, run that first; else take the name out of ${list}.`,
    );
  }
  const wanted = text(options.lastVersion);
  const last = wanted !== undefined && names.includes(wanted) ? wanted : (names.find((name) => name !== CURRENT) ?? CURRENT);
  const lastAt = names.indexOf(last);
  return names.map((name, index) => {
    const own = fieldsOf(fieldsOf(options.versions)[name]);
    const isLast = name === last;
    const path = text(own.path) ?? (isLast ? '' : name === CURRENT ? 'next' : name);
    const banner = text(own.banner) ?? (index > lastAt ? 'unmaintained' : index < lastAt ? 'unreleased' : 'none');
    return {
      name,
      label: text(own.label) ?? (name === CURRENT ? 'Next' : name),
      path: path.replace(/[^\w.-]+/g, '-').replace(/^-|-$/g, '') || (path === '' ? '' : `v${index}`),
      isLast,
      banner: banner === 'unmaintained' || banner === 'unreleased' ? banner : 'none',
    };
  });
}

/**
 * The names in a list of frozen versions; none without one.
 * @throws ConfigError if it is no list of names
 */
export function readNames(siteDir: string, name: string): string[] {
  const file = join(siteDir, name);
  if (!existsSync(file)) return [];
  const names = parseJson(readFileSync(file, 'utf8'), name);
  if (!Array.isArray(names) || texts(names).length < names.length)
    throw new ConfigError(`${name}: must be a list of names: ["2.0", "1.0"]`);
  return names;
}

function parseJson(text: string, name: string): unknown {
  try {
    return JSON.parse(text);
  } catch (cause) {
    throw new ConfigError(`${name} is not valid JSON: ${cause instanceof Error ? cause.message : String(cause)}`, { cause });
  }
}
