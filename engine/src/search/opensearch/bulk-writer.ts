import { setTimeout } from 'node:timers/promises';
import { type Client, errors } from '@opensearch-project/opensearch';
import { SearchUnavailableError } from '../engine.ts';
import { type ClusterDocument, PROGRESS_ID } from './documents.ts';

/** Largest request, in characters and in documents, however large the site is. */
const MOST_CHARACTERS = 4_000_000;
const MOST_DOCUMENTS = 2000;
/** Times that documents are sent again which a busy cluster has put off, and milliseconds before the first; each wait is twice the last. */
const RETRIES = 6;
const FIRST_WAIT = 500;
/** HTTP status of what a busy cluster puts off. */
const TOO_BUSY = 429;
/** HTTP status of documents that the cluster has no room for at the moment, or whose node has just been lost. */
const PUT_OFF: ReadonlySet<number | undefined> = new Set([TOO_BUSY, 503]);
/** Why the cluster refuses documents when its disks are full, in whatever index. */
const BLOCKED = 'cluster_block_exception';

/** The cluster did not store the whole index. The last one stays in service. */
export class PublishError extends SearchUnavailableError {
  override readonly name = 'PublishError';
}

/** Sends documents in requests of limited size, and notes in the index how many it has. Sending one twice does no harm. */
export class BulkWriter {
  readonly #client: Client;
  readonly #index: string;
  readonly #stored: number;
  #batch: ClusterDocument[] = [];
  #characters = 0;
  /** Documents so far. */
  count = 0;
  /** Why the cluster refused the first document that it refused. */
  refusal: string | undefined;

  /** @param stored documents that an earlier publication has written: as many are left out */
  constructor(client: Client, index: string, stored: number) {
    this.#client = client;
    this.#index = index;
    this.#stored = stored;
  }

  async write(document: ClusterDocument): Promise<void> {
    this.count += 1;
    if (this.count <= this.#stored) return;
    this.#batch.push(document);
    this.#characters += JSON.stringify(document.body).length;
    if (this.#characters >= MOST_CHARACTERS || this.#batch.length >= MOST_DOCUMENTS) await this.flush();
  }

  async flush(): Promise<void> {
    const batch = this.#batch;
    this.#batch = [];
    this.#characters = 0;
    await this.#send(batch);
    await this.#send([{ id: PROGRESS_ID, body: { kind: 'progress', count: this.count } }]);
  }

  async #send(documents: readonly ClusterDocument[]): Promise<void> {
    let batch = documents;
    for (let attempt = 0; batch.length > 0; attempt += 1) {
      if (attempt > RETRIES) throw new PublishError('The cluster is too busy to take the index. The old index stays in service.');
      if (attempt > 0) await setTimeout(FIRST_WAIT * 2 ** (attempt - 1));
      const lines = batch.flatMap(({ id, body }) => [{ index: { _index: this.#index, _id: id } }, body]);
      const answer = await this.#client.bulk({ body: lines }).catch(acceptPutOff);
      if (answer === undefined) continue;
      const items = answer.body.items.map((item) => item.index);
      const blocked = items.find((item) => item?.error?.type === BLOCKED)?.error;
      if (blocked) throw new PublishError(`The cluster takes no documents (${blocked.reason}). The old index stays in service.`);
      this.refusal ??= items.find((item) => item?.error && !PUT_OFF.has(item.status))?.error?.reason ?? undefined;
      batch = batch.filter((_, at) => PUT_OFF.has(items[at]?.status));
    }
  }
}

/** A request that is put off as a whole, as where the cluster's memory for requests is full, is sent again like single documents. */
function acceptPutOff(error: unknown): undefined {
  if (!(error instanceof errors.ResponseError) || error.statusCode !== TOO_BUSY) throw error;
}
