import { execFile } from 'node:child_process';
import { readFile } from 'node:fs/promises';
import { resolve } from 'node:path';
import { promisify } from 'node:util';

const run = promisify(execFile);

export interface History {
  /** ISO 8601 dates by path from the project's root. */
  readonly dates: ReadonlyMap<string, string>;
  /** Why dates are missing, for a message. */
  readonly problem?: string;
}

/** Reads from git's history when each file below a folder was last changed. There are no dates without git or a repository. */
export async function readLastUpdated(rootDir: string, folder: string): Promise<History> {
  const git = async (...args: string[]): Promise<string> => (await run('git', args, { cwd: rootDir, maxBuffer: 1 << 28 })).stdout;
  const top = await git('rev-parse', '--git-path', 'shallow').catch(() => undefined);
  if (top === undefined) return { dates: new Map() };
  // The oldest commits of a shallow history seem to add all files.
  const shallow = await readFile(resolve(rootDir, top.trim()), 'utf8').catch(() => '');
  const unknown = new Set(shallow.split('\n').filter(Boolean));
  try {
    const log = await git('-c', 'core.quotepath=off', 'log', '--format=%x00%H %cI', '--name-only', '--relative', '--', folder);
    const dates = new Map<string, string>();
    for (const commit of log.split('\0').slice(1)) {
      const [head = '', ...files] = commit.split('\n').filter((line) => line !== '');
      const [hash = '', date = ''] = head.split(' ');
      if (!unknown.has(hash)) for (const file of files) if (!dates.has(file)) dates.set(file, date.slice(0, 10));
    }
    const problem = 'is shallow: pages that were changed before it have no date; `git fetch --unshallow` fetches all of it';
    return unknown.size === 0 ? { dates } : { dates, problem };
  } catch (error) {
    return { dates: new Map(), problem: `cannot be read: ${error instanceof Error ? error.message : String(error)}` };
  }
}
