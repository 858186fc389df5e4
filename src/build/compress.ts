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
/** Pages change with every build, so their compression has to be quick; hashed assets are few and kept for a year. */
const QUALITY = { page: 5, asset: 11 };

/** Writes a `.br` and a `.gz` beside every text file of a folder. */
export async function compressFolder(dir: string): Promise<void> {
  const entries = await readdir(dir, { recursive: true, withFileTypes: true });
  const files = entries
    .filter((entry) => entry.isFile() && TEXT.has(extname(entry.name)))
    .map((entry) => join(entry.parentPath, entry.name));
  const queue = files.values();
  await Promise.all(Array.from({ length: availableParallelism() * 2 }, () => compressFrom(queue, dir)));
}

async function compressFrom(queue: Iterable<string>, dir: string): Promise<void> {
  for (const file of queue) {
    const content = await readFile(file);
    if (content.length < LEAST_SIZE) continue;
    const quality = file.startsWith(join(dir, 'assets')) ? QUALITY.asset : QUALITY.page;
    const options = { params: { [constants.BROTLI_PARAM_QUALITY]: quality, [constants.BROTLI_PARAM_SIZE_HINT]: content.length } };
    const [br, gz] = await Promise.all([brotli(content, options), deflate(content, { level: quality === QUALITY.asset ? 9 : 4 })]);
    await Promise.all([writeFile(`${file}.br`, br), writeFile(`${file}.gz`, gz)]);
  }
}
