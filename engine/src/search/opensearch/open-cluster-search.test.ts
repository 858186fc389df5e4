import { randomUUID } from 'node:crypto';
import { once } from 'node:events';
import { createServer } from 'node:http';
import { describe, expect, test, vi } from 'vitest';
import { z } from 'zod';
import { type SearchSource, SearchUnavailableError } from '../engine.ts';
import { describeEngine } from '../testing/engine-contract.ts';
import { createSection, floodingPage, glossary, likeNamed, meanings, references, sections } from '../testing/sections.ts';
import { openClusterSearch } from './open-cluster-search.ts';
import { publishIndex } from './publish-index.ts';

/** A cluster is started by deploy/search-cluster/start.mjs; without one only what needs none is tested. */
const nodes = process.env.SIGNPOST_TEST_CLUSTER?.split(',') ?? [];
const newAlias = () => `test-${randomUUID()}`;

test('a cluster that cannot be reached is said to be', async () => {
  const source = openClusterSearch({ nodes: ['http://127.0.0.1:1'] });
  expect(source.isReady()).toBe(false);
  await expect(source.get()).rejects.toThrow(SearchUnavailableError);
  await source.close();
  await expect(publishIndex(() => sections, { nodes: ['http://127.0.0.1:1'] }, glossary)).rejects.toThrow(
    'The search cluster does not answer',
  );
});

const ofOtherFormat = { format: '0', fingerprint: '', currentVersion: '', versions: [], glossary: { terms: [] }, locales: [] };

// It says of each document whether it could be read; the request is a good one.
test.each([
  ['whose node is away', { error: { type: 'no_shard_available_action_exception', reason: '' } }],
  ['whose index has just been removed', { error: { type: 'index_not_found_exception', reason: '' } }],
  ['whose index is not complete', { found: false }],
  ['whose index is of another version', { found: true, _source: { record: ofOtherFormat } }],
])('a cluster %s is not available', async (_what, document) => {
  const server = createServer(({ url }, response) => {
    const docs = [{ _index: 'docs-1', _id: 'meta', ...document }];
    response.setHeader('Content-Type', 'application/json');
    response.end(JSON.stringify(url?.includes('_mget') ? { docs } : { 'docs-1': { aliases: { docs: {} } } }));
  }).listen(0, '127.0.0.1');
  await once(server, 'listening');
  const { port } = z.object({ port: z.number() }).parse(server.address());
  const source = openClusterSearch({ nodes: [`http://127.0.0.1:${port}`], alias: 'docs' });
  await expect(source.get()).rejects.toThrow(SearchUnavailableError);
  await source.close();
  server.close();
});

describe.skipIf(nodes.length === 0)('a cluster', () => {
  const find = async (source: SearchSource, q: string) => {
    const engine = await source.get();
    return (await engine.search({ q, locale: 'zh-Hans' })).hits.map((hit) => hit.id);
  };

  describeEngine('OpenSearch', async () => {
    const alias = newAlias();
    await publishIndex(() => [...sections, ...floodingPage, ...likeNamed, ...references], { nodes, alias }, glossary, { meanings });
    const source = openClusterSearch({ nodes, alias });
    return { ...(await source.get()), close: () => source.close() };
  });

  test('has no index at first, and is asked again', async () => {
    const alias = newAlias();
    const source = openClusterSearch({ nodes, alias });
    await expect(source.get()).rejects.toThrow(SearchUnavailableError);
    await publishIndex(() => sections, { nodes, alias }, glossary);
    expect(await find(source, '排行榜')).not.toEqual([]);
    expect(source.isReady()).toBe(true);
    await source.close();
  });

  test('goes over to a new index, also in the middle of a search, and removes the old one', async () => {
    const alias = newAlias();
    const publish = (id: string) => publishIndex(() => [createSection(id, { title: '排行榜' })], { nodes, alias, grace: 100 }, glossary);
    const first = await publish('first/');
    const source = openClusterSearch({ nodes, alias, lookInterval: 10 });
    expect(await find(source, '排行榜')).toEqual(['first/']);
    const old = await source.get();
    const second = await publish('second/');
    expect(second.name > first.name).toBe(true);
    expect((await old.search({ q: '排行榜', locale: 'zh-Hans' })).hits.map((hit) => hit.id)).toEqual(['second/']);
    await vi.waitFor(async () => expect(await find(source, '排行榜')).toEqual(['second/']), { timeout: 120_000 });
    // Another test kills a node meanwhile: whichever is there says.
    const { status } = await Promise.any(nodes.map((node) => fetch(`${node}/${first.name}`)));
    expect(status).toBe(404);
    await source.close();
  });

  test('goes over to a new index also when the clock has been set back', async () => {
    const alias = newAlias();
    const publish = (id: string) => publishIndex(() => [createSection(id, { title: '排行榜' })], { nodes, alias, grace: 100 }, glossary);
    vi.useFakeTimers({ toFake: ['Date'], now: new Date('2100-01-01') });
    const first = await publish('first/').finally(() => vi.useRealTimers());
    const second = await publish('second/');
    expect(second.name > first.name).toBe(true);
    const source = openClusterSearch({ nodes, alias });
    expect(await find(source, '排行榜')).toEqual(['second/']);
    await source.close();
  });
});
