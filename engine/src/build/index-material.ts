import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import type { LoadedConfig } from '../config/load.ts';
import { hashOf } from '../model/hash.ts';
import { type Glossary, loadGlossary } from '../search/glossary.ts';
import type { IndexOptions } from '../search/index/prepare-index.ts';
import { readAsked } from './asked-pages.ts';

/** What an index is made with, beside the pages. */
export interface IndexMaterial {
  readonly glossary: Glossary;
  readonly options: IndexOptions;
  readonly locales: readonly string[];
}

/** Reads the glossary, the tables of meanings, and what readers have asked. */
export function indexMaterial(loaded: LoadedConfig): IndexMaterial {
  const locales = loaded.config.locales.map(({ name }) => name);
  return { glossary: loadGlossary(join(loaded.siteDir, 'glossary.yml')), options: optionsOf(loaded), locales };
}

/** The version of the configuration is the current one, whatever its name. */
export function optionsOf(loaded: LoadedConfig): IndexOptions {
  const { config, siteDir } = loaded;
  const meanings = Object.entries(config.search.meanings).map(([locale, file]) => {
    const bytes = readFileSync(join(siteDir, file));
    return { locale, bytes, hash: hashOf(bytes) };
  });
  const answered = [...Map.groupBy(readAsked(loaded), ({ href }) => href)];
  const asked = new Map(answered.map(([href, files]) => [href, files.flatMap(({ queries }) => queries)]));
  return { currentVersion: config.versions.find(({ isLast }) => isLast)?.name ?? '', meanings, asked };
}
