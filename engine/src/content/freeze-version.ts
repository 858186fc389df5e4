import { existsSync } from 'node:fs';
import { cp, mkdir, readFile } from 'node:fs/promises';
import { join, posix } from 'node:path';
import type { LoadedConfig } from '../config/load.ts';
import { OperatorError } from '../model/operator-error.ts';
import { pathFrom } from '../model/paths.ts';
import { replaceFile } from '../model/replace-file.ts';
import { contentDir } from './content-folders.ts';
import { currentVersion } from './split-version.ts';

/**
 * Copies the current pages of all locales to an older version with the given name.
 * @returns the new folders, relative to the project's root
 * @throws OperatorError if the name is invalid or has pages already; nothing is copied then
 */
export async function freezeVersion(loaded: LoadedConfig, name: string): Promise<string[]> {
  const { config, rootDir } = loaded;
  if (!/^[\w.-]+$/.test(name))
    throw new OperatorError(`"${name}" cannot be the name of a version. Use letters, digits, dots, hyphens and underscores.`);
  const current = config.versions.find((version) => version.name === config.content.current) ?? currentVersion(config);
  if (current.name === name) throw new OperatorError(`"${name}" is the current version. Choose another name.`);
  if (config.content.layout === 'signpost' && !config.content.dir.includes('<version>'))
    throw new OperatorError(needsFolders(loaded, current.name));
  const copies = config.locales
    .map((locale) => ({ from: contentDir(loaded, locale, current), to: contentDir(loaded, locale, { ...current, name }) }))
    .filter(({ from }) => existsSync(from));
  const taken = copies.filter(({ to }) => existsSync(to)).map(({ to }) => pathFrom(rootDir, to));
  if (taken.length > 0)
    throw new OperatorError(`There are pages of "${name}" already: ${taken.join(', ')}. Remove them or choose another name.`);
  for (const { from, to } of copies) {
    await cp(from, to, { recursive: true });
    // The translated labels of the sidebars are beside the folder.
    if (existsSync(`${from}.json`)) await cp(`${from}.json`, `${to}.json`);
  }
  if (config.content.layout === 'docusaurus') await noteDocusaurusVersion(loaded, name, config.sidebars[current.name] ?? {});
  return copies.map(({ to }) => pathFrom(rootDir, to));
}

function needsFolders({ config, configFile }: LoadedConfig, version: string): string {
  const { dir, format } = config.content;
  const versions = `versions: ['${version}']`;
  const written = existsSync(configFile)
    ? `write ${versions} in the configuration`
    : `write export default { ${versions}, content: { format: '${format}' } }; to a new file site.config.mjs`;
  return `The pages in ${dir} have no folder for each version. Move them to ${posix.join(dir, version)}, ${written}, and run this again.`;
}

/** Like Docusaurus, adds the name to `versions.json` and copies the current sidebars. */
async function noteDocusaurusVersion({ siteDir }: LoadedConfig, name: string, sidebars: object): Promise<void> {
  const file = join(siteDir, 'versions.json');
  const names: unknown = existsSync(file) ? JSON.parse(await readFile(file, 'utf8')) : [];
  const frozen = [name, ...(Array.isArray(names) ? names : [])];
  replaceFile(file, `${JSON.stringify(frozen, null, 2)}\n`);
  await mkdir(join(siteDir, 'versioned_sidebars'), { recursive: true });
  replaceFile(join(siteDir, `versioned_sidebars/version-${name}-sidebars.json`), `${JSON.stringify(sidebars, null, 2)}\n`);
}
