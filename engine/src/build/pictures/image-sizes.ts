import { readFileSync } from 'node:fs';
import { extname, join } from 'node:path';
import { cacheDirOf } from '../../config/cache-dir.ts';
import type { LoadedConfig } from '../../config/load.ts';
import { listFiles } from '../../content/read-doc.ts';
import { staticFolders } from '../../content/static-files.ts';
import { openTextCache } from '../../content/text-cache.ts';
import { hashOf } from '../../model/hash.ts';
import { loadSharp } from './load-sharp.ts';

export interface ImageSize {
  readonly width: number;
  readonly height: number;
}

const IMAGES = new Set(['.svg', '.png', '.jpg', '.jpeg', '.webp', '.avif', '.gif']);

/** Sizes in pixels of all images among the static files, by address. */
export async function readImageSizes(loaded: LoadedConfig): Promise<Map<string, ImageSize>> {
  const listed = await Promise.all(
    staticFolders(loaded)
      .toReversed()
      .map(async (root) => (await listFiles(root)).map((path) => [`/${path}`, join(root, path)] as const)),
  );
  return sizesOf(new Map(listed.flat()), loaded);
}

/**
 * Sizes in pixels of images, by address. Those of files with the same content are known from earlier builds: to measure an image takes
 * twenty times as long as to read it.
 * @param files absolute paths by site path; other files are left out
 */
export async function sizesOf(files: ReadonlyMap<string, string>, loaded: LoadedConfig): Promise<Map<string, ImageSize>> {
  const pictures = [...files].filter(([, file]) => IMAGES.has(extname(file).toLowerCase()));
  const sizes = new Map<string, ImageSize>();
  if (pictures.length === 0) return sizes;
  using kept = openTextCache(join(cacheDirOf(loaded), 'sizes.sqlite'), [import.meta.dirname]);
  for (const [path, file] of pictures) {
    const content = read(file);
    if (content === undefined) continue;
    const hash = hashOf(content);
    const known = kept.get(hash);
    const size: ImageSize | null = known === undefined ? await measure(content) : JSON.parse(known);
    if (known === undefined) kept.set(hash, JSON.stringify(size));
    if (size !== null) sizes.set(loaded.config.baseUrl + path.slice(1), size);
  }
  return sizes;
}

/** Undefined for a file that has gone meanwhile. */
function read(file: string): Uint8Array | undefined {
  try {
    return readFileSync(file);
  } catch {
    return undefined;
  }
}

/** @returns null for a file that is empty, or no picture */
async function measure(content: Uint8Array): Promise<ImageSize | null> {
  const sharp = await loadSharp();
  try {
    // As browsers show it: turned as the camera was held.
    return (await sharp(content).metadata()).autoOrient;
  } catch {
    return null;
  }
}
