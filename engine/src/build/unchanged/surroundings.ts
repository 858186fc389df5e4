import { execFile } from 'node:child_process';
import { readFile } from 'node:fs/promises';
import { resolve } from 'node:path';
import { promisify } from 'node:util';
import { hashOf } from '../../model/hash.ts';

const run = promisify(execFile);
/** Variables that the engine itself reads. */
const OWN_VARIABLES = ['NODE_ENV', 'SIGNPOST_BRAND', 'SIGNPOST_REGION', 'SOURCE_DATE_EPOCH', 'TZ'];

/**
 * A hash of all that a build depends on beside its files: its options, the machine, the history that dates pages, and the day, which the
 * year of the copyright line and the files kept for open tabs depend on.
 * @param options of the command
 * @param siteDir absolute path of a folder in the repository
 * @param variables names of environment variables that the configuration reads; null for all
 */
export async function hashSurroundings(options: object, siteDir: string, variables: readonly string[] | null): Promise<string> {
  const { version, platform, arch, env } = process;
  const names = variables === null ? Object.keys(env).toSorted() : [...OWN_VARIABLES, ...variables];
  const environment = names.map((name) => [name, env[name]]);
  const day = new Date().toISOString().slice(0, 10);
  return hashOf(JSON.stringify([options, process.cwd(), version, platform, arch, environment, day, await readHead(siteDir)]));
}

/** What git's history of a folder ends with, and where a shallow one begins; empty without git or a repository. */
async function readHead(folder: string): Promise<string> {
  const { stdout } = await run('git', ['rev-parse', '--git-path', 'shallow', 'HEAD'], { cwd: folder }).catch(() => ({ stdout: '' }));
  const [shallow = '', commit = ''] = stdout.split('\n');
  const start = shallow === '' ? '' : await readFile(resolve(folder, shallow), 'utf8').catch(() => '');
  return `${commit} ${start}`;
}
