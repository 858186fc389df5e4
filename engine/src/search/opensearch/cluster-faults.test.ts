import { randomUUID } from 'node:crypto';
import { describe, expect, test, vi } from 'vitest';
import { z } from 'zod';
import { openFaultyNode } from '../../../../tests/support/faulty-node.ts';
import { lockCluster } from '../../../../tests/support/lock-cluster.ts';
import type { SearchSource } from '../engine.ts';
import { SearchUnavailableError } from '../engine.ts';
import { createSection, glossary } from '../testing/sections.ts';
import { openClusterSearch } from './open-cluster-search.ts';
import { publishIndex } from './publish-index.ts';

/** A cluster is started by deploy/search-cluster/start.mjs. */
const nodes = process.env.SIGNPOST_TEST_CLUSTER?.split(',') ?? [];
const [firstNode = ''] = nodes;
const newAlias = () => `test-${randomUUID()}`;
const publish = (alias: string, id: string, through = nodes) =>
  publishIndex(() => [createSection(id, { title: '排行榜' })], { nodes: through, alias, grace: 100 }, glossary);
/** A site that takes several requests to write. */
const large = Array.from({ length: 2500 }, (_, page) => createSection(`page-${page}/`, { title: `排行榜 ${page}` }));
const publishLarge = (alias: string, through: readonly string[]) =>
  publishIndex(() => large, { nodes: through, alias, grace: 100, replicas: nodes.length > 1 ? 1 : 0 }, glossary);
const ask = async <Shape extends z.ZodType>(path: string, shape: Shape) => shape.parse(await (await fetch(firstNode + path)).json());
const listIndices = async (alias: string) => Object.keys(await ask(`/${alias}-*`, z.record(z.string(), z.unknown())));

async function find(source: SearchSource): Promise<string[]> {
  const engine = await source.get();
  return (await engine.search({ q: '排行榜', locale: 'zh-Hans' })).hits.map((hit) => hit.id);
}

/** Milliseconds: a request that fails is tried again by the client, and again. */
const PATIENCE = 60_000;
/** Milliseconds for a test that has to wait until no other needs the whole cluster. */
const WITH_TURN = 600_000;

describe.skipIf(nodes.length === 0)('publishing', { timeout: 4 * PATIENCE }, () => {
  test.each(['/_bulk', '/_refresh', '/_count', '/_aliases'])('that fails at %s leaves the old index in service', async (part) => {
    const alias = newAlias();
    await publish(alias, 'old/');
    await using door = await openFaultyNode(firstNode);
    door.failAt(part);
    await expect(publish(alias, 'new/', [door.url])).rejects.toThrow(SearchUnavailableError);
    const source = openClusterSearch({ nodes, alias });
    expect(await find(source)).toEqual(['old/']);
    const { name } = await publish(alias, 'new/');
    expect(await listIndices(alias)).toEqual([name]);
    await source.close();
  });

  test('that was broken off goes on where it stopped, if the site is the same', async () => {
    const alias = newAlias();
    const { isHeld, release, gate } = holdSecondBatch();
    await using door = await openFaultyNode(firstNode, gate);
    const first = publishLarge(alias, [door.url]).catch((error: unknown) => error);
    await isHeld;
    door.setOpen(false);
    release();
    expect(await first).toBeInstanceOf(SearchUnavailableError);
    const [left] = await listIndices(alias);
    const { name, documents, resumedAt } = await publishLarge(alias, nodes);
    expect(name).toBe(left);
    expect(resumedAt).toBeGreaterThan(0);
    expect(resumedAt).toBeLessThan(documents);
    const other = await publish(alias, 'new/');
    expect(other.resumedAt).toBe(0);
  });

  test('that cannot be counted as a part of it is away says so, and keeps what it has written', async () => {
    const alias = newAlias();
    await using door = await openFaultyNode(firstNode);
    door.losePart();
    await expect(publish(alias, 'page/', [door.url])).rejects.toThrow('cannot be counted');
    const [left] = await listIndices(alias);
    expect((await publish(alias, 'page/')).name).toBe(left);
  });

  test('to full disks says so, and goes on when there is room', async () => {
    const alias = newAlias();
    await publish(alias, 'old/');
    await using door = await openFaultyNode(firstNode);
    door.failAt('/_bulk');
    await expect(publish(alias, 'new/', [door.url])).rejects.toThrow(SearchUnavailableError);
    const [, left] = (await listIndices(alias)).toSorted();
    // What a cluster sets for the indices of a node whose disk is fuller than the last watermark.
    await block(left ?? '', true);
    await expect(publish(alias, 'new/')).rejects.toThrow('read-only-allow-delete');
    const source = openClusterSearch({ nodes, alias });
    expect(await find(source)).toEqual(['old/']);
    await block(left ?? '', null);
    expect((await publish(alias, 'new/')).name).toBe(left);
    await source.close();
  });

  test('that was killed on the way is cleared away by the next one; indices of another site stay', async () => {
    const alias = newAlias();
    const other = await publish(`${alias}-other`, 'other/');
    const left = `${alias}-20200101000000000`;
    await fetch(`${firstNode}/${left}`, { method: 'PUT' });
    const { name } = await publish(alias, 'new/');
    expect((await listIndices(alias)).toSorted()).toEqual([name, other.name].toSorted());
  });
});

