import { readFileSync, writeFileSync } from 'node:fs';
import { brotliCompressSync, constants, gzipSync } from 'node:zlib';

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

/** Writes a `.br` and a `.gz` beside each of the files. */
export function compressFiles({ files, effort }: CompressJob): void {
  const { br, gz } = LEVELS[effort];
  for (const file of files) {
    const content = readFileSync(file);
    // One chunk: several would have to be joined again.
    const chunkSize = content.length;
    const params = { [constants.BROTLI_PARAM_QUALITY]: br, [constants.BROTLI_PARAM_SIZE_HINT]: content.length };
    writeFileSync(`${file}.br`, brotliCompressSync(content, { params, chunkSize }));
    writeFileSync(`${file}.gz`, gzipSync(content, { level: gz, chunkSize }));
  }
}
