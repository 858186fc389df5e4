import { execFile } from 'node:child_process';
import { mkdirSync, mkdtempSync, readdirSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { basename, join } from 'node:path';
import { promisify } from 'node:util';

const run = promisify(execFile);

/** A package that cannot be had, or that does not have what is looked for. */
export class MissingPackageError extends Error {}

/** What the class files of a package say. */
export interface ReadArchive {
  /** `TapLogin_3.30.3.aar`. */
  readonly name: string;
  readonly version: string;
  /** The output of `javap` for all public classes. */
  readonly listing: string;
}

/**
 * Takes a package from the npm registry and lists the classes of the Android archive in it.
 * @param spec what npm calls a package: a name, a name with a version, a folder
 * @param archive beginning of the archive's name: `TapLogin_`
 * @throws MissingPackageError
 */
export async function readArchive(spec: string, archive: string): Promise<ReadArchive> {
  const folder = mkdtempSync(join(tmpdir(), 'signpost-index-'));
  try {
    const packed = await run('npm', ['pack', spec, '--silent', '--pack-destination', folder]).catch(() => undefined);
    const tarball = readdirSync(folder).find((name) => name.endsWith('.tgz'));
    if (!packed || tarball === undefined) throw new MissingPackageError(`npm has no package ${spec}`);
    await run('tar', ['xzf', tarball], { cwd: folder });
    const files = readdirSync(folder, { recursive: true, encoding: 'utf8' });
    const found = files.find((name) => basename(name).startsWith(archive) && name.endsWith('.aar'));
    if (found === undefined) throw new MissingPackageError(`${spec} has no archive ${archive}*.aar`);
    const classes = join(folder, 'classes');
    mkdirSync(classes);
    await run('jar', ['xf', join(folder, found), 'classes.jar'], { cwd: folder });
    await run('jar', ['xf', join(folder, 'classes.jar')], { cwd: classes });
    const names = readdirSync(classes, { recursive: true, encoding: 'utf8' }).filter(
      (name) => name.endsWith('.class') && !/\$\d/.test(name),
    );
    const { stdout } = await run('javap', ['-public', ...names], { cwd: classes, maxBuffer: 100_000_000 });
    return { name: basename(found), version: basename(found).slice(archive.length, -'.aar'.length), listing: stdout };
  } finally {
    rmSync(folder, { recursive: true, force: true });
  }
}
