import { readFile } from 'node:fs/promises';
import { availableParallelism } from 'node:os';
import { basename, extname, join } from 'node:path';
import { hashOf } from '../../model/hash.ts';
import { HASHED_FOLDER } from '../../model/hashed-folder.ts';
import { loadSharp, type Sharp, type SharpLibrary } from './load-sharp.ts';
import { makeOnce } from './make-once.ts';

/** Smallest image that is converted, in bytes. */
const SMALLEST = 4096;
/** Largest share of the original's size that is worth a second file. */
const WORTH = 2 / 3;
/** A picture of that share of the original's size is not made any smaller: flat screenshots, which AVIF mostly makes larger, slowly. */
const SMALL = 0.3;
/** Increase it when the settings below change: then cached pictures are made again. */
const RECIPE = 3;

type Convert = (sharp: SharpLibrary, source: Uint8Array, isPhoto: boolean) => Sharp;

/**
 * Screenshots need sharp text: no loss in WebP, and colours in full resolution in AVIF. Higher efforts take three times as long, for less
 * than a tenth of the bytes.
 */
const WEBP: Convert = (sharp, source, isPhoto) => turned(sharp, source).webp(isPhoto ? { quality: 80 } : { lossless: true, effort: 1 });
const AVIF: Convert = (sharp, source) => turned(sharp, source).avif({ quality: 60, effort: 1, chromaSubsampling: '4:4:4' });

/** What an animated PNG has before its first picture, which is all that would be left of it. */
const ANIMATED = 'acTL';
const BEFORE_PICTURE = 4096;

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
    if (!original || original.byteLength < SMALLEST || original.subarray(0, BEFORE_PICTURE).includes(ANIMATED)) return [];
    const hash = hashOf(original);
    const make = async (format: 'avif' | 'webp', convert: Convert): Promise<Made> => {
      const kept = join(this.#cacheDir, `${hash}-${RECIPE}.${format}`);
      const isPhoto = !/^\.png$/i.test(extname(file));
      const { byteLength } = await makeOnce(kept, () => makeSmaller(original, (sharp, source) => convert(sharp, source, isPhoto)));
      return { format, file: kept, byteLength };
    };
    const webp = await make('webp', WEBP);
    const isSmall = webp.byteLength > 0 && webp.byteLength <= original.byteLength * SMALL;
    const avif = isSmall ? undefined : await make('avif', AVIF);
    const isBetter = avif !== undefined && (webp.byteLength === 0 || avif.byteLength < webp.byteLength);
    const name = basename(file, extname(file)).replace(/[^\w-]+/g, '-');
    return [...(isBetter ? [avif] : []), webp]
      .filter(({ byteLength }) => byteLength > 0)
      .map(({ format, file: kept }) => ({
        path: `/${HASHED_FOLDER}/files/${name}-${hash.slice(0, 8)}.${format}`,
        type: `image/${format}`,
        file: kept,
      }));
  }
}

/** As its camera was held, which the made picture does not say. */
function turned(sharp: SharpLibrary, source: Uint8Array): Sharp {
  return sharp(source).autoOrient();
}

interface Made {
  readonly format: 'avif' | 'webp';
  readonly file: string;
  /** 0 if the format does not pay. */
  readonly byteLength: number;
}

/** An image in another format; empty if that is not smaller enough, so that it is not tried again. */
async function makeSmaller(original: Uint8Array, convert: (sharp: SharpLibrary, source: Uint8Array) => Sharp): Promise<Uint8Array> {
  const sharp = await loadSharp();
  // An invalid image is left to the browser.
  const made = await convert(sharp, original)
    .toBuffer()
    .catch(() => new Uint8Array());
  return made.byteLength <= original.byteLength * WORTH ? made : new Uint8Array();
}
