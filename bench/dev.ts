// How long the dev server takes from its start to the first page, and from a saved page to the swapped one: the longest page of the site,
// which is the first to be shown and saved, and then one of middle length, the same pages whatever the number. All caches are warm.
//   npm run bench dev                300 and 2000 pages
//   npm run bench dev 1000           as many as that
// On a machine with other work, the CPU time says more than the seconds.
import { type ChildProcess, spawn } from 'node:child_process';
import { once } from 'node:events';
import { accessSync, appendFileSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { createInterface } from 'node:readline';
import { setTimeout as wait } from 'node:timers/promises';
import { idInCorpus, LONGEST, MIDDLING, writeConfig, writePages } from './corpus.ts';
import { median } from './median.ts';

const RUNS = 7;
/** Milliseconds after which the server has loaded what it needs for a saved page, and has written what Node has compiled. */
const SETTLED = 6000;
const root = join(import.meta.dirname, '..');
const named = process.argv.slice(2).map(Number);

interface Swap {
  /** Milliseconds from a saved page to the new one. */
  readonly seen: number;
  /** Milliseconds of CPU until then. */
  readonly cpu: number;
}

interface Start {
  /** Milliseconds to the first page. */
  readonly first: number;
  /** Milliseconds of CPU until then. */
  readonly cpu: number;
  /** Of the longest page and of the middling one. */
  readonly swaps: readonly Swap[];
}

async function start(folder: string): Promise<Start> {
  const script = join(folder, 'measured-dev.mjs');
  const main = JSON.stringify(join(root, 'engine/src/cli/main.ts'));
  writeFileSync(script, `process.on('message', () => process.send(process.cpuUsage())); process.channel.unref(); await import(${main});`);
  const begin = performance.now();
  const args = ['--disable-warning=ExperimentalWarning', script, 'dev', '--config', 'site.config.ts'];
  const child = spawn(process.execPath, args, { cwd: folder, stdio: ['ignore', 'pipe', 'ignore', 'ipc'] });
  try {
    const url = await addressOf(child.stdout);
    await (await fetch(url)).text();
    const first = performance.now() - begin;
    const cpu = await cpuOf(child);
    await wait(SETTLED);
    const longest = await save(child, { folder, url, page: '', id: idInCorpus(LONGEST), saves: 0 });
    const id = idInCorpus(MIDDLING);
    return { first, cpu, swaps: [longest, await save(child, { folder, url, page: `${id}/`, id, saves: 1 })] };
  } finally {
    child.kill();
    await once(child, 'exit');
  }
}

async function cpuOf(child: ChildProcess): Promise<number> {
  child.send('usage');
  const [used]: NodeJS.CpuUsage[] = await once(child, 'message');
  if (used === undefined) throw new Error('The dev server was not measured.');
  return (used.user + used.system) / 1000;
}

async function addressOf(output: NodeJS.ReadableStream | null): Promise<string> {
  if (output !== null) {
    for await (const line of createInterface({ input: output })) {
      const address = /http:\S+/.exec(line)?.[0];
      if (address !== undefined) return address;
    }
  }
  throw new Error('The dev server did not say where it listens.');
}

interface Saved {
  readonly folder: string;
  readonly url: string;
  /** Where it is shown. */
  readonly page: string;
  readonly id: string;
  /** How many saves there have been. */
  readonly saves: number;
}

/** Adds to a page, and waits until the server tells of it and has answered with the new page. */
async function save(child: ChildProcess, { folder, url, page, id, saves }: Saved): Promise<Swap> {
  const address = `${url}${page}page.json`;
  await (await fetch(address)).text();
  const { body } = await fetch(`${url}__signpost/events?refreshes=${saves}`);
  if (body === null) throw new Error('The dev server tells of no changes.');
  const parts = body.pipeThrough(new TextDecoderStream()).getReader();
  await until(parts, ': connected');
  const mark = `${performance.now()}`;
  const file = join(folder, `content/zh-Hans/v3/${id}.mdx`);
  // A page that is not there must not be made by the save: it would be a short one.
  accessSync(file);
  const used = await cpuOf(child);
  const begin = performance.now();
  appendFileSync(file, `\n${mark}\n`);
  await until(parts, 'refresh');
  const text = await (await fetch(address)).text();
  const seen = performance.now() - begin;
  if (!text.includes(mark)) throw new Error('The page is not the one that was saved.');
  const cpu = (await cpuOf(child)) - used;
  await parts.cancel();
  return { seen, cpu };
}

async function until(parts: ReadableStreamDefaultReader<string>, text: string): Promise<void> {
  for (;;) {
    const { value, done } = await parts.read();
    if (done) throw new Error('The dev server has ended.');
    if (value.includes(text)) return;
  }
}

for (const size of named.length > 0 ? named : [300, 2000]) {
  const folder = mkdtempSync(join(tmpdir(), 'signpost-bench-'));
  writeConfig(folder);
  writePages(folder, size);
  // Bundles the shell, compiles the page, and fills all caches.
  await start(folder);
  const starts: Start[] = [];
  for (let run = 0; run < RUNS; run++) starts.push(await start(folder));
  const of = (read: (run: Start) => number | undefined): string => median(starts.map((run) => read(run) ?? Number.NaN)).toFixed(0);
  const swap = (at: number): string => `${of(({ swaps }) => swaps[at]?.seen)} ms (${of(({ swaps }) => swaps[at]?.cpu)} ms of CPU)`;
  console.log(
    `${size} pages: first page ${of(({ first }) => first)} ms (${of(({ cpu }) => cpu)} ms of CPU), ` +
      `saved longest page ${swap(0)}, saved page of middle length ${swap(1)}`,
  );
  rmSync(folder, { recursive: true });
}
