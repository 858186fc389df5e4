import { availableParallelism } from 'node:os';
import type { SearchEngine, SearchQuery } from '../search/engine.ts';

/** Most threads, each of which takes up to 170 MB with an index of ten thousand sections. */
const MOST_THREADS = Math.min(4, availableParallelism());
/** Searches that a thread has to do when another one is started: a few milliseconds each. */
const BUSY = 4;

/** Opens the index once more. Rejects if that is not possible. */
export type OpenAnother = (onEnd: () => void) => Promise<SearchEngine>;

interface Thread {
  readonly engine: SearchEngine;
  running: number;
}

/** Shares searches among threads that read the same index. Others than the first are started when those there are have much to do. */
export class SharedSearch implements SearchEngine {
  readonly fingerprint: string;
  readonly #openAnother: OpenAnother;
  readonly #threads: Thread[];
  #mayGrow = MOST_THREADS > 1;
  #isClosed = false;

  /** @param first is closed with this one */
  constructor(first: SearchEngine, openAnother: OpenAnother) {
    this.fingerprint = first.fingerprint;
    this.#openAnother = openAnother;
    this.#threads = [{ engine: first, running: 0 }];
  }

  async search(query: SearchQuery): ReturnType<SearchEngine['search']> {
    const thread = this.#threads.reduce((least, one) => (one.running < least.running ? one : least));
    if (thread.running >= BUSY && this.#mayGrow) void this.#grow();
    thread.running += 1;
    try {
      return await thread.engine.search(query);
    } finally {
      thread.running -= 1;
    }
  }

  async close(): Promise<void> {
    this.#isClosed = true;
    await Promise.all(this.#threads.map(({ engine }) => engine.close()));
  }

  /** The searches that there are do not wait for it. */
  async #grow(): Promise<void> {
    this.#mayGrow = false;
    const drop = (engine: SearchEngine | undefined): void => {
      const place = this.#threads.findIndex((thread) => thread.engine === engine);
      if (place > 0) this.#threads.splice(place, 1);
    };
    const opened: SearchEngine | undefined = await this.#openAnother(() => drop(opened)).catch(() => undefined);
    if (opened === undefined) return;
    // The file may have been replaced by now.
    if (this.#isClosed || opened.fingerprint !== this.fingerprint) return opened.close();
    this.#threads.push({ engine: opened, running: 0 });
    this.#mayGrow = this.#threads.length < MOST_THREADS;
  }
}
