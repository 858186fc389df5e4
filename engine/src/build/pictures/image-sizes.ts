import { extname, join } from 'node:path';
import sharp from 'sharp';
import type { LoadedConfig } from '../../config/load.ts';
import { listFiles } from '../../content/read-doc.ts';
import { staticFolders } from '../../content/static-files.ts';

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
  return sizesOf(new Map(listed.flat()), loaded.config.baseUrl);
}

/**
 * Sizes in pixels of images, by address.
 * @param files absolute paths by site path; other files are left out
 */
export async function sizesOf(files: ReadonlyMap<string, string>, baseUrl: string): Promise<Map<string, ImageSize>> {
  const pictures = [...files].filter(([, file]) => IMAGES.has(extname(file).toLowerCase()));
  const sizes = await Promise.all(
    pictures.map(async ([path, file]) => {
      // A file with the wrong extension has no size.
      const size = await sharp(file)
        .metadata()
        .catch(() => undefined);
      return size && ([baseUrl + path.slice(1), { width: size.width, height: size.height }] as const);
    }),
  );
  return new Map(sizes.filter((entry) => entry !== undefined));
}
