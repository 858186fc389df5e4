// How many pages and searches a second one server answers, with the load generator (wrk) on the same machine.
//   npm run build && npm run bench serve
import { spawn, spawnSync } from 'node:child_process';
import { existsSync, mkdtempSync, readdirSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { readLabels } from '../tests/relevance/evaluate.ts';

const SECONDS = 8;
const CONNECTIONS = 32;
/** Answers a second. */
const BUDGETS = { pages: 5000, searches: 1500 };

const root = join(import.meta.dirname, '..');
const dist = join(root, 'dist');
if (!existsSync(dist)) throw new Error('There is no built site: npm run build');
if (spawnSync('wrk', ['-v']).error !== undefined) throw new Error('The load generator is missing: apt-get install wrk');

const work = mkdtempSync(join(tmpdir(), 'signpost-bench-'));
const server = spawn(process.execPath, ['--input-type=module-typescript', '--eval', serverScript()], {
  cwd: root,
  stdio: ['ignore', 'pipe', 'inherit'],
});
const url = await new Promise<string>((resolve) => server.stdout.once('data', (data: Buffer) => resolve(String(data).trim())));
const measured = { pages: load('pages', listPages()), searches: load('searches', listSearches()) };
server.kill();
rmSync(work, { recursive: true });
process.exitCode = measured.pages >= BUDGETS.pages && measured.searches >= BUDGETS.searches ? 0 : 1;

function serverScript(): string {
  return `import { startServer } from './src/server/start-server.ts';
    const { url } = await startServer({ dist: ${JSON.stringify(dist)}, port: 0, logLevel: 'warn', searchRateLimit: null });
    console.log(url);`;
}

function listPages(): string[] {
  const files = readdirSync(dist, { recursive: true, encoding: 'utf8' }).filter((file) => file.endsWith('index.html'));
  return files.map((file) => `/${file.replace(/index\.html$/, '')}`);
}

/** Each query once for each limit: most are not among the answers that the server keeps. */
function listSearches(): string[] {
  const queries = ['zh-Hans', 'en'].flatMap((locale) => readLabels(locale).map(({ q }) => `q=${encodeURIComponent(q)}&locale=${locale}`));
  return Array.from({ length: 8 }, (_, index) => queries.map((query) => `/api/search?${query}&limit=${16 + index}`)).flat();
}

function load(name: keyof typeof BUDGETS, paths: readonly string[]): number {
  const script = join(work, `${name}.lua`);
  writeFileSync(
    script,
    `local paths = { ${paths.map((path) => JSON.stringify(path)).join(', ')} }\nlocal at = 0\n
request = function() at = at % #paths + 1 return wrk.format('GET', paths[at], { ['Accept-Encoding'] = 'gzip, br' }) end\n`,
  );
  const { stdout } = spawnSync('wrk', ['-t1', `-c${CONNECTIONS}`, `-d${SECONDS}s`, '--latency', '-s', script, url], { encoding: 'utf8' });
  const rate = Number(/Requests\/sec:\s+([\d.]+)/.exec(stdout)?.[1]);
  const slowest = /99%\s+(\S+)/.exec(stdout)?.[1];
  const failed = /Non-2xx or 3xx responses: (\d+)/.exec(stdout)?.[1] ?? '0';
  console.log(`${name}: ${Math.round(rate)} a second (budget ${BUDGETS[name]}), p99 ${slowest}, ${failed} failed`);
  return failed === '0' ? rate : 0;
}
