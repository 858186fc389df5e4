import { writeFileSync } from 'node:fs';
import { brotliCompressSync, constants, gzipSync } from 'node:zlib';
import { ReusedMemory } from '../model/reused-memory.ts';

/** Pages change often, so they are compressed quickly; the shell is compressed once, and cached by browsers for a year. */
export type Effort = 'quick' | 'thorough';

/** The files of one job of a compression thread. */
export interface CompressJob {
  /** Absolute paths. */
  readonly files: readonly string[];
  readonly effort: Effort;
}

const LEVELS: Readonly<Record<Effort, { readonly br: number; readonly gz: number }>> = {
  quick: { br: 5, gz: 4 },
  thorough: { br: 11, gz: 9 },
};

const memory = new ReusedMemory();

/** Writes a `.br` and a `.gz` beside each of the files. */
export function compressFiles({ files, effort }: CompressJob): void {
  const { br, gz } = LEVELS[effort];
  for (const file of files) {
    const content = memory.read(file);
    // One chunk, as several would have to be joined again: text becomes less than half as long.
    const chunkSize = Math.ceil(content.length / 2);
    const params = { [constants.BROTLI_PARAM_QUALITY]: br, [constants.BROTLI_PARAM_SIZE_HINT]: content.length };
    writeFileSync(`${file}.br`, brotliCompressSync(content, { params, chunkSize }));
    writeFileSync(`${file}.gz`, gzipSync(content, { level: gz, chunkSize }));
  }
}
