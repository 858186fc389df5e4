import { mkdirSync, mkdtempSync, readdirSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { basename, join } from 'node:path';
import { MissingPackageError, run } from './fetch-package.ts';
import { type ListedTypes, readListing } from './merge-module.ts';

/** The classes of an archive, and what it is called: `TapLogin_3.30.3.aar`. */
export interface ReadClasses {
  readonly name: string;
  readonly types: ListedTypes;
}

/**
 * Lists the public classes of the Java archive in a folder. Needs a JDK.
 * @param archive beginning of the archive's name: `TapLogin_`
 * @throws MissingPackageError
 */
export async function readClasses(folder: string, archive: string): Promise<ReadClasses> {
  const found = readdirSync(folder, { recursive: true, encoding: 'utf8' }).find(
    (name) => basename(name).startsWith(archive) && /\.[ja]ar$/.test(name),
  );
  if (found === undefined) throw new MissingPackageError(`the package has no archive ${archive}*`);
  const unpacked = mkdtempSync(join(tmpdir(), 'signpost-classes-'));
  try {
    const isAar = found.endsWith('.aar');
    const classes = join(unpacked, 'classes');
    mkdirSync(classes);
    if (isAar) await run('jar', ['xf', join(folder, found), 'classes.jar'], { cwd: unpacked });
    await run('jar', ['xf', join(isAar ? unpacked : folder, isAar ? 'classes.jar' : found)], { cwd: classes });
    const names = readdirSync(classes, { recursive: true, encoding: 'utf8' }).filter(
      (name) => name.endsWith('.class') && !/\$\d|-info\./.test(name),
    );
    const list = async (...args: readonly string[]): Promise<string> =>
      (await run('javap', [...args], { cwd: classes, maxBuffer: 500_000_000 })).stdout;
    return { name: basename(found), types: readListing(await list('-public', ...names), await list('-public', '-v', ...names)) };
  } finally {
    rmSync(unpacked, { recursive: true, force: true });
  }
}
