import { existsSync } from 'node:fs';
import { cp } from 'node:fs/promises';
import { relative } from 'node:path';
import type { LoadedConfig } from '../config/load.ts';
import { currentVersion } from './catalog.ts';
import { contentDir } from './scan.ts';

/** The version could not be frozen. The message says why and what to do. */
export class FreezeError extends Error {
  override readonly name = 'FreezeError';
}

/**
 * Copies the current pages of all locales to an older version of this name.
 * @returns the folders that were made, from the project's root
 * @throws FreezeError where the name cannot be used or a folder is there already; nothing is copied then
 */
export async function freezeVersion(loaded: LoadedConfig, name: string): Promise<string[]> {
  const { config, rootDir } = loaded;
  if (!/^[\w.-]+$/.test(name)) throw new FreezeError(`"${name}" cannot be a version: use letters, digits, dots, hyphens.`);
  const current = currentVersion(config);
  if (current.name === name) throw new FreezeError(`"${name}" is the current version itself.`);
  const copies = config.locales
    .map((locale) => ({ from: contentDir(loaded, locale, current), to: contentDir(loaded, locale, { ...current, name }) }))
    .filter(({ from }) => existsSync(from));
  const taken = copies.filter(({ to }) => existsSync(to)).map(({ to }) => relative(rootDir, to));
  if (taken.length > 0)
    throw new FreezeError(`There are pages of "${name}" already: ${taken.join(', ')}. Remove them or choose another name.`);
  for (const { from, to } of copies) await cp(from, to, { recursive: true });
  return copies.map(({ to }) => relative(rootDir, to));
}
