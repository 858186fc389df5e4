import { existsSync, readFileSync, rmSync, statSync } from 'node:fs';
import { join, relative, resolve } from 'node:path';
import { cacheDirOf } from '../config/cache-dir.ts';
import { compileStyles, sheetsOf } from '../config/docusaurus/run-styles.ts';
import { type LoadedConfig, projectPath } from '../config/load.ts';
import type { Diagnostic } from '../model/diagnostic.ts';
import { sourceFingerprint } from '../model/fingerprint.ts';
import { hashOf } from '../model/hash.ts';
import { replaceFile } from '../model/replace-file.ts';
import { importedSheets, STYLE_MODULE } from './imported-sheets.ts';
import { listFiles } from './read-doc.ts';
import { staticFolders } from './static-files.ts';

/** The file with the styles of a Docusaurus project as plain CSS (`readProjectStyles`). */
export function stylesFileOf(loaded: LoadedConfig): string {
  return join(cacheDirOf(loaded), 'styles.json');
}

/**
 * Compiles the style sheets of a Docusaurus project, if anything has changed that they are made from. Tells of those that cannot be.
 * @param isFinal whether classes in texts count, too, which plug-ins such as Tailwind's look for: while somebody writes, that would take too long
 */
export async function writeProjectStyles(loaded: LoadedConfig, isFinal: boolean, diagnostics: Diagnostic[]): Promise<void> {
  const { siteDir, config, configFile } = loaded;
  const sources = (await listFiles(join(siteDir, 'src'))).map((path) => join(siteDir, 'src', path));
  const sheets = [...new Set([...sheetsOf(loaded.siteConfig ?? {}, siteDir), ...importedSheets(siteDir, sources)])].filter((file) =>
    existsSync(file),
  );
  const modules = sources.filter((file) => STYLE_MODULE.test(file));
  const [file, keyFile] = [stylesFileOf(loaded), `${stylesFileOf(loaded)}.key`];
  if (sheets.length + modules.length === 0) {
    for (const path of [keyFile, file]) rmSync(path, { force: true });
    return;
  }
  const texts = isFinal ? [config.content.docsDir, ...config.content.blogs.map(({ dir }) => dir)] : [];
  const written = (
    await Promise.all(texts.map(async (dir) => (await listFiles(resolve(siteDir, dir))).map((path) => resolve(siteDir, dir, path))))
  ).flat();
  const ofTools = ['package.json', ...['js', 'cjs', 'mjs', 'ts'].map((ending) => `tailwind.config.${ending}`)].map((name) =>
    join(siteDir, name),
  );
  const parts = [configFile, ...ofTools, join(siteDir, 'node_modules'), ...sheets, ...sources, ...written].map(stateOf);
  const key = hashOf(JSON.stringify([config.baseUrl, sourceFingerprint(join(import.meta.dirname, '../config/docusaurus')), parts]));
  const kept = existsSync(file) ? readKept(keyFile) : undefined;
  let faults: readonly string[] = [];
  if (kept?.key === key && kept.reads.every(([path, state]) => stateOf(path) === state)) faults = kept.faults;
  else {
    const takesPrimary = config.theme.light.link !== undefined;
    const request = { siteDir, configFile, sheets, modules, baseUrl: config.baseUrl, takesPrimary, staticDirs: staticFolders(loaded) };
    const { faults: found, files, ...styles } = await compileStyles(request);
    const text = JSON.stringify(styles);
    // Pages that use styles are made again where these have changed.
    if (!existsSync(file) || readFileSync(file, 'utf8') !== text) replaceFile(file, text);
    const next: KeptStyles = { key, faults: found, reads: files.map((path) => [path, stateOf(path)]) };
    replaceFile(keyFile, JSON.stringify(next));
    faults = found;
  }
  for (const fault of faults)
    diagnostics.push({
      severity: 'warning',
      code: 'project-styles',
      file: projectPath(loaded, configFile),
      message: `A style sheet cannot be used: ${fault}.`,
      suggestion: "Install the project's packages. Parts of pages that are React are shown without it.",
    });
}

/** What the styles were made from, and what was told. */
interface KeptStyles {
  readonly key: string;
  readonly faults: readonly string[];
  /** States of the files that the compilers have read. */
  readonly reads: readonly (readonly [file: string, state: string])[];
}

/** @returns undefined for one that is not there, or was cut off */
function readKept(file: string): KeptStyles | undefined {
  try {
    const kept: KeptStyles = JSON.parse(readFileSync(file, 'utf8'));
    return kept;
  } catch {
    return undefined;
  }
}

function stateOf(file: string): string {
  const stats = statSync(file, { throwIfNoEntry: false });
  return stats === undefined ? '' : `${relative('/', file)} ${stats.size} ${stats.mtimeMs}`;
}
