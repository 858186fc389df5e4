// Runs all checks in turn and closes with one line that counts the tests.
import { spawnSync } from 'node:child_process';
import { mkdtempSync, readFileSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';

const root = join(import.meta.dirname, '..');
const bin = (name: string): string => join(root, 'node_modules', '.bin', name);
const work = mkdtempSync(join(tmpdir(), 'signpost-test-'));

interface VitestReport {
  readonly numPassedTests: number;
  readonly numFailedTests: number;
  readonly numPendingTests: number;
}

const counts = { passed: 0, failed: 0, skipped: 0 };

function check(title: string, command: string, args: readonly string[]): boolean {
  console.log(`\n— ${title}`);
  return spawnSync(command, args, { cwd: root, stdio: 'inherit' }).status === 0;
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

const results = [
  check('Types', bin('tsc'), ['-p', '.']),
  check('Lint and format', bin('biome'), ['ci', '--colors=off']),
  tests('Unit tests', 'unit'),
  tests('Conformance and browser tests', 'site'),
];
rmSync(work, { recursive: true, force: true });
const isGreen = results.every(Boolean);
if (!isGreen && counts.failed === 0) console.log('\nThe tests passed, but types, lint or a test file failed: see above.');
console.log(`\n${counts.passed} passed, ${counts.failed} failed${counts.skipped > 0 ? `, ${counts.skipped} skipped` : ''}`);
process.exit(isGreen ? 0 : 1);
