// Runs all checks and closes with one line that counts the tests. Arguments are passed to Vitest, such as a part of a file's path.
import { execFile, spawn, spawnSync } from 'node:child_process';
import { once } from 'node:events';
import { mkdtempSync, readFileSync, rmSync } from 'node:fs';
import { availableParallelism, tmpdir } from 'node:os';
import { join, relative } from 'node:path';
import { createInterface } from 'node:readline';
import { startSite } from '../tests/support/start-site.ts';

const root = join(import.meta.dirname, '..');
const bin = (name: string): string => join(root, 'node_modules', '.bin', name);

interface VitestReport {
  readonly numPassedTests: number;
  readonly numFailedTests: number;
  readonly numPendingTests: number;
  readonly testResults: readonly {
    /** The path of its file. */
    readonly name: string;
    /** Why the file itself failed, or nothing. */
    readonly message: string;
    readonly assertionResults: readonly {
      readonly fullName: string;
      readonly status: string;
      readonly failureMessages: readonly string[] | null;
    }[];
  }[];
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

/** Ends what is running with this run. The cluster and the site end by themselves when it is gone. */
const ending = new AbortController();
for (const signal of ['SIGTERM', 'SIGHUP'] as const) {
  process.once(signal, () => {
    ending.abort();
    process.exit(1);
  });
}

/** Runs a program beside others, and shows what it has printed when it has ended. */
function check(title: string, command: string, args: readonly string[]): Promise<boolean> {
  return new Promise((resolve) => {
    execFile(command, args, { cwd: root, signal: ending.signal, maxBuffer: 2 ** 26 }, (error, stdout, stderr) => {
      console.log(`\n— ${title}\n${stdout}${stderr}`);
      resolve(error === null);
    });
  });
}

const reports = mkdtempSync(join(tmpdir(), 'signpost-test-'));
process.once('exit', () => rmSync(reports, { recursive: true }));

/**
 * Runs the tests of some projects with Vitest. Several such runs share the screen.
 * @param told passed to the tests, in the environment
 */
async function test(
  projects: readonly string[],
  told: NodeJS.ProcessEnv,
  options: readonly string[] = [],
): Promise<VitestReport & { readonly isGreen: boolean }> {
  const file = join(reports, `${projects.join()}.json`);
  const which = [...projects.map((name) => `--project=${name}`), '--passWithNoTests', ...process.argv.slice(2)];
  const args = ['run', ...which, ...options, '--reporter=default', '--reporter=json', `--outputFile.json=${file}`];
  const env = { ...process.env, ...told, ...(process.stdout.isTTY && { FORCE_COLOR: '1' }) };
  const child = spawn(bin('vitest'), args, { cwd: root, env, stdio: ['ignore', 'pipe', 'pipe'], signal: ending.signal });
  child.stdout.pipe(process.stdout, { end: false });
  child.stderr.pipe(process.stderr, { end: false });
  // What a test has left running may keep the streams open.
  const [status] = await once(child, 'exit');
  return { ...JSON.parse(readFileSync(file, 'utf8')), isGreen: status === 0 };
}

// Hundreds of processes load the same modules.
process.env.NODE_COMPILE_CACHE = join(root, '.signpost', 'compiled-modules');
await using stack = new AsyncDisposableStack();
const cluster = startCluster().then((started) => {
  stack.defer(() => started?.stop());
  return { ...(started && { SIGNPOST_TEST_CLUSTER: started.urls }) };
});
const site = startSite().then(
  (started) => ({ SIGNPOST_TEST_SITE: JSON.stringify(stack.use(started)) }),
  (error: unknown) => void console.log(`\n${error}`),
);
// While the site is built, which no more than one processor is busy with for long, what needs none is tested.
const [inner, outer, ...checks] = await Promise.all([
  cluster.then((env) => test(['unit', 'content'], env, [`--maxWorkers=${availableParallelism()}`])),
  Promise.all([cluster, site]).then(([env, built]) => built && test(['site'], { ...env, ...built })),
  // Several checkers look at the same types: the tests beside them need the processors more.
  check('Types', bin('tsc'), ['-p', '.', '--checkers', '1']),
  check('Lint and format', bin('biome'), ['ci', '--colors=off']),
]);
// A log may be kept from its end only, and what failed stands somewhere in its middle.
for (const { name, message, assertionResults } of [...inner.testResults, ...(outer?.testResults ?? [])]) {
  const file = relative(root, name);
  if (message !== '') console.log(`\nFAILED: ${file}\n${message}`);
  for (const failed of assertionResults.filter(({ status }) => status === 'failed'))
    console.log(`\nFAILED: ${file} > ${failed.fullName}\n${failed.failureMessages?.join('\n')}`);
}
const count = (key: 'numPassedTests' | 'numFailedTests' | 'numPendingTests'): number => inner[key] + (outer?.[key] ?? 0);
const [passed, failed, pending] = [count('numPassedTests'), count('numFailedTests'), count('numPendingTests')];
const isAllGreen = [passed > 0, inner.isGreen, outer?.isGreen === true, ...checks].every(Boolean);
if (passed === 0) console.log('\nNo test was run.');
else if (!isAllGreen && failed === 0) console.log('\nThe tests passed, but types, lint, the site or a test file failed: see above.');
console.log(`\n${passed} passed, ${failed} failed${pending > 0 ? `, ${pending} skipped` : ''}`);
process.exitCode = isAllGreen ? 0 : 1;
