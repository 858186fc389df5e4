import { extname } from 'node:path';

/** Media types of the files of a built site, by extension. */
export const TYPES: ReadonlyMap<string, string> = new Map([
  ['.html', 'text/html'],
  ['.md', 'text/markdown'],
  ['.txt', 'text/plain'],
  ['.css', 'text/css'],
  ['.csv', 'text/csv'],
  ['.js', 'text/javascript'],
  ['.mjs', 'text/javascript'],
  ['.json', 'application/json'],
  ['.map', 'application/json'],
  ['.webmanifest', 'application/manifest+json'],
  ['.xml', 'application/xml'],
  ['.atom', 'application/atom+xml'],
  ['.rss', 'application/rss+xml'],
  ['.svg', 'image/svg+xml'],
  ['.png', 'image/png'],
  ['.jpg', 'image/jpeg'],
  ['.jpeg', 'image/jpeg'],
  ['.gif', 'image/gif'],
  ['.webp', 'image/webp'],
  ['.avif', 'image/avif'],
  ['.ico', 'image/x-icon'],
  ['.woff2', 'font/woff2'],
  ['.mp4', 'video/mp4'],
  ['.webm', 'video/webm'],
  ['.pdf', 'application/pdf'],
  ['.wasm', 'application/wasm'],
  ['.zip', 'application/zip'],
]);

/** Types that are sent with a charset, so that no system guesses one for Chinese. */
export const TEXT_TYPES: readonly string[] = [...new Set(TYPES.values())].filter((type) => /^text\/|json$|xml$/.test(type));

/** Pictures that every browser and every reader of e-books shows. */
const PICTURES: ReadonlySet<string> = new Set(['.svg', '.png', '.jpg', '.jpeg', '.gif', '.webp']);

/** The media type of a picture by its name; undefined for what not every browser and reader of e-books shows. */
export function pictureTypeOf(file: string): string | undefined {
  const ending = extname(file).toLowerCase();
  return PICTURES.has(ending) ? TYPES.get(ending) : undefined;
}

/** The Content-Type of a file by its name. Unknown files are bytes to be saved. */
export function contentTypeOf(file: string): string {
  const type = TYPES.get(extname(file).toLowerCase()) ?? 'application/octet-stream';
  return TEXT_TYPES.includes(type) ? `${type}; charset=utf-8` : type;
}
