// How the search of a cluster grows: sections made from the built site's, with a vocabulary that grows, are published to it; then one process searches a hundred
// times a second (or as often as the environment's RATE says). Prints the time to publish, the size in the cluster, the memory of the process that publishes and of the one that searches, and how long
// searches take.
//   npm run build && node deploy/search-cluster/start.mjs --nodes 1 --heap 1g
//   npm run bench search-growth -- http://127.0.0.1:9201 10000 100000 1000000
import { spawnSync } from 'node:child_process';
import { join } from 'node:path';
import { setTimeout } from 'node:timers/promises';
import { z } from 'zod';
import { loadGlossary } from '../engine/src/search/glossary.ts';
import { openClusterSearch } from '../engine/src/search/opensearch/open-cluster-search.ts';
import { publishIndex } from '../engine/src/search/opensearch/publish-index.ts';
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
const queries = readLabels(LOCALE).map(({ q }) => q);
const aliasOf = (count: number) => `growth-${count}`;

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
  const sections = createCorpus(join(root, 'dist', '_search.sqlite'), LOCALE, count);
  const options = { nodes: [node], alias: aliasOf(count), grace: 0, replicas: 0, timeout: 120_000 };
  const { name, documents } = await publishIndex(sections, options, loadGlossary(join(root, 'site/glossary.yml')));
  const seconds = (performance.now() - start) / 1000;
  const shape = z.object({ _all: z.object({ primaries: z.object({ store: z.object({ size_in_bytes: z.number() }) }) }) });
  const bytes = shape.parse(await (await fetch(`${node}/${name}/_stats/store`)).json())._all.primaries.store.size_in_bytes;
  console.log(
    `${count} sections: ${documents} documents in ${seconds.toFixed(0)} s, ${toMegabytes(bytes)} (${Math.round(bytes / count)} bytes a section)`,
  );
  console.log(`  published by a process of ${toMegabytes(process.resourceUsage().maxRSS * 1024)} at most`);
}

async function search(count: number): Promise<void> {
  const source = openClusterSearch({ nodes: [node], alias: aliasOf(count), timeout: 10_000 });
  const ask = async (index: number) => {
    const engine = await source.get();
    await engine.search({ q: queries[index % queries.length] ?? '', locale: LOCALE });
  };
  for (let index = 0; index < WARM_UP; index += 1) await ask(index);
  const times: number[] = [];
  const running: Promise<void>[] = [];
  const start = performance.now();
  for (let index = 0; index < RATE * SECONDS; index += 1) {
    const due = start + (1000 / RATE) * index;
    await setTimeout(Math.max(0, due - performance.now()));
    running.push(ask(WARM_UP + index).then(() => void times.push(performance.now() - due)));
  }
  await Promise.all(running);
  times.sort((one, other) => one - other);
  const at = (share: number) => `${(times[Math.floor(times.length * share)] ?? 0).toFixed(0)} ms`;
  globalThis.gc?.();
  const { rss, heapUsed, external } = process.memoryUsage();
  const memory = `the process takes ${toMegabytes(rss)}, of which ${toMegabytes(heapUsed + external)} are in use`;
  console.log(`  ${RATE} searches a second: p50 ${at(0.5)}, p99 ${at(0.99)}; ${memory}`);
  await source.close();
}

function toMegabytes(bytes: number): string {
  return `${Math.round(bytes / 1e6)} MB`;
}
