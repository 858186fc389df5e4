// Runs all checks in turn and closes with one line that counts the tests.
import { spawn, spawnSync } from 'node:child_process';
import { mkdtempSync, readFileSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { createInterface } from 'node:readline';

const root = join(import.meta.dirname, '..');
const bin = (name: string): string => join(root, 'node_modules', '.bin', name);
const work = mkdtempSync(join(tmpdir(), 'signpost-test-'));

interface VitestReport {
  readonly numPassedTests: number;
  readonly numFailedTests: number;
  readonly numPendingTests: number;
}

const counts = { passed: 0, failed: 0, skipped: 0 };

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
  const child = spawn(process.execPath, [script], { cwd: root, stdio: ['ignore', 'pipe', 'inherit'] });
  const urls = await new Promise<string | undefined>((resolve) => {
    createInterface({ input: child.stdout }).on('line', (line) => line.startsWith('http') && resolve(line));
    child.once('exit', () => resolve(undefined));
  });
  if (urls !== undefined) return { urls, stop: () => child.kill('SIGTERM') };
  console.log('NOT TESTED: the OpenSearch engine. A cluster could not be started; deploy/search-cluster/start.mjs says why.');
  return undefined;
}

function check(title: string, command: string, args: readonly string[]): boolean {
  console.log(`\n— ${title}`);
  return spawnSync(command, args, { cwd: root, stdio: 'inherit', env }).status === 0;
}

function tests(title: string, project: string): boolean {
  const file = join(work, `${project}.json`);
  const isGreen = check(title, bin('vitest'), [
    'run',
    '--project',
    project,
    '--reporter=default',
    '--reporter=json',
    `--outputFile.json=${file}`,
    ...process.argv.slice(2),
  ]);
  const report: VitestReport = JSON.parse(readFileSync(file, 'utf8'));
  counts.passed += report.numPassedTests;
  counts.failed += report.numFailedTests;
  counts.skipped += report.numPendingTests;
  return isGreen;
}

let env = process.env;
// The cluster starts while types and lint are checked.
const starting = startCluster();
const checks = [check('Types', bin('tsc'), ['-p', '.']), check('Lint and format', bin('biome'), ['ci', '--colors=off'])];
const cluster = await starting;
if (cluster !== undefined) env = { ...env, SIGNPOST_TEST_CLUSTER: cluster.urls };
const results = [...checks, tests('Unit tests', 'unit'), tests('Conformance and browser tests', 'site')];
cluster?.stop();
rmSync(work, { recursive: true, force: true });
const isGreen = results.every(Boolean);
if (!isGreen && counts.failed === 0) console.log('\nThe tests passed, but types, lint or a test file failed: see above.');
console.log(`\n${counts.passed} passed, ${counts.failed} failed${counts.skipped > 0 ? `, ${counts.skipped} skipped` : ''}`);
process.exit(isGreen ? 0 : 1);