describe.skipIf(nodes.length === 0)('a search', { timeout: PATIENCE }, () => {
  test('says that the cluster is away, and answers again as soon as it is back', async () => {
    const alias = newAlias();
    await publish(alias, 'page/');
    await using door = await openFaultyNode(firstNode);
    const source = openClusterSearch({ nodes: [door.url], alias, lookInterval: 10 });
    expect(await find(source)).toEqual(['page/']);
    expect(source.isReady()).toBe(true);
    door.setOpen(false);
    await expect(find(source)).rejects.toThrow(SearchUnavailableError);
    await vi.waitFor(() => expect(source.isReady()).toBe(false), { timeout: PATIENCE });
    door.setOpen(true);
    await vi.waitFor(async () => expect(await find(source)).toEqual(['page/']), { timeout: 120_000 });
    await vi.waitFor(() => expect(source.isReady()).toBe(true), { timeout: PATIENCE });
    await source.close();
  });

  test('gives no answer from a part of an index for one from all of it', async () => {
    const alias = newAlias();
    await publish(alias, 'page/');
    await using door = await openFaultyNode(firstNode);
    const source = openClusterSearch({ nodes: [door.url], alias });
    expect(await find(source)).toEqual(['page/']);
    door.losePart();
    await expect(find(source)).rejects.toThrow(SearchUnavailableError);
    await source.close();
  });

  test.skipIf(nodes.length < 2)('asks another node than a slow one', async () => {
    const alias = newAlias();
    await publish(alias, 'page/');
    await using slow = await openFaultyNode(firstNode);
    slow.setDelay(20_000);
    const source = openClusterSearch({ nodes: [slow.url, ...nodes.slice(1)], alias, timeout: 5000 });
    for (let time = 0; time < 3; time += 1) expect(await find(source)).toEqual(['page/']);
    await source.close();
  });
});

test.skipIf(nodes.length < 3)(
  'a search under load and a publication go on while the node that holds their indices is killed; the node comes back',
  async () => {
    using _lock = lockCluster(firstNode);
    const [alias, asked] = [newAlias(), newAlias()];
    // Each node holds what is asked for.
    const page = () => [createSection('page/', { title: '排行榜' })];
    const { name } = await publishIndex(page, { nodes, alias: asked, replicas: nodes.length - 1 }, glossary);
    await ask(`/_cluster/health/${name}?wait_for_status=green&timeout=90s`, z.object({ status: z.literal('green') }));
    await publish(alias, 'old/');
    const { isHeld, release, gate } = holdSecondBatch();
    const doors = await Promise.all(nodes.map((node) => openFaultyNode(node, gate)));
    const publishing = publishLarge(
      alias,
      doors.map(({ url }) => url),
    ).catch(() => publishLarge(alias, nodes));
    await isHeld;
    const source = openClusterSearch({ nodes, alias: asked });
    const outcomes: string[] = [];
    let isAsking = true;
    const load = async () => {
      while (isAsking) outcomes.push(await find(source).then(String, describeFailure));
    };
    const loads = [load(), load(), load()];
    await vi.waitFor(() => expect(outcomes.length).toBeGreaterThan(20), { timeout: PATIENCE });
    process.kill(await findPrimary((await listIndices(alias)).toSorted().at(-1) ?? ''), 'SIGKILL');
    const before = outcomes.length;
    release();
    await vi.waitFor(() => expect(outcomes.slice(before).filter((one) => one === 'page/').length).toBeGreaterThan(50), {
      timeout: 120_000,
    });
    isAsking = false;
    await Promise.all(loads);
    expect(outcomes.filter((one) => one !== 'page/' && one !== 'unavailable')).toEqual([]);
    expect(outcomes.at(-1)).toBe('page/');
    await source.close();
    const { documents } = await publishing;
    expect(documents).toBeGreaterThan(2 * large.length);
    const published = openClusterSearch({ nodes, alias });
    expect((await find(published)).length).toBeGreaterThan(0);
    await published.close();
    for (const door of doors) await door[Symbol.asyncDispose]();
    await vi.waitFor(countNodes, { timeout: 300_000, interval: 500 });
  },
  WITH_TURN,
);

/** Holds a publication after its first batch of documents, and the note of how many these were, until it is released. */
function holdSecondBatch() {
  const { promise: isHeld, resolve: hold } = Promise.withResolvers<void>();
  const { promise: isReleased, resolve: release } = Promise.withResolvers<void>();
  let requests = 0;
  const gate = async (path: string) => {
    if (!path.includes('/_bulk')) return;
    requests += 1;
    if (requests <= 2) return;
    hold();
    await isReleased;
  };
  return { isHeld, release, gate };
}

function describeFailure(error: unknown): string {
  return error instanceof SearchUnavailableError ? 'unavailable' : String(error);
}

async function block(index: string, isFull: true | null): Promise<void> {
  const body = JSON.stringify({ 'index.blocks.read_only_allow_delete': isFull });
  await fetch(`${firstNode}/${index}/_settings`, { method: 'PUT', headers: { 'Content-Type': 'application/json' }, body });
}

/** Process of the node that the index is written to. */
async function findPrimary(index: string): Promise<number> {
  const shards = await ask(`/_cat/shards/${index}?format=json&h=prirep,id`, z.array(z.object({ prirep: z.string(), id: z.string() })));
  const primary = shards.find(({ prirep }) => prirep === 'p')?.id ?? '';
  const shape = z.object({ nodes: z.record(z.string(), z.object({ process: z.object({ id: z.number() }) })) });
  const { nodes: known } = await ask('/_nodes/process', shape);
  return known[primary]?.process.id ?? Number.NaN;
}

async function countNodes(): Promise<void> {
  for (const node of nodes) {
    const health = await (await fetch(`${node}/_cluster/health`)).json();
    expect(health).toMatchObject({ number_of_nodes: nodes.length });
  }
}
