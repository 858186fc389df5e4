// Runs all checks and closes with one line that counts the tests. Arguments are passed to Vitest, such as a part of a file's path.
import { execFile, spawn, spawnSync } from 'node:child_process';
import { once } from 'node:events';
import { mkdtempDisposableSync, readFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { createInterface } from 'node:readline';
import { startSite } from '../tests/support/start-site.ts';

const root = join(import.meta.dirname, '..');
const bin = (name: string): string => join(root, 'node_modules', '.bin', name);

interface VitestReport {
  readonly numPassedTests: number;
  readonly numFailedTests: number;
  readonly numPendingTests: number;
}

interface Cluster {
  /** Addresses of its nodes, separated by commas. */
  readonly urls: string;
  stop(): void;
}

/** Starts a real OpenSearch for the tests of the second search engine, if Java and Maven are installed. */
async function startCluster(): Promise<Cluster | undefined> {
  const hasJava = ['java', 'mvn'].every((name) => spawnSync(name, ['-version'], { stdio: 'ignore' }).status === 0);
  if (!hasJava) {
    console.log('NOT TESTED: the OpenSearch engine. There is no Java or no Maven to start a cluster with.');
    return undefined;
  }
  const script = join(root, 'deploy', 'search-cluster', 'start.mjs');
  const child = spawn(process.execPath, [script], { cwd: root, stdio: ['ignore', 'pipe', 'inherit', 'ipc'] });
  const urls = await new Promise<string | undefined>((resolve) => {
    if (child.stdout) createInterface({ input: child.stdout }).on('line', (line) => line.startsWith('http') && resolve(line));
    child.once('exit', () => resolve(undefined));
  });
  if (urls !== undefined) return { urls, stop: () => child.kill('SIGTERM') };
  console.log('NOT TESTED: the OpenSearch engine. A cluster could not be started; deploy/search-cluster/start.mjs says why.');
  return undefined;
}

/** Runs a program beside others, and shows what it has printed when it has ended. */
function check(title: string, command: string, args: readonly string[]): Promise<boolean> {
  return new Promise((resolve) => {
    execFile(command, args, { cwd: root, maxBuffer: 2 ** 26 }, (error, stdout, stderr) => {
      console.log(`\n— ${title}\n${stdout}${stderr}`);
      resolve(error === null);
    });
  });
}

/** Runs Vitest, which passes what it is told to its tests by the environment. */
async function test(projects: readonly string[], env: NodeJS.ProcessEnv): Promise<VitestReport & { readonly isGreen: boolean }> {
  using folder = mkdtempDisposableSync(join(tmpdir(), 'signpost-test-'));
  const file = join(folder.path, 'report.json');
  const options = [...projects, '--reporter=default', '--reporter=json', `--outputFile.json=${file}`];
  const child = spawn(bin('vitest'), ['run', ...options, ...process.argv.slice(2)], { cwd: root, stdio: 'inherit', env });
  // Whoever ends the run ends what it has started: the cluster and the site as well, below.
  for (const signal of ['SIGTERM', 'SIGHUP'] as const) process.on(signal, () => child.kill(signal));
  const [status] = await once(child, 'exit');
  return { ...JSON.parse(readFileSync(file, 'utf8')), isGreen: status === 0 };
}

// Hundreds of processes load the same modules.
process.env.NODE_COMPILE_CACHE = join(root, '.signpost', 'compiled-modules');
await using stack = new AsyncDisposableStack();
// What needs the processor alone goes on at the same time; most tests wait more than they work, and share it afterwards.
const [cluster, site, ...checks] = await Promise.all([
  startCluster(),
  startSite().catch((error: unknown) => String(error)),
  check('Types', bin('tsc'), ['-p', '.']),
  check('Lint and format', bin('biome'), ['ci', '--colors=off']),
]);
stack.defer(() => cluster?.stop());
const hasSite = typeof site !== 'string';
if (hasSite) stack.use(site);
else console.log(`\n${site}`);
const { isGreen, numPassedTests, numFailedTests, numPendingTests } = await test(hasSite ? [] : ['--project=unit', '--project=content'], {
  ...process.env,
  ...(cluster && { SIGNPOST_TEST_CLUSTER: cluster.urls }),
  ...(hasSite && { SIGNPOST_TEST_SITE: JSON.stringify(site) }),
});
const isAllGreen = [isGreen, hasSite, ...checks].every(Boolean);
if (!isAllGreen && numFailedTests === 0) console.log('\nThe tests passed, but types, lint, the site or a test file failed: see above.');
console.log(`\n${numPassedTests} passed, ${numFailedTests} failed${numPendingTests > 0 ? `, ${numPendingTests} skipped` : ''}`);
process.exitCode = isAllGreen ? 0 : 1;
