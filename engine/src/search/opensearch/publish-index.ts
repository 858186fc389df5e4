import type { Client } from '@opensearch-project/opensearch';
import type { SearchSection } from '../../model/search.ts';
import { SearchUnavailableError } from '../engine.ts';
import type { Glossary } from '../glossary.ts';
import { type IndexOptions, prepareIndex } from '../index/prepare-index.ts';
import type { PreparedPage } from '../index/prepared.ts';
import { ask, type ClusterOptions, createClient, DEFAULT_ALIAS } from './cluster.ts';
import { type ClusterDocument, collectDocuments, INDEX_BODY } from './documents.ts';

/** Documents per request: about two megabytes. */
const BATCH = 500;

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
 * Writes the index of a site to a cluster: into a new index, which is counted and then replaces the old one. Searches go on meanwhile.
 * @throws SearchUnavailableError if the cluster cannot be reached, PublishError if documents are missing in the end
 */
export async function publishIndex(
  sections: Iterable<SearchSection>,
  cluster: ClusterOptions,
  glossary: Glossary,
  options?: IndexOptions,
): Promise<PublishedIndex> {
  const pages: PreparedPage[] = [];
  const prepared = prepareIndex([...sections], glossary, (page) => pages.push(page), options);
  const documents = [...collectDocuments(prepared, pages)];
  const alias = cluster.alias ?? DEFAULT_ALIAS;
  const name = `${alias}-${new Date().toISOString().replace(/\D/g, '')}`;
  const client = createClient({ timeout: 30_000, ...cluster });
  try {
    return await ask(async () => {
      await client.indices.create({ index: name, body: INDEX_BODY });
      try {
        await writeDocuments(client, name, documents);
        await switchAlias(client, alias, name);
      } catch (error) {
        await client.indices.delete({ index: name, ignore_unavailable: true });
        throw error;
      }
      return { name, documents: documents.length, fingerprint: prepared.meta.fingerprint };
    });
  } finally {
    await client.close();
  }
}

async function writeDocuments(client: Client, index: string, documents: readonly ClusterDocument[]): Promise<void> {
  const refused: string[] = [];
  for (let at = 0; at < documents.length; at += BATCH) {
    const lines = documents.slice(at, at + BATCH).flatMap(({ id, body }) => [{ create: { _index: index, _id: id } }, body]);
    const { body } = await client.bulk({ body: lines });
    refused.push(...body.items.flatMap((item) => item.create?.error?.reason ?? []));
  }
  await client.indices.refresh({ index });
  const { body } = await client.count({ index });
  if (refused.length === 0 && body.count === documents.length) return;
  const reason = refused[0] === undefined ? '' : ` (${refused[0]})`;
  throw new PublishError(`The cluster has ${body.count} of ${documents.length} documents${reason}. The old index stays in service.`);
}

/**
 * Switches the alias to the new index in one step, and removes older indices of the alias, including those of killed publications. Indices
 * of other sites stay, even if their alias begins alike.
 */
async function switchAlias(client: Client, alias: string, name: string): Promise<void> {
  const { body: all } = await client.indices.get({ index: `${alias}-*` });
  const old = Object.keys(all).filter((one) => /^\d+$/.test(one.slice(alias.length + 1)) && one < name);
  await client.indices.updateAliases({
    body: { actions: [{ add: { index: name, alias } }, ...old.map((index) => ({ remove_index: { index } }))] },
  });
}
