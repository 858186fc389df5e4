// How many pages and searches a second one server process answers, with the load generator (wrk) on the same machine, and nginx on the same
// files. `--soak <seconds>` asks for both at once and prints the memory.
//   npm run build && npm run bench serve [-- --soak 300]
import { spawn, spawnSync } from 'node:child_process';
import { existsSync, mkdtempSync, readFileSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { parseArgs } from 'node:util';
import { readBuild } from '../engine/src/server/build.ts';
import { nginx, startWebServer } from '../engine/src/server/testing/web-servers.ts';
import { listNewSearches, listPages, listSearches } from './load/questions.ts';
import { type Measured, runWrk } from './load/wrk.ts';

const SECONDS = 8;
/** Least responses per second. */
const BUDGETS = { pages: 5000, searches: 1500 };
/** Largest 99th percentile of the response time, in milliseconds. */
const SLOWEST = 50;
/** Seconds between measurements of the memory. */
const LOOK_INTERVAL = 10;
/** Largest growth of the memory in the second half of a soak. */
const GROWTH = 0.1;

const root = join(import.meta.dirname, '..');
const { values } = parseArgs({ options: { soak: { type: 'string' }, dist: { type: 'string', default: join(root, 'dist') } } });
const { dist } = values;
if (!existsSync(dist)) throw new Error('There is no built site: npm run build');
if (spawnSync('wrk', ['-v']).error !== undefined) throw new Error('The load generator is missing: apt-get install wrk');

const work = mkdtempSync(join(tmpdir(), 'signpost-bench-'));
const server = spawn(
  process.execPath,
  ['--disable-warning=ExperimentalWarning', '--input-type=module-typescript', '--eval', serverScript()],
  {
    cwd: root,
    stdio: ['ignore', 'pipe', 'inherit'],
  },
);
const url = await new Promise<string>((resolve) => server.stdout.once('data', (data: Buffer) => resolve(String(data).trim())));
const isGreen = values.soak === undefined ? await measure() : await soak(Number(values.soak));
server.kill();
rmSync(work, { recursive: true });
process.exitCode = isGreen ? 0 : 1;

function serverScript(): string {
  return `import { startServer } from './engine/src/server/start-server.ts';
    const { url } = await startServer({ dist: ${JSON.stringify(dist)}, port: 0, logLevel: 'warn', searchRateLimit: null });
    console.log(url);`;
}

async function measure(): Promise<boolean> {
  await runWrk(url, listSearches(), 2, work);
  const pages = report('pages', await runWrk(url, listPages(dist), SECONDS, work), BUDGETS.pages);
  const searches = report('searches', await runWrk(url, listSearches(), SECONDS, work), BUDGETS.searches);
  report('searches, each for the first time', await runWrk(url, listNewSearches(), SECONDS, work));
  if (nginx.binary !== undefined) {
    const other = await startWebServer(nginx, await readBuild(dist), join(work, 'nginx'), { root: dist, search: new URL(url).host });
    report('pages, nginx', await runWrk(other.origin, listPages(dist), SECONDS, work));
    await other.stop();
  }
  return pages && searches;
}

function report(name: string, { rate, p50, p99, failed }: Measured, budget?: number): boolean {
  const wanted = budget === undefined ? '' : ` (budget ${budget})`;
  console.log(`${name}: ${Math.round(rate)} a second${wanted}, p50 ${p50.toFixed(1)} ms, p99 ${p99.toFixed(1)} ms, ${failed} failed`);
  return failed === 0 && rate >= (budget ?? 0) && p99 <= SLOWEST;
}

async function soak(seconds: number): Promise<boolean> {
  const sizes: number[] = [];
  const start = performance.now();
  const timer = setInterval(() => {
    sizes.push(readMemory(server.pid ?? 0));
    console.log(`${Math.round((performance.now() - start) / 1000)} s: ${sizes.at(-1)} MB`);
  }, LOOK_INTERVAL * 1000);
  const [pages, searches] = await Promise.all([listPages(dist), listSearches()].map((paths) => runWrk(url, paths, seconds, work)));
  clearInterval(timer);
  if (pages !== undefined) report('pages', pages);
  if (searches !== undefined) report('searches', searches);
  const [half = 0, last = 0] = [sizes[Math.floor(sizes.length / 2)], sizes.at(-1)];
  console.log(`memory: ${half} MB at half time, ${last} MB at the end`);
  return pages?.failed === 0 && searches?.failed === 0 && last <= half * (1 + GROWTH);
}

/** Resident memory of a process in MB. */
function readMemory(pid: number): number {
  return Math.round(Number(/VmRSS:\s+(\d+)/.exec(readFileSync(`/proc/${pid}/status`, 'utf8'))?.[1]) / 1024);
}
