import { readdir } from 'node:fs/promises';
import { extname, join, relative } from 'node:path';
import sharp from 'sharp';
import type { LoadedConfig } from '../config/load.ts';

export interface ImageSize {
  readonly width: number;
  readonly height: number;
}

const IMAGES = new Set(['.svg', '.png', '.jpg', '.jpeg', '.webp', '.avif', '.gif']);

/** Sizes in pixels of all pictures among the static files, by address. */
export async function readImageSizes({ siteDir, config }: LoadedConfig): Promise<Map<string, ImageSize>> {
  const root = join(siteDir, config.staticDir);
  const entries = await readdir(root, { recursive: true, withFileTypes: true }).catch(() => []);
  const files = entries
    .filter((entry) => entry.isFile() && IMAGES.has(extname(entry.name)))
    .map((entry) => join(entry.parentPath, entry.name));
  const sizes = await Promise.all(
    files.map(async (file) => {
      const { width, height } = await sharp(file).metadata();
      return [config.baseUrl + relative(root, file).replaceAll('\\', '/'), { width, height }] as const;
    }),
  );
  return new Map(sizes);
}

/** Gives pictures their width and height, so that nothing moves when they arrive. Those whose author gave a size keep it. */
export function addImageSizes(html: string, sizes: ReadonlyMap<string, ImageSize>): string {
  return html.replace(/<img\b(?![^>]* (?:width|height)=)[^>]* src="([^"]+)"/g, (tag, src: string) => {
    const size = sizes.get(decodeURI(src));
    return size ? `${tag} width="${size.width}" height="${size.height}"` : tag;
  });
}
