import { readFile } from 'node:fs/promises';
import { availableParallelism } from 'node:os';
import { basename, extname, join } from 'node:path';
import sharp from 'sharp';
import { hashOf } from '../../content/fingerprint.ts';
import { decodePath } from '../../content/route.ts';
import { makeOnce } from './make-once.ts';

/** Below this a picture is not worth a second file, in bytes. */
const SMALLEST = 4096;
/** A format is offered where it saves more than a third. */
const WORTH = 2 / 3;
/** Changes with the settings below, so that what was made with others is made again. */
const RECIPE = 1;

/** In the order in which browsers are to try them. Screenshots keep their sharp letters: `nearLossless`, and colours in full resolution. */
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
 * Pictures in formats that are smaller, beside the originals: `<picture>` lets each browser take what it knows. They are made for pixel pictures
 * that pages show, once for their content.
 */
export class Pictures {
  readonly #cacheDir: string;
  readonly #variants = new Map<string, readonly Variant[]>();

  /** @param cacheDir absolute path of a folder that may be deleted at any time */
  constructor(cacheDir: string) {
    this.#cacheDir = join(cacheDir, 'pictures');
  }

  /**
   * Makes what is not kept from an earlier build.
   * @param files absolute paths by address; those that are no pixel pictures are left out
   */
  async make(files: ReadonlyMap<string, string>): Promise<void> {
    const waiting = [...files].filter(([, file]) => /^\.(png|jpe?g)$/i.test(extname(file)));
    if (waiting.length === 0) return;
    const work = async (): Promise<void> => {
      for (let next = waiting.pop(); next; next = waiting.pop()) this.#variants.set(next[0], await this.#variantsOf(next[1]));
    };
    await Promise.all(Array.from({ length: availableParallelism() }, work));
  }

  /** Absolute paths of the files that were made, by site path. */
  get files(): ReadonlyMap<string, string> {
    return new Map([...this.#variants.values()].flat().map(({ path, file }) => [path, file]));
  }

  /** Puts the pictures of a text into frames that offer the smaller formats. Those that their author framed or gave a set stay as they are. */
  frame(html: string, baseUrl: string): string {
    if (this.#variants.size === 0) return html;
    return html.replace(/<picture\b[\s\S]*?<\/picture>|<img\b(?:[^>"']|"[^"]*"|'[^']*')*>/g, (tag) => {
      const source = tag.startsWith('<img') && !/ srcset=/i.test(tag) ? / src="([^"]+)"/.exec(tag)?.[1] : undefined;
      const variants = source === undefined ? [] : (this.#variants.get(decodePath(source)) ?? []);
      if (variants.length === 0) return tag;
      const sources = variants.map(({ path, type }) => `<source srcset="${baseUrl}${path.slice(1)}" type="${type}">`);
      return `<picture>${sources.join('')}${tag}</picture>`;
    });
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

/** A picture in another format; empty where that does not pay, so that it is not tried again. */
async function convert(original: Uint8Array, format: (typeof FORMATS)[number], isPhoto: boolean): Promise<Uint8Array> {
  // A file that is no picture is shown, or not, as it is.
  const made = await format
    .make(original, isPhoto)
    .toBuffer()
    .catch(() => new Uint8Array());
  return made.byteLength <= original.byteLength * WORTH ? made : new Uint8Array();
}
