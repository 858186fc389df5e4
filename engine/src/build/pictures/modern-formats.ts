import { readFile } from 'node:fs/promises';
import { availableParallelism } from 'node:os';
import { basename, extname, join } from 'node:path';
import sharp from 'sharp';
import { hashOf } from '../../model/hash.ts';
import { makeOnce } from './make-once.ts';

/** Smallest image that is converted, in bytes. */
const SMALLEST = 4096;
/** Largest share of the original's size that is worth a second file. */
const WORTH = 2 / 3;
/** Increase it when the settings below change: then cached pictures are made again. */
const RECIPE = 1;

/** In the order of preference. Screenshots need sharp text: `nearLossless`, and colours in full resolution. */
const FORMATS = [
  { name: 'avif', make: (source: Uint8Array) => sharp(source).avif({ quality: 60, effort: 3, chromaSubsampling: '4:4:4' }) },
  { name: 'webp', make: (source: Uint8Array, isPhoto: boolean) => sharp(source).webp(isPhoto ? { quality: 80 } : { nearLossless: true }) },
] as const;

interface Variant {
  /** Site path. */
  readonly path: string;
  readonly type: string;
  readonly file: string;
}

/**
 * Images in smaller formats beside the originals, from which `<picture>` lets each browser choose. Made for the bitmaps that pages show,
 * and cached by content.
 */
export class Pictures {
  readonly #cacheDir: string;
  readonly #variants = new Map<string, readonly Variant[]>();

  /** @param cacheDir absolute path of a folder that may be deleted at any time */
  constructor(cacheDir: string) {
    this.#cacheDir = join(cacheDir, 'pictures');
  }

  /**
   * Converts images that are not cached.
   * @param files absolute paths by address; other files are left out
   */
  async make(files: ReadonlyMap<string, string>): Promise<void> {
    const waiting = [...files].filter(([, file]) => /^\.(png|jpe?g)$/i.test(extname(file)));
    if (waiting.length === 0) return;
    const work = async (): Promise<void> => {
      for (let next = waiting.pop(); next; next = waiting.pop()) this.#variants.set(next[0], await this.#variantsOf(next[1]));
    };
    await Promise.all(Array.from({ length: availableParallelism() }, work));
  }

  /** Absolute paths of the converted files by site path. */
  get files(): ReadonlyMap<string, string> {
    return new Map([...this.#variants.values()].flat().map(({ path, file }) => [path, file]));
  }

  /** The `<source>` elements with the smaller formats of an image; empty if it has none. */
  sourcesOf(address: string, baseUrl: string): string {
    const variants = this.#variants.get(address) ?? [];
    return variants.map(({ path, type }) => `<source srcset="${baseUrl}${path.slice(1)}" type="${type}">`).join('');
  }

  async #variantsOf(file: string): Promise<Variant[]> {
    const original = await readFile(file).catch(() => undefined);
    if (!original || original.byteLength < SMALLEST) return [];
    const name = basename(file, extname(file)).replace(/[^\w-]+/g, '-');
    const hash = hashOf(original);
    const variants: Variant[] = [];
    const isPhoto = !/^\.png$/i.test(extname(file));
    for (const format of FORMATS) {
      const kept = join(this.#cacheDir, `${hash}-${RECIPE}.${format.name}`);
      const { byteLength } = await makeOnce(kept, () => convert(original, format, isPhoto));
      if (byteLength === 0) continue;
      variants.push({ path: `/assets/files/${name}-${hash.slice(0, 8)}.${format.name}`, type: `image/${format.name}`, file: kept });
    }
    return variants;
  }
}

/** An image in another format; empty if that is not smaller enough, so that it is not tried again. */
async function convert(original: Uint8Array, format: (typeof FORMATS)[number], isPhoto: boolean): Promise<Uint8Array> {
  // An invalid image is left to the browser.
  const made = await format
    .make(original, isPhoto)
    .toBuffer()
    .catch(() => new Uint8Array());
  return made.byteLength <= original.byteLength * WORTH ? made : new Uint8Array();
}
