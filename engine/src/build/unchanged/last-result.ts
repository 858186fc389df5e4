import { existsSync } from 'node:fs';
import { join, resolve } from 'node:path';
import { cacheDirOf } from '../../config/cache-dir.ts';
import { findConfig } from '../../config/find-config.ts';
import type { LoadedConfig } from '../../config/load.ts';
import { noteModules, variablesOf } from '../../config/loaded-modules.ts';
import { isInside } from '../../model/paths.ts';
import {
  type BuildRecord,
  foldersBelow,
  isInPlace,
  type KeptResult,
  readBuildRecord,
  recordFile,
  writeBuildRecord,
} from './build-record.ts';
import { type FileState, findChanges, isUntouched, readStates, withHashes } from './input-files.ts';
import { hashSurroundings } from './surroundings.ts';

/** The folder of the engine's code. A change of it is one of all sites. */
const CODE = join(import.meta.dirname, '../..');
/** Which versions of packages are installed. */
const LOCKFILES = ['package-lock.json', 'pnpm-lock.yaml', 'yarn.lock', 'bun.lock'];

/** With more changed files than this, threads compile them, and the whole site is looked at. */
const MOST_EDITS = 20;

/** The options of a build that its result depends on. */
export interface BuildRequest {
  /** The configuration file, or the site's folder. */
  readonly config: string | undefined;
  readonly brand: string | undefined;
  readonly region: string | undefined;
  readonly baseUrl: string | undefined;
  readonly keepGoing: boolean;
}

/** The result of the last build with the same options into the same folder. */
export interface LastResult {
  /** What that build printed; undefined if anything has changed since. */
  readonly unchanged: KeptResult | undefined;
  /** Which files have changed since that build, if all else is as it was. */
  readonly edit: LastEdit | undefined;
  /**
   * Keeps the result of the build that has run now.
   * @param inputs absolute paths of what it was made from, beside the site's folder; null if that is not known
   * @param memory id of what it remembers of its pages
   */
  keep(loaded: LoadedConfig, result: KeptResult, inputs: readonly string[] | null, memory: string | null): Promise<void>;
}

/** Files that have changed since a build. */
export interface LastEdit {
  /** Absolute paths. */
  readonly changed: readonly string[];
  /** What that build printed. */
  readonly result: KeptResult;
  /** Id of what it remembers of its pages. */
  readonly memory: string;
  /** Keeps the same result for a build that has followed these changes, with the same folders. */
  keep(memory: string): void;
}

/**
 * Looks whether the files of a site, the options and what else matters are as they were when it was last built. The configuration is not
 * read, and must not have been.
 * @param out absolute path of the folder of the built site
 * @returns undefined for a Docusaurus project, whose configuration runs in a process of its own: what it reads is not known
 */
export async function findLastResult(options: BuildRequest, out: string): Promise<LastResult | undefined> {
  const { kind, file: configFile, siteDir } = findConfig(options.config);
  if (kind === 'docusaurus') return undefined;
  const places = [process.cwd(), siteDir].map((folder) => recordFile(join(folder, '.signpost'), out));
  const file = places.find((path) => existsSync(path));
  const record = file === undefined ? undefined : readBuildRecord(file);
  const surroundings = hashSurroundings(options, siteDir, record?.variables ?? []);
  const start = Date.now();
  const before = readStates(record?.roots ?? ownRoots(siteDir), out, start);
  const known = new Map(record?.files.map(([path, stamp, hash]) => [path, { stamp, hash }]));
  const isSameSite = record?.surroundings === (await surroundings) && isInPlace(record);
  const changed = isSameSite ? findChanges(known, before) : undefined;
  const { result = null, memory = null, folders = [] } = record ?? {};
  const keepSame = (next: Partial<BuildRecord>): void => {
    if (record === undefined || file === undefined) return;
    const places = folders.map(([path]) => path);
    writeBuildRecord(file, { ...record, files: listStates(withHashes(before, known)), ...next }, places);
  };
  if (changed?.length === 0 && result !== null) {
    // Times that differ from those of the last build need not be looked into again.
    if (before.entries().some(([path, { stamp }]) => stamp !== known.get(path)?.stamp)) keepSame({});
    return { unchanged: result, edit: undefined, keep: async () => {} };
  }
  const isFew = changed !== undefined && changed.length <= MOST_EDITS;
  const edit =
    isFew && result !== null && memory !== null
      ? { changed, result, memory, keep: (next: string) => keepSame({ memory: next }) }
      : undefined;
  const modules = noteModules(configFile);
  const keep: LastResult['keep'] = async (loaded, result, inputs, pages) => {
    const files = modules.files().filter((path) => existsSync(path));
    const variables = variablesOf(files);
    // A build does not load all modules that others do, such as a parser for what has changed.
    const earlier = (record?.roots ?? []).filter((path) => existsSync(path));
    const read = modules.reads();
    const elsewhere = read?.filter((path) => ![siteDir, out].some((folder) => isInside(folder, path))) ?? [];
    const roots = [...new Set([...ownRoots(siteDir), ...files, ...elsewhere, ...(inputs ?? []), ...earlier])];
    const after = readStates(roots, out, start);
    const next = {
      ...{ surroundings: await hashSurroundings(options, siteDir, variables), variables, roots },
      files: listStates(withHashes(after, known)),
      result: inputs !== null && read !== null && isUntouched(before, after) ? result : null,
      memory: pages,
    };
    writeBuildRecord(recordFile(cacheDirOf(loaded), out), next, foldersBelow(out));
  };
  return { unchanged: undefined, edit, keep };
}

function ownRoots(siteDir: string): string[] {
  const lockfiles = [process.cwd(), siteDir].flatMap((folder) => LOCKFILES.map((name) => join(folder, name)));
  return [siteDir, CODE, resolve(CODE, '../package.json'), ...lockfiles];
}

function listStates(states: ReadonlyMap<string, Required<FileState>>): BuildRecord['files'] {
  return [...states].map(([path, { stamp, hash }]) => [path, stamp, hash]);
}
