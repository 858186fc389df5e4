import { existsSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { cacheDirOf } from '../config/cache-dir.ts';
import type { LoadedConfig } from '../config/load.ts';
import type { SiteFacts } from '../markdown/react/protocol.ts';
import type { Version } from '../model/locale.ts';
import { inOtherFolder } from '../model/paths.ts';
import { replaceFile } from '../model/replace-file.ts';
import type { PageTree } from './catalog-types.ts';
import { titleInText } from './page-names.ts';

/** The file with what React components of a Docusaurus project can ask about the docs. */
export function factsFileOf(loaded: LoadedConfig): string {
  return join(cacheDirOf(loaded), 'docs.json');
}

/** Writes the versions and the pages of the docs, in the default language. The file stays as it is if nothing has changed. */
export function writeSiteFacts(loaded: LoadedConfig, trees: readonly PageTree[]): void {
  const { content, defaultLocale } = loaded.config;
  const base = content.routeBasePath.replace(/\/$/, '');
  const own = trees.filter(({ locale }) => locale.name === defaultLocale);
  const versions = own.map(({ version, docs }) => {
    const prefix = prefixOf(base, version);
    const pages = docs.filter(({ place }) => !place.isStandalone);
    return {
      name: version.name,
      label: version.label,
      isLast: version.isLast,
      path: `${prefix}/`,
      docs: pages.map(({ place, frontMatter, source, bodyOffset }) => ({
        id: place.id,
        title: frontMatter.title ?? titleInText(source.slice(bodyOffset)) ?? place.id,
        path: place.isBeside ? place.route : inOtherFolder(place.route, base, prefix),
      })),
    };
  });
  const facts: SiteFacts = { path: base || '/', versions };
  const text = JSON.stringify(facts);
  const file = factsFileOf(loaded);
  if (!existsSync(file) || readFileSync(file, 'utf8') !== text) replaceFile(file, text);
}

/** The addresses of all pages in the default language, without the site's base path and with no slash at their ends, as Docusaurus names them. */
export function addressesOf(loaded: LoadedConfig, trees: readonly PageTree[]): string[] {
  const { content, defaultLocale } = loaded.config;
  const base = content.routeBasePath.replace(/\/$/, '');
  return trees
    .filter(({ locale }) => locale.name === defaultLocale)
    .flatMap(({ version, docs }) =>
      docs.map(({ place: { route, isBeside } }) => {
        const versioned = isBeside ? route : inOtherFolder(route, base, prefixOf(base, version));
        return versioned.replace(/(.)\/$/, '$1');
      }),
    );
}

/** What the addresses of a version's docs begin with. */
function prefixOf(base: string, version: Pick<Version, 'path'>): string {
  return version.path === '' ? base : `${base}/${version.path}`;
}
