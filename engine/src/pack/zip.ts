import { type Zippable, zipSync } from 'fflate';

/** Zip entries need a date; a fixed one gives the same bytes for the same content. */
const ZIP_DATE = '1980-01-01T00:00:00';
/** Files that are compressed already. */
const COMPRESSED = /\.(?:png|jpe?g|gif|webp|avif|woff2?|mp4|webm|zip)$/i;

/**
 * Packs files into a zip: the same files give the same bytes.
 * @param files content by path; the zip has them in this order
 * @param stored paths that must not be compressed
 */
export function zipFiles(files: ReadonlyMap<string, string | Uint8Array>, stored: ReadonlySet<string> = new Set()): Uint8Array {
  const entries: Zippable = {};
  for (const [path, content] of files) {
    const bytes = typeof content === 'string' ? new TextEncoder().encode(content) : content;
    entries[path] = [bytes, { level: stored.has(path) || COMPRESSED.test(path) ? 0 : 9 }];
  }
  return zipSync(entries, { mtime: ZIP_DATE });
}
