// How long the dev server takes from its start to the first page, and from a saved page to the swapped one. All caches are warm.
//   npm run bench dev                300 and 2000 pages
//   npm run bench dev 1000           as many as that
// On a machine with other work, the CPU time says more than the seconds.
import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { appendFileSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { createInterface } from 'node:readline';
import { setTimeout as wait } from 'node:timers/promises';
import { writeConfig, writePages } from './corpus.ts';
import { median } from './median.ts';

const RUNS = 7;
/** Milliseconds after which the server has loaded what it needs for a saved page, and has written what Node has compiled. */
const SETTLED = 6000;
const PAGE = 'sdk/copy-0/sdk/start/quickstart';
const root = join(import.meta.dirname, '..');
const named = process.argv.slice(2).map(Number);

interface Start {
  /** Milliseconds to the first page. */
  readonly first: number;
  /** Milliseconds of CPU until then. */
  readonly cpu: number;
  /** Milliseconds from a saved page to the new one. */
  readonly swap: number;
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
    child.send('usage');
    const [used]: NodeJS.CpuUsage[] = await once(child, 'message');
    if (used === undefined) throw new Error('The dev server was not measured.');
    return { first, cpu: (used.user + used.system) / 1000, swap: await save(folder, url) };
  } finally {
    child.kill();
    await once(child, 'exit');
  }
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

/** Adds to the first page, and waits until the server tells of it and has answered with the new page. */
async function save(folder: string, url: string): Promise<number> {
  await wait(SETTLED);
  const { body } = await fetch(`${url}__signpost/events?refreshes=0`);
  if (body === null) throw new Error('The dev server tells of no changes.');
  const mark = `${performance.now()}`;
  const begin = performance.now();
  appendFileSync(join(folder, `content/zh-Hans/v3/${PAGE}.mdx`), `\n${mark}\n`);
  for await (const part of body.pipeThrough(new TextDecoderStream())) if (part.includes('refresh')) break;
  const text = await (await fetch(`${url}page.json`)).text();
  if (!text.includes(mark)) throw new Error('The page is not the one that was saved.');
  return performance.now() - begin;
}

for (const size of named.length > 0 ? named : [300, 2000]) {
  const folder = mkdtempSync(join(tmpdir(), 'signpost-bench-'));
  writeConfig(folder);
  writePages(folder, size);
  // Bundles the shell, compiles the page, and fills all caches.
  await start(folder);
  const starts: Start[] = [];
  for (let run = 0; run < RUNS; run++) starts.push(await start(folder));
  const of = (read: (run: Start) => number): string => median(starts.map(read)).toFixed(0);
  console.log(
    `${size} pages: first page ${of(({ first }) => first)} ms (${of(({ cpu }) => cpu)} ms of CPU), saved page ${of(({ swap }) => swap)} ms`,
  );
  rmSync(folder, { recursive: true });
}
