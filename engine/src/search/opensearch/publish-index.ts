import { createHash } from 'node:crypto';
import { setTimeout } from 'node:timers/promises';
import type { Client } from '@opensearch-project/opensearch';
import type { SearchSection } from '../../model/search.ts';
import type { Glossary } from '../glossary.ts';
import type { KeptAnalyses } from '../index/analyse-page.ts';
import { describeOptions, type IndexOptions, prepareIndex } from '../index/prepare-index.ts';
import { CODE } from '../search.ts';
import { BulkWriter, PublishError } from './bulk-writer.ts';
import { ask, type ClusterOptions, createClient, DEFAULT_ALIAS } from './cluster.ts';
import { createIndexBody, documentsOfIndex, documentsOfPage, type IndexLayout, PROGRESS_ID } from './documents.ts';

/** Milliseconds in which nobody may have read a replaced index before it is removed: processes go over to the new one within five seconds. */
const GRACE = 15_000;
/** Such spans after which it is removed in any case. */
const MOST_GRACES = 20;

export interface PublishOptions extends ClusterOptions, IndexLayout {
  /** @default 15000 */
  readonly grace?: number;
  /** Analyses of earlier builds. */
  readonly kept?: KeptAnalyses;
}

export interface PublishedIndex {
  readonly name: string;
  readonly documents: number;
  /** How many of them an earlier publication of the same site had written before it was broken off. */
  readonly resumedAt: number;
}

/**
 * Writes the index of a site to a cluster: into a new index, which is counted and then replaces the old one. Searches go on meanwhile. No
 * request grows with the site, and neither does what is held of its texts. A publication that was broken off goes on where it stopped when
 * the same site is published again.
 * @param readSections called twice; the sections of a page follow each other
 * @throws SearchUnavailableError if the cluster cannot be reached, PublishError if it does not take all documents
 */
export async function publishIndex(
  readSections: () => Iterable<SearchSection>,
  cluster: PublishOptions,
  glossary: Glossary,
  options?: IndexOptions,
): Promise<PublishedIndex> {
  const alias = cluster.alias ?? DEFAULT_ALIAS;
  const hash = createHash('sha256').update(JSON.stringify([CODE, glossary, describeOptions(options ?? {})]));
  for (const section of readSections()) hash.update(JSON.stringify(section));
  const source = hash.digest('base64url');
  const client = createClient({ timeout: 30_000, ...cluster });
  try {
    return await ask(async () => {
      const { name, stored } = (await findBrokenOff(client, alias, source)) ?? (await createNext(client, alias, source, cluster));
      const writer = new BulkWriter(client, name, stored);
      await writeIndex(writer, prepareIndex(readSections(), glossary, options, cluster.kept));
      await checkIndex(client, name, writer);
      await switchAlias(client, alias, name, cluster.grace ?? GRACE);
      return { name, documents: writer.count, resumedAt: stored };
    });
  } finally {
    await client.close();
  }
}

/** Names the new index after the time, but newer than all there are: a clock may have been set back. */
async function createNext(client: Client, alias: string, source: string, layout: IndexLayout): Promise<{ name: string; stored: number }> {
  const now = BigInt(new Date().toISOString().replace(/\D/g, ''));
  const newest = BigInt((await listIndices(client, alias)).at(-1)?.name.slice(alias.length + 1) ?? 0);
  const name = `${alias}-${now > newest ? now : newest + 1n}`;
  await client.indices.create({ index: name, body: createIndexBody(layout, source) });
  return { name, stored: 0 };
}

/** The newest index of a publication of the same site that has not come to its end, and how many documents it has. */
async function findBrokenOff(client: Client, alias: string, source: string): Promise<{ name: string; stored: number } | undefined> {
  const all = await listIndices(client, alias);
  const [name] = all.flatMap((one) => (one.source === source && !one.isShown ? [one.name] : [])).slice(-1);
  if (name === undefined) return undefined;
  const { body } = await client.mget({ index: name, body: { ids: [PROGRESS_ID] } });
  const [progress] = body.docs;
  return { name, stored: progress !== undefined && 'found' in progress && progress.found ? Number(progress._source?.count) : 0 };
}

async function writeIndex(writer: BulkWriter, prepared: ReturnType<typeof prepareIndex>): Promise<void> {
  for (let step = prepared.next(); ; step = prepared.next()) {
    for (const document of step.done ? documentsOfIndex(step.value) : documentsOfPage(step.value)) await writer.write(document);
    if (step.done) return writer.flush();
  }
}

/** @throws PublishError after removing an index that lacks documents: going on with it would not mend it */
async function checkIndex(client: Client, index: string, { count, refusal }: BulkWriter): Promise<void> {
  await client.indices.putSettings({ index, body: { index: { refresh_interval: '1s' } } });
  await client.indices.refresh({ index });
  const { body } = await client.count({ index, body: { query: { bool: { must_not: [{ ids: { values: [PROGRESS_ID] } }] } } } });
  // Parts that are on no node are not among those that have failed.
  if (body._shards.successful < body._shards.total)
    throw new PublishError('The new index cannot be counted: a part of it is away. The old index stays in service.');
  if (refusal === undefined && body.count === count) return;
  await client.indices.delete({ index, ignore_unavailable: true });
  const reason = refusal === undefined ? '' : ` (${refusal})`;
  throw new PublishError(`The cluster has ${body.count} of ${count} documents${reason}. The old index stays in service.`);
}

/**
 * Switches the alias to the new index in one step. When nobody reads the older indices of the alias any more, it removes them, with those
 * of publications that were broken off. Indices of other sites stay, even if their alias begins alike.
 */
async function switchAlias(client: Client, alias: string, name: string, grace: number): Promise<void> {
  const old = (await listIndices(client, alias)).filter((one) => one.name < name);
  const shown = old.flatMap((one) => (one.isShown ? [one.name] : []));
  await client.indices.updateAliases({
    body: { actions: [{ add: { index: name, alias } }, ...shown.map((index) => ({ remove: { index, alias } }))] },
  });
  for (const index of shown) await waitForReaders(client, index, grace);
  for (const one of old) await client.indices.delete({ index: one.name, ignore_unavailable: true });
}

/** Waits until nothing was read of an index in a span of time. */
async function waitForReaders(client: Client, index: string, grace: number): Promise<void> {
  let reads = await countReads(client, index);
  for (let span = 0; span < MOST_GRACES; span += 1) {
    await setTimeout(grace);
    const before = reads;
    reads = await countReads(client, index);
    if (reads === before) return;
  }
}

async function countReads(client: Client, index: string): Promise<number> {
  const { body } = await client.indices.stats({ index, metric: ['search', 'get'] });
  return (body._all.total?.search?.query_total ?? 0) + (body._all.total?.get?.total ?? 0);
}

interface KnownIndex {
  readonly name: string;
  readonly isShown: boolean;
  /** What it is made from. */
  readonly source: unknown;
}

/** The indices of an alias, oldest first. */
async function listIndices(client: Client, alias: string): Promise<KnownIndex[]> {
  const { body } = await client.indices.get({ index: `${alias}-*` });
  return Object.entries(body)
    .filter(([name]) => /^\d+$/.test(name.slice(alias.length + 1)))
    .map(([name, { aliases, mappings }]) => ({ name, isShown: alias in (aliases ?? {}), source: mappings?._meta?.source }))
    .sort((one, other) => (one.name < other.name ? -1 : 1));
}
