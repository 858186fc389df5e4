// How the search grows: sections made from the built site's, with a vocabulary that grows, are published to a cluster or written to an index file; then one process
// searches a hundred times a second (or as often as the environment's RATE says). Prints the time to publish, the size of the index, the memory of the process that
// publishes and of the one that searches, how long searches take, and their CPU time, which says more on a machine that others use.
//   npm run build && node deploy/search-cluster/start.mjs --nodes 1 --heap 1g
//   npm run bench search-growth -- http://127.0.0.1:9201 10000 100000 1000000
//   RATE=1500 npm run bench search-growth -- file 10000 100000
import { spawnSync } from 'node:child_process';
import { mkdirSync, statSync } from 'node:fs';
import { join } from 'node:path';
import { monitorEventLoopDelay } from 'node:perf_hooks';
import { setTimeout } from 'node:timers/promises';
import { z } from 'zod';
import type { SearchSection } from '../engine/src/model/search.ts';
import type { SearchSource } from '../engine/src/search/engine.ts';
import { loadGlossary } from '../engine/src/search/glossary.ts';
import { openClusterSearch } from '../engine/src/search/opensearch/open-cluster-search.ts';
import { publishIndex } from '../engine/src/search/opensearch/publish-index.ts';
import { createIndex } from '../engine/src/search/sqlite/create-index.ts';
import { openIndex } from '../engine/src/search/sqlite/open-index.ts';
import { readLabels } from '../tests/relevance/evaluate.ts';
import { createCorpus } from './search-corpus.ts';

const LOCALE = 'en';
/** Searches a second, and for how many seconds. */
const RATE = Number(process.env.RATE ?? 100);
const SECONDS = 20;
/** Searches before, which fill the caches of the cluster. */
const WARM_UP = 200;

const root = join(import.meta.dirname, '..');
const [node = 'http://127.0.0.1:9201', ...rest] = process.argv.slice(2);
const glossary = loadGlossary(join(root, 'site/glossary.yml'));
const queries = readLabels(LOCALE).map(({ q }) => q);
const aliasOf = (count: number) => `growth-${count}`;
const isFile = node === 'file';
const files = join(root, '.signpost', 'bench-growth');
const fileOf = (count: number) => join(files, `${count}.sqlite`);

if (rest[0] === 'publish') await publish(Number(rest[1]));
else if (rest[0] === 'search') await search(Number(rest[1]));
else for (const count of rest.length > 0 ? rest : ['10000', '100000']) for (const role of ['publish', 'search']) runApart(role, count);

/** Each in a process of its own, whose memory is its own. */
function runApart(role: string, count: string): void {
  const { status } = spawnSync(process.execPath, ['--expose-gc', import.meta.filename, node, role, count], { stdio: 'inherit' });
  if (status !== 0) throw new Error(`The process to ${role} ${count} sections has failed.`);
}

async function publish(count: number): Promise<void> {
  const start = performance.now();
  const sections = () => createCorpus(join(root, 'dist', '_search.sqlite'), LOCALE, count);
  const bytes = isFile ? writeFile(count, sections) : await publishToCluster(count, sections);
  const seconds = (performance.now() - start) / 1000;
  const { user, system } = process.cpuUsage();
  console.log(`${count} sections: ${toMegabytes(bytes)} (${Math.round(bytes / count)} bytes a section) in ${seconds.toFixed(0)} s`);
  const memory = toMegabytes(process.resourceUsage().maxRSS * 1024);
  console.log(`  published by a process of ${memory} at most, in ${((user + system) / 1e6).toFixed(0)} s of its CPU time`);
}

/** @returns bytes of the index */
function writeFile(count: number, sections: () => Iterable<SearchSection>): number {
  mkdirSync(files, { recursive: true });
  createIndex(sections(), fileOf(count), glossary);
  return statSync(fileOf(count)).size;
}

async function publishToCluster(count: number, sections: () => Iterable<SearchSection>): Promise<number> {
  const options = { nodes: [node], alias: aliasOf(count), grace: 0, replicas: 0, timeout: 120_000 };
  const { name } = await publishIndex(sections, options, glossary);
  const shape = z.object({ _all: z.object({ primaries: z.object({ store: z.object({ size_in_bytes: z.number() }) }) }) });
  return shape.parse(await (await fetch(`${node}/${name}/_stats/store`)).json())._all.primaries.store.size_in_bytes;
}

async function search(count: number): Promise<void> {
  const delay = monitorEventLoopDelay({ resolution: 1 });
  delay.enable();
  await setTimeout(50);
  delay.reset();
  const opening = performance.now();
  const source = isFile ? openFile(count) : openClusterSearch({ nodes: [node], alias: aliasOf(count), timeout: 10_000 });
  const ask = async (index: number) => {
    const engine = await source.get();
    await engine.search({ q: queries[index % queries.length] ?? '', locale: LOCALE });
  };
  await ask(0);
  await setTimeout(20);
  const opened = `first answer after ${(performance.now() - opening - 20).toFixed(0)} ms, in which others waited ${(delay.max / 1e6).toFixed(0)} ms at most`;
  delay.disable();
  for (let index = 0; index < WARM_UP; index += 1) await ask(index);
  const times: number[] = [];
  const running: Promise<void>[] = [];
  const cpu = [process.cpuUsage(), await readCpuOfCluster()] as const;
  const start = performance.now();
  for (let index = 0; index < RATE * SECONDS; index += 1) {
    const due = start + (1000 / RATE) * index;
    if (due > performance.now()) await setTimeout(due - performance.now());
    running.push(ask(WARM_UP + index).then(() => void times.push(performance.now() - due)));
  }
  await Promise.all(running);
  const seconds = (performance.now() - start) / 1000;
  const { user, system } = process.cpuUsage(cpu[0]);
  const ofCluster = (await readCpuOfCluster()) - cpu[1];
  times.sort((one, other) => one - other);
  const at = (share: number) => `${(times[Math.floor(times.length * share)] ?? 0).toFixed(0)} ms`;
  globalThis.gc?.();
  const { rss, heapUsed, external } = process.memoryUsage();
  const memory = `the process takes ${toMegabytes(rss)}, of which ${toMegabytes(heapUsed + external)} are in use`;
  console.log(
    `  ${opened}\n  ${RATE} searches a second asked, ${(times.length / seconds).toFixed(0)} answered: p50 ${at(0.5)}, p99 ${at(0.99)}; ${memory}`,
  );
  const each = (milliseconds: number) => `${(milliseconds / times.length).toFixed(2)} ms`;
  console.log(`  CPU time of a search: ${each((user + system) / 1000)} here${isFile ? '' : `, ${each(ofCluster)} in the cluster`}`);
  await source.close();
}

function openFile(count: number): SearchSource {
  const engine = openIndex(fileOf(count));
  return { get: () => engine, isReady: () => true, close: () => engine.close() };
}

/** Milliseconds that the nodes of the cluster have computed. */
async function readCpuOfCluster(): Promise<number> {
  if (isFile) return 0;
  const shape = z.object({
    nodes: z.record(z.string(), z.object({ process: z.object({ cpu: z.object({ total_in_millis: z.number() }) }) })),
  });
  const { nodes } = shape.parse(await (await fetch(`${node}/_nodes/stats/process`)).json());
  return Object.values(nodes).reduce((sum, { process: { cpu } }) => sum + cpu.total_in_millis, 0);
}

function toMegabytes(bytes: number): string {
  return `${Math.round(bytes / 1e6)} MB`;
}
