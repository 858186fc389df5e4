// Calls of tools by programs, 200 a second, beside readers of pages: how long either waits, and what a call costs the server.
//   npm run build && npm run bench mcp [-- --seconds 20 --rate 200 --readers 8]
import { spawn } from 'node:child_process';
import { existsSync } from 'node:fs';
import { join } from 'node:path';
import { setTimeout as sleep } from 'node:timers/promises';
import { parseArgs } from 'node:util';
import { listPages, listSearches } from './load/questions.ts';

/** Largest 99th percentile of either, in milliseconds. */
const SLOWEST = 50;
/** Most time of a processor that a call may take, in milliseconds: 200 a second leave the half of two cores to readers. */
const MOST_WORK = 4;
/** Calls of each tool by which its work is measured, when nobody else asks. */
const MEASURED = 400;

const root = join(import.meta.dirname, '..');
const { values } = parseArgs({
  options: {
    dist: { type: 'string', default: join(root, 'dist') },
    rate: { type: 'string', default: '200' },
    readers: { type: 'string', default: '8' },
    seconds: { type: 'string', default: '20' },
  },
});
const { dist } = values;
const [rate, readers, seconds] = [values.rate, values.readers, values.seconds].map(Number);
if (!existsSync(dist)) throw new Error('There is no built site: npm run build');
if (!rate || !readers || !seconds) throw new Error('--rate, --readers and --seconds are numbers above 0.');

const server = spawn(
  process.execPath,
  [
    ...['--disable-warning=ExperimentalWarning', '--input-type=module-typescript', '--eval'],
    `import { startServer } from './engine/src/server/start-server.ts';
     const { url } = await startServer({ dist: ${JSON.stringify(dist)}, port: 0, logLevel: 'silent', searchRateLimit: null });
     process.on('message', () => process.send(process.cpuUsage()));
     process.send({ url });`,
  ],
  { cwd: root, stdio: ['ignore', 'inherit', 'inherit', 'ipc'] },
);
const heard = <Message>(): Promise<Message> => new Promise((resolve) => server.once('message', resolve));
const { url } = await heard<{ url: string }>();

const pages = listPages(dist);
/** As readers search: most questions are asked often, every tenth is new. */
const questions = listSearches().map((path) => Object.fromEntries(new URL(path, url).searchParams));
const questionOf = (turn: number) => ({
  query: questions[turn % questions.length]?.q ?? '',
  locale: questions[turn % questions.length]?.locale ?? '',
});
/** What programs ask, in turn. */
const CALLS: readonly ((turn: number) => { readonly name: string; readonly arguments: Readonly<Record<string, string>> })[] = [
  (turn) => ({ name: 'search_docs', arguments: questionOf(turn) }),
  (turn) => ({ name: 'fetch_page', arguments: { path: pages[(turn * 7) % pages.length] ?? '/' } }),
  () => ({ name: 'list_pages', arguments: {} }),
  (turn) => ({ name: 'search_samples', arguments: { ...questionOf(turn), language: 'csharp' } }),
  () => ({ name: 'what_changed', arguments: {} }),
];

const calls: number[] = [];
const reads: number[] = [];
let failed = 0;

async function timed(times: number[], ask: () => Promise<Response>): Promise<void> {
  const begin = performance.now();
  const answer = await ask();
  await answer.arrayBuffer();
  if (answer.ok) times.push(performance.now() - begin);
  else failed += 1;
}

function call(turn: number, params = CALLS[turn % CALLS.length]?.(turn)): Promise<Response> {
  return fetch(`${url}/mcp`, {
    method: 'POST',
    headers: { 'Content-Type': 'application/json', Accept: 'application/json, text/event-stream' },
    body: JSON.stringify({ jsonrpc: '2.0', id: turn, method: 'tools/call', params }),
  });
}

async function read(reader: number): Promise<void> {
  for (let turn = reader; performance.now() < end; turn += readers ?? 1) {
    await timed(reads, () => fetch(url + (pages[turn % pages.length] ?? '/')));
  }
}

/** Milliseconds of a processor that the server has used. */
async function workDone(): Promise<number> {
  const answer = heard<NodeJS.CpuUsage>();
  server.send('work');
  const { user, system } = await answer;
  return (user + system) / 1000;
}

// The first calls load the tools and warm the code up.
for (let turn = 0; turn < MEASURED; turn += 1) await (await call(turn)).arrayBuffer();
const works: number[] = [];
for (const ask of CALLS) {
  const before = await workDone();
  for (let turn = 0; turn < MEASURED; turn += 1) await (await call(turn, ask(MEASURED + turn))).arrayBuffer();
  const work = ((await workDone()) - before) / MEASURED;
  works.push(work);
  console.log(`${ask(0).name}: ${work.toFixed(2)} ms of a processor a call`);
}
const end = performance.now() + seconds * 1000;
const running: Promise<void>[] = Array.from({ length: readers }, (_, reader) => read(reader));
for (let turn = 0, begin = performance.now(); performance.now() < end; turn += 1) {
  // A fixed rate, however long the answers take: slow ones add up, as they do for readers.
  const wait = begin + (turn * 1000) / rate - performance.now();
  if (wait > 0) await sleep(wait);
  running.push(timed(calls, () => call(turn)));
}
await Promise.all(running);
server.disconnect();
server.kill();

const slowest = [report('tool calls', calls), report('pages', reads)];
console.log(`${failed} failed`);
if (failed > 0 || slowest.some((p99) => p99 > SLOWEST) || works.some((work) => work > MOST_WORK)) process.exitCode = 1;

/** @returns the 99th percentile in milliseconds */
function report(name: string, times: readonly number[]): number {
  const sorted = times.toSorted((a, b) => a - b);
  const at = (share: number): number => sorted[Math.min(sorted.length - 1, Math.floor(sorted.length * share))] ?? Number.POSITIVE_INFINITY;
  const perSecond = Math.round(times.length / (seconds || 1));
  console.log(`${name}: ${perSecond} a second, median ${at(0.5).toFixed(1)} ms, 99 % below ${at(0.99).toFixed(1)} ms`);
  return at(0.99);
}
