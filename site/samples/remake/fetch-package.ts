import { execFile } from 'node:child_process';
import { existsSync, mkdtempSync, readdirSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { promisify } from 'node:util';

export const run = promisify(execFile);

/** A package that cannot be had, or that does not have what is looked for. */
export class MissingPackageError extends Error {}

/** A package that was fetched and unpacked. */
export interface FetchedPackage {
  readonly folder: string;
  readonly version: string;
  readonly [Symbol.dispose]: () => void;
}

/**
 * Takes a package from the npm registry.
 * @param spec what npm calls a package: a name, a name with a version, a folder
 * @throws MissingPackageError
 */
export async function fetchNpm(spec: string): Promise<FetchedPackage> {
  const fetched = createFolder();
  const packed = await run('npm', ['pack', spec, '--silent', '--pack-destination', fetched.folder]).catch(() => undefined);
  const tarball = readdirSync(fetched.folder).find((name) => name.endsWith('.tgz'));
  if (!packed || tarball === undefined) {
    fetched[Symbol.dispose]();
    throw new MissingPackageError(`npm has no package ${spec}`);
  }
  await run('tar', ['xzf', tarball], { cwd: fetched.folder });
  return { ...fetched, version: /-(\d+\.\d+\.\d+(?:-[\w.]+)?)\.tgz$/.exec(tarball)?.[1] ?? '' };
}

/**
 * Takes an archive from Maven Central.
 * @param coordinates `com.taptap:lc-storage-core:8.2.24`
 * @throws MissingPackageError
 */
export async function fetchMaven(coordinates: string): Promise<FetchedPackage> {
  const fetched = createFolder();
  const args = ['-q', '-B', 'dependency:copy', `-Dartifact=${coordinates}`, `-DoutputDirectory=${fetched.folder}`];
  await run('mvn', args, { cwd: fetched.folder }).catch(() => undefined);
  if (!readdirSync(fetched.folder).some((name) => /\.[ja]ar$/.test(name))) {
    fetched[Symbol.dispose]();
    throw new MissingPackageError(`Maven has no archive ${coordinates}, or there is no Maven`);
  }
  return { ...fetched, version: coordinates.split(':')[2] ?? '' };
}

/**
 * Takes an SDK from a folder, which stays as it is.
 * @throws MissingPackageError
 */
export async function openFolder(folder: string, version: string): Promise<FetchedPackage> {
  if (!existsSync(folder)) throw new MissingPackageError(`there is no folder ${folder}`);
  return { folder, version, [Symbol.dispose]: () => undefined };
}

/** A folder that goes with what was put into it. */
export function createFolder(): Omit<FetchedPackage, 'version'> {
  const folder = mkdtempSync(join(tmpdir(), 'signpost-index-'));
  return { folder, [Symbol.dispose]: () => rmSync(folder, { recursive: true, force: true }) };
}
