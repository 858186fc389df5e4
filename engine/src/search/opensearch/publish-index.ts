import { setTimeout } from 'node:timers/promises';
import type { Client } from '@opensearch-project/opensearch';
import type { SearchSection } from '../../model/search.ts';
import { SearchUnavailableError } from '../engine.ts';
import type { Glossary } from '../glossary.ts';
import { type IndexOptions, prepareIndex } from '../index/prepare-index.ts';
import type { PreparedIndex } from '../index/prepared.ts';
import { ask, type ClusterOptions, createClient, DEFAULT_ALIAS } from './cluster.ts';
import { type ClusterDocument, createIndexBody, documentsOfIndex, documentsOfPage, type IndexLayout } from './documents.ts';

/** Largest request, in characters and in documents, however large the site is. */
const MOST_CHARACTERS = 4_000_000;
const MOST_DOCUMENTS = 2000;
/** Times that documents are sent again which a busy cluster has put off, and milliseconds before the first; each wait is twice the last. */
const RETRIES = 6;
const FIRST_WAIT = 500;
/** Milliseconds for which the replaced index stays, so that processes that read it have gone over to the new one. */
const GRACE = 15_000;

export interface PublishOptions extends ClusterOptions, IndexLayout {
  /** @default 15000 */
  readonly grace?: number;
}

export interface PublishedIndex {
  readonly name: string;
  readonly documents: number;
  readonly fingerprint: string;
}

/** The cluster did not store the whole index. The last one stays in service. */
export class PublishError extends SearchUnavailableError {
  override readonly name = 'PublishError';
}

/**
 * Writes the index of a site to a cluster: into a new index, which is counted and then replaces the old one. Searches go on meanwhile. No
 * request grows with the site, and neither does what is held of its texts.
 * @param sections those of a page follow each other
 * @throws SearchUnavailableError if the cluster cannot be reached, PublishError if documents are missing in the end
 */
export async function publishIndex(
  sections: Iterable<SearchSection>,
  cluster: PublishOptions,
  glossary: Glossary,
  options?: IndexOptions,
): Promise<PublishedIndex> {
  const alias = cluster.alias ?? DEFAULT_ALIAS;
  const name = `${alias}-${new Date().toISOString().replace(/\D/g, '')}`;
  const client = createClient({ timeout: 30_000, ...cluster });
  try {
    return await ask(async () => {
      await client.indices.create({ index: name, body: createIndexBody(cluster) });
      try {
        const writer = new BulkWriter(client, name);
        const { meta } = await writeIndex(writer, prepareIndex(sections, glossary, options));
        await checkIndex(client, name, writer);
        await switchAlias(client, alias, name, cluster.grace ?? GRACE);
        return { name, documents: writer.count, fingerprint: meta.fingerprint };
      } catch (error) {
        await client.indices.delete({ index: name, ignore_unavailable: true });
        throw error;
      }
    });
  } finally {
    await client.close();
  }
}

async function writeIndex(writer: BulkWriter, prepared: ReturnType<typeof prepareIndex>): Promise<PreparedIndex> {
  for (let step = prepared.next(); ; step = prepared.next()) {
    for (const document of step.done ? documentsOfIndex(step.value) : documentsOfPage(step.value)) await writer.write(document);
    if (!step.done) continue;
    await writer.flush();
    return step.value;
  }
}

/** Sends documents in requests of limited size. Sending one twice does no harm. */
class BulkWriter {
  readonly #client: Client;
  readonly #index: string;
  #batch: ClusterDocument[] = [];
  #characters = 0;
  /** Documents so far. */
  count = 0;
  /** Why the cluster refused the first document that it refused. */
  refusal: string | undefined;

  constructor(client: Client, index: string) {
    this.#client = client;
    this.#index = index;
  }

  async write(document: ClusterDocument): Promise<void> {
    this.#batch.push(document);
    this.#characters += JSON.stringify(document.body).length;
    this.count += 1;
    if (this.#characters >= MOST_CHARACTERS || this.#batch.length >= MOST_DOCUMENTS) await this.flush();
  }

  async flush(): Promise<void> {
    let batch = this.#batch;
    this.#batch = [];
    this.#characters = 0;
    for (let attempt = 0; batch.length > 0; attempt += 1) {
      if (attempt > RETRIES) throw new PublishError('The cluster is too busy to take the index. The old index stays in service.');
      if (attempt > 0) await setTimeout(FIRST_WAIT * 2 ** (attempt - 1));
      const lines = batch.flatMap(({ id, body }) => [{ index: { _index: this.#index, _id: id } }, body]);
      const { body } = await this.#client.bulk({ body: lines });
      const failed = body.items.map((item) => item.index);
      this.refusal ??= failed.find((item) => item?.error && item.status !== BUSY)?.error?.reason ?? undefined;
      batch = batch.filter((_, at) => failed[at]?.status === BUSY);
    }
  }
}

/** HTTP status of a document that the cluster has no room for at the moment. */
const BUSY = 429;

async function checkIndex(client: Client, index: string, { count, refusal }: BulkWriter): Promise<void> {
  await client.indices.putSettings({ index, body: { index: { refresh_interval: '1s' } } });
  await client.indices.refresh({ index });
  const { body } = await client.count({ index });
  if (refusal === undefined && body.count === count) return;
  const reason = refusal === undefined ? '' : ` (${refusal})`;
  throw new PublishError(`The cluster has ${body.count} of ${count} documents${reason}. The old index stays in service.`);
}

/**
 * Switches the alias to the new index in one step. After a while it removes older indices of the alias, including those of killed
 * publications. Indices of other sites stay, even if their alias begins alike.
 */
async function switchAlias(client: Client, alias: string, name: string, grace: number): Promise<void> {
  const { body: all } = await client.indices.get({ index: `${alias}-*` });
  const old = Object.keys(all).filter((one) => /^\d+$/.test(one.slice(alias.length + 1)) && one < name);
  const isShown = old.filter((one) => alias in (all[one]?.aliases ?? {}));
  await client.indices.updateAliases({
    body: { actions: [{ add: { index: name, alias } }, ...isShown.map((index) => ({ remove: { index, alias } }))] },
  });
  if (isShown.length > 0) await setTimeout(grace);
  for (const index of old) await client.indices.delete({ index, ignore_unavailable: true });
}
