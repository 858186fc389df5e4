import { readdir, readFile, writeFile } from 'node:fs/promises';
import { availableParallelism } from 'node:os';
import { extname, join } from 'node:path';
import { promisify } from 'node:util';
import { brotliCompress, constants, gzip } from 'node:zlib';

const brotli = promisify(brotliCompress);
const deflate = promisify(gzip);

const TEXT = new Set(['.html', '.js', '.css', '.json', '.svg', '.xml', '.txt', '.md', '.webmanifest']);
/** Smaller files gain nothing: they fit into one packet. */
const LEAST_SIZE = 1024;
/** What is compressed at the same time, and may wait for it: enough for all cores, and little memory. */
const MOST_RUNNING = availableParallelism() * 8;

/** Pages change from build to build, so their compression has to be quick; the shell is compressed once and kept for a year. */
export type Effort = 'quick' | 'thorough';
const LEVELS: Readonly<Record<Effort, { readonly br: number; readonly gz: number }>> = {
  quick: { br: 5, gz: 4 },
  thorough: { br: 11, gz: 9 },
};

/** Writes a `.br` and a `.gz` beside text files, while whoever makes the files goes on. */
export class Compressor {
  readonly #effort: Effort;
  readonly #running = new Set<Promise<void>>();
  #failure: { readonly error: unknown } | undefined;

  constructor(effort: Effort) {
    this.#effort = effort;
  }

  /**
   * Begins to compress a file, if it is one that gets smaller.
   * @returns when there is room for another one
   * @throws what went wrong with this or an earlier file
   */
  async add(file: string, content: Uint8Array): Promise<void> {
    if (content.length < LEAST_SIZE || !TEXT.has(extname(file))) return;
    const task: Promise<void> = this.#compress(file, content)
      .catch((error: unknown) => {
        this.#failure ??= { error };
      })
      .finally(() => this.#running.delete(task));
    this.#running.add(task);
    while (this.#running.size >= MOST_RUNNING) await Promise.race(this.#running);
    this.#throwFailure();
  }

  /** Waits for all files. */
  async finish(): Promise<void> {
    await Promise.all(this.#running);
    this.#throwFailure();
  }

  async #compress(file: string, content: Uint8Array): Promise<void> {
    const level = LEVELS[this.#effort];
    const params = { [constants.BROTLI_PARAM_QUALITY]: level.br, [constants.BROTLI_PARAM_SIZE_HINT]: content.length };
    // One piece: each one more is a way from the thread that compresses to this one and back.
    const chunkSize = content.length;
    const [br, gz] = await Promise.all([brotli(content, { params, chunkSize }), deflate(content, { level: level.gz, chunkSize })]);
    await Promise.all([writeFile(`${file}.br`, br), writeFile(`${file}.gz`, gz)]);
  }

  #throwFailure(): void {
    if (this.#failure) throw this.#failure.error;
  }
}

/** Writes a `.br` and a `.gz` beside every text file of a folder. */
export async function compressFolder(dir: string, effort: Effort): Promise<void> {
  const compressor = new Compressor(effort);
  for (const entry of await readdir(dir, { recursive: true, withFileTypes: true })) {
    const file = join(entry.parentPath, entry.name);
    if (entry.isFile()) await compressor.add(file, await readFile(file));
  }
  await compressor.finish();
}
