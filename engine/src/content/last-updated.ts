import { execFile } from 'node:child_process';
import { promisify } from 'node:util';

const run = promisify(execFile);

/**
 * Reads from git's history, in one call, when each file below a folder was last changed.
 * @returns ISO 8601 dates by path from the project's root; empty without git or a history
 */
export async function readLastUpdated(rootDir: string, folder: string): Promise<Map<string, string>> {
  const dates = new Map<string, string>();
  const args = ['-c', 'core.quotepath=off', 'log', '--format=%x00%cI', '--name-only', '--relative', '--', folder];
  const output = await run('git', args, { cwd: rootDir, maxBuffer: 1 << 28 }).then(
    ({ stdout }) => stdout,
    () => '',
  );
  for (const commit of output.split('\0').slice(1)) {
    const [date = '', ...files] = commit.split('\n').filter((line) => line !== '');
    for (const file of files) if (!dates.has(file)) dates.set(file, date.slice(0, 10));
  }
  return dates;
}
