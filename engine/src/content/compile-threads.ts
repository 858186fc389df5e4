import { availableParallelism } from 'node:os';
import { join } from 'node:path';
import type { Piscina } from 'piscina';
import { OWN_EXTENSION } from '../model/own-extension.ts';
import type { StoredPage } from './compile-cache.ts';
import type { CompileJob } from './compile-doc.ts';

/** Fewer files than this are compiled in the main thread: starting another one costs more. */
export const WORTH_A_THREAD = 24;

/** The threads that compile many files. */
export class CompileThreads implements AsyncDisposable {
  #pool: Promise<Piscina<CompileJob, StoredPage[]>> | undefined;

  /** Lets them load the compiler, which takes as long as the main thread takes to read the files of a small site. */
  start(): void {
    this.#pool ??= openPool();
    // Thrown by `run`.
    this.#pool.catch(() => undefined);
  }

  /** Starts them if they are not. */
  async run(job: CompileJob): Promise<StoredPage[]> {
    this.#pool ??= openPool();
    return (await this.#pool).run(job);
  }

  async [Symbol.asyncDispose](): Promise<void> {
    const pool = this.#pool;
    this.#pool = undefined;
    await (await pool)?.destroy();
  }
}

async function openPool(): Promise<Piscina<CompileJob, StoredPage[]>> {
  const { Piscina } = await import('piscina');
  return new Piscina({
    filename: join(import.meta.dirname, `compile-worker${OWN_EXTENSION}`),
    maxThreads: availableParallelism(),
    // A thread that is blocked while it waits for its next job never frees what the parser has handed over: 40 KB for each page.
    atomics: 'disabled',
    // Without limits, threads take a third more memory and are no faster; with half the young generation they take a tenth longer.
    resourceLimits: { maxOldGenerationSizeMb: 512, maxYoungGenerationSizeMb: 32 },
  });
}
