import { existsSync, statSync } from 'node:fs';
import { readdir } from 'node:fs/promises';
import { availableParallelism } from 'node:os';
import { extname, join } from 'node:path';
import { setImmediate } from 'node:timers/promises';
import type { Piscina } from 'piscina';
import { COMPRESSED_SUFFIXES } from '../model/file-list.ts';
import { OWN_EXTENSION } from '../model/own-extension.ts';
import { type CompressJob, compressFiles, type Effort } from './compress-files.ts';

const TEXT = new Set(['.html', '.js', '.css', '.json', '.svg', '.xml', '.txt', '.md', '.webmanifest']);
/** In bytes. Smaller files gain nothing: they fit into one packet. */
const LEAST_SIZE = 1024;
/** Bytes of one job, about a twentieth of a second. A build with less than that needs no thread: starting one would take as long. */
const JOB_SIZE: Readonly<Record<Effort, number>> = { quick: 1_000_000, thorough: 50_000 };

/** Whether a file is text, by its name. Other kinds are compressed already. */
export function isText(file: string): boolean {
  return TEXT.has(extname(file));
}

/**
 * Writes a `.br` and a `.gz` beside text files, in threads, while the caller goes on. Threads call zlib synchronously: in the main thread,
 * zlib's asynchronous calls have an overhead as large as the compression itself.
 */
export class Compressor {
  readonly #effort: Effort;
  readonly #running = new Set<Promise<void>>();
  #pool: Promise<Piscina<CompressJob, void>> | undefined;
  readonly #jobs: CompressJob[] = [];
  #waiting: string[] = [];
  #waitingSize = 0;
  #failure: { readonly error: unknown } | undefined;

  constructor(effort: Effort) {
    this.#effort = effort;
  }

  /**
   * Compresses a file if it is a text that gains from it.
   * @param file absolute path; the file must not change after the call
   * @param size in bytes
   * @throws the error of an earlier file
   */
  async add(file: string, size: number): Promise<void> {
    this.#throwFailure();
    if (size < LEAST_SIZE || !isText(file)) return;
    this.#waiting.push(file);
    this.#waitingSize += size;
    if (this.#waitingSize < JOB_SIZE[this.#effort]) return;
    this.#jobs.push(this.#takeJob());
    this.#send();
    // The caller may work synchronously otherwise, which would keep the threads' messages from arriving.
    await setImmediate();
  }

  /**
   * Waits until all files are compressed. This thread helps: the caller has nothing else to do.
   * @throws the error of the first file that failed
   */
  async finish(): Promise<void> {
    this.#jobs.push(this.#takeJob());
    for (let job = this.#jobs.shift(); job; job = this.#jobs.shift()) {
      try {
        compressFiles(job);
      } catch (error) {
        this.#failure ??= { error };
      }
      await setImmediate();
    }
    await Promise.all(this.#running);
    await (await this.#pool)?.destroy();
    this.#throwFailure();
  }

  /** Sends jobs to the threads, each of which has one more than it works on. */
  #send(): void {
    this.#pool ??= openPool(this.#effort);
    while (this.#running.size < 2 * countThreads(this.#effort)) {
      const job = this.#jobs.shift();
      if (!job) return;
      const task: Promise<void> = this.#pool
        .then((pool) => pool.run(job))
        .catch((error: unknown) => {
          this.#failure ??= { error };
        })
        .finally(() => {
          this.#running.delete(task);
          this.#send();
        });
      this.#running.add(task);
    }
  }

  #takeJob(): CompressJob {
    const files = this.#waiting;
    this.#waiting = [];
    this.#waitingSize = 0;
    return { files, effort: this.#effort };
  }

  #throwFailure(): void {
    if (this.#failure) throw this.#failure.error;
  }
}

async function openPool(effort: Effort): Promise<Piscina<CompressJob, void>> {
  const { Piscina } = await import('piscina');
  return new Piscina({
    filename: join(import.meta.dirname, `compress-worker${OWN_EXTENSION}`),
    maxThreads: countThreads(effort),
    atomics: 'disabled',
    // A thread holds one file at a time.
    resourceLimits: { maxYoungGenerationSizeMb: 8 },
  });
}

/**
 * The shell is compressed while nothing else is done. Pages are while others are written and the index is made, which takes as long as all
 * else: with a thread for each core it would get half of one, and go on alone when the rest is done.
 */
function countThreads(effort: Effort): number {
  return effort === 'thorough' ? availableParallelism() : Math.max(1, availableParallelism() - 1);
}

/** Writes a `.br` and a `.gz` beside every text file of a folder that does not have both. */
export async function compressFolder(dir: string, effort: Effort): Promise<void> {
  const compressor = new Compressor(effort);
  try {
    for (const entry of await readdir(dir, { recursive: true, withFileTypes: true })) {
      const file = join(entry.parentPath, entry.name);
      const isDone = Object.values(COMPRESSED_SUFFIXES).every((suffix) => existsSync(file + suffix));
      if (entry.isFile() && !isDone) await compressor.add(file, statSync(file).size);
    }
  } finally {
    await compressor.finish();
  }
}
