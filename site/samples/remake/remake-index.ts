import { readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { MalformedIndexError, parseModule } from '../api/parse-module.ts';
import { mergeModule, readListing } from './merge-module.ts';
import { MissingPackageError, readArchive } from './read-archive.ts';

/** A file of the index that is made from a package of a registry. */
export interface IndexSource {
  /** `java/tap-login`. */
  readonly module: string;
  /** What npm calls the package. */
  readonly package: string;
  /** Beginning of the name of the Android archive in it. */
  readonly archive: string;
  /** The file lists a part of the package. */
  readonly isPartial?: boolean;
}

/** The packages that a registry has. All others are published as files of repositories, and are read by hand (see the README). */
const SOURCES: readonly IndexSource[] = [
  { module: 'java/tap-common', package: 'com.taptap.tds.common', archive: 'TapCommon_', isPartial: true },
  { module: 'java/tap-login', package: 'com.taptap.tds.login', archive: 'TapLogin_' },
  { module: 'java/tap-moment', package: 'com.taptap.tds.moment', archive: 'TapMoment_', isPartial: true },
];

/**
 * Makes a file of the index again. A package that cannot be had, or that gives no valid file, leaves the last one in place.
 * @param folder of the index
 * @param today as in `2026-11-22`
 * @returns what was done, for the person who asked
 */
export async function remakeModule(source: IndexSource, folder: string, today: string): Promise<string> {
  const file = join(folder, `${source.module}.txt`);
  const last = readFileSync(file, 'utf8');
  try {
    const { name, version, listing } = await readArchive(source.package, source.archive);
    const text = mergeModule(last, readListing(listing), { isPartial: source.isPartial ?? false })
      .replace(/^# (.+?), .*$/m, `# $1, npm ${source.package} ${version} (${name})`)
      .replace(/^# taken on .*$/m, `# taken on ${today}`);
    const { types } = parseModule(text, 'java', source.module.replace(/^java\//, ''), file);
    if (types.length === 0) throw new MissingPackageError(`${name} has no public classes`);
    writeFileSync(file, text);
    return `${source.module}: ${name}, ${types.length} types`;
  } catch (error) {
    if (!(error instanceof MissingPackageError || error instanceof MalformedIndexError)) throw error;
    return `${source.module} stays as it is, from ${/^# taken on (.*)$/m.exec(last)?.[1]}: ${error.message}.`;
  }
}

if (import.meta.main) {
  const chosen = process.argv.slice(2);
  const sources = SOURCES.filter(({ module }) => chosen.length === 0 || chosen.includes(module));
  const today = new Date().toISOString().slice(0, 10);
  for (const source of sources) console.log(await remakeModule(source, join(import.meta.dirname, '../index'), today));
}
