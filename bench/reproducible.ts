// Whether two clean builds of the present commit are the same, byte for byte, on machines that differ: other folder, time zone, language,
// umask, number of cores, and nothing kept from a build before. What is not committed does not count.
//   npm run bench reproducible
import { spawnSync } from 'node:child_process';
import { createHash } from 'node:crypto';
import { mkdtempSync, readdirSync, readFileSync, rmSync, symlinkSync } from 'node:fs';
import { availableParallelism, tmpdir } from 'node:os';
import { join } from 'node:path';

const root = join(import.meta.dirname, '..');
const hasTaskset = spawnSync('taskset', ['--version']).status === 0;

/** Differences between machines. */
interface Machine {
  readonly folder: string;
  readonly umask: string;
  readonly cores: number;
  readonly environment: Readonly<Record<string, string>>;
}

/** The year of the copyright line is that of the build. */
const sameDay = { SOURCE_DATE_EPOCH: '1700000000' };
const machines: readonly Machine[] = [
  {
    folder: 'one',
    umask: '022',
    cores: 1,
    environment: { ...sameDay, TZ: 'Pacific/Kiritimati', LANG: 'C', LC_ALL: 'C', UV_THREADPOOL_SIZE: '1' },
  },
  {
    folder: 'another/below',
    umask: '077',
    cores: availableParallelism(),
    environment: { ...sameDay, TZ: 'Etc/GMT+12', LANG: 'tr_TR.UTF-8', HOME: '/' },
  },
];
const work = mkdtempSync(join(tmpdir(), 'signpost-reproducible-'));
try {
  const [first, second] = machines.map(build);
  const names = new Set([...(first?.keys() ?? []), ...(second?.keys() ?? [])]);
  const different = [...names].filter((name) => first?.get(name) !== second?.get(name));
  for (const name of different) console.log(`differs: ${name}`);
  console.log(`${names.size} files, ${different.length} of them different`);
  process.exitCode = names.size > 0 && different.length === 0 ? 0 : 1;
} finally {
  rmSync(work, { recursive: true, force: true });
}

/**
 * Builds the commit in a folder of its own.
 * @returns the digest of each file by its name
 */
function build({ folder, umask, cores, environment }: Machine): Map<string, string> {
  const project = join(work, folder);
  run('git', ['clone', '--quiet', root, project], root);
  symlinkSync(join(root, 'node_modules'), join(project, 'node_modules'));
  const node = `umask ${umask} && exec "${process.execPath}" --disable-warning=ExperimentalWarning engine/src/cli/main.ts build`;
  const command = ['sh', '-c', node];
  const limited = hasTaskset && cores === 1 ? ['taskset', '--cpu-list', '0', ...command] : command;
  run(limited[0] ?? '', limited.slice(1), project, environment);
  const dist = join(project, 'dist');
  const files = readdirSync(dist, { recursive: true, withFileTypes: true }).filter((entry) => entry.isFile());
  return new Map(
    files.map((entry) => {
      const file = join(entry.parentPath, entry.name);
      return [file.slice(dist.length), createHash('sha256').update(readFileSync(file)).digest('hex')];
    }),
  );
}

function run(command: string, args: readonly string[], cwd: string, environment: Readonly<Record<string, string>> = {}): void {
  const { status } = spawnSync(command, args, { cwd, env: { ...process.env, ...environment }, stdio: ['ignore', 'ignore', 'inherit'] });
  if (status !== 0) throw new Error(`${command} ${args.join(' ')} failed in ${cwd}`);
}
