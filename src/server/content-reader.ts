import { createHash } from 'node:crypto';
import { type FileHandle, open } from 'node:fs/promises';
import type { StoredBytes } from './build.ts';

/** Files up to this size (bytes) are kept in memory once read: the pages and the assets of a site are. */
const LARGEST_CACHED = 512 * 1024;
/** Bytes that one build may keep in memory. */
const LARGEST_CACHE = 256 * 1024 * 1024;

/** A file's content, the same from the first byte to the last. */
export interface Content {
  /** Strong: made of the bytes, so it is the same on every machine that serves the build. */
  readonly etag: string;
  readonly size: number;
  /** The whole, where it is small; else a handle to read it from, which whoever asked for it closes. */
  readonly source: { readonly kind: 'memory'; readonly data: Buffer } | { readonly kind: 'file'; readonly handle: FileHandle };
}

/** The site on disk is no longer the one that was looked at. */
export class StaleBuildError extends Error {
  override readonly name = 'StaleBuildError';
}

/** Reads the files of one build, and never those of another one in their place. */
export class ContentReader {
  readonly #cache = new Map<string, Content>();
  readonly #etags = new Map<string, string>();
  #cachedBytes = 0;

  /** @throws StaleBuildError where the file has changed since the build was looked at. */
  async read(bytes: StoredBytes): Promise<Content> {
    const cached = this.#cache.get(bytes.file);
    if (cached !== undefined) return cached;
    const handle = await open(bytes.file).catch((cause: unknown) => {
      throw new StaleBuildError(`${bytes.file} is gone`, { cause });
    });
    try {
      const { size, mtimeMs, ino } = await handle.stat();
      if (size !== bytes.size || mtimeMs !== bytes.modified || ino !== bytes.inode) throw new StaleBuildError(`${bytes.file} has changed`);
      if (size > LARGEST_CACHED) return { etag: await this.#hashLarge(bytes.file, handle), size, source: { kind: 'file', handle } };
      const content = await readSmall(handle);
      await handle.close();
      this.#keep(bytes.file, content);
      return content;
    } catch (error) {
      await handle.close();
      throw error;
    }
  }

  #keep(file: string, content: Content): void {
    if (this.#cachedBytes + content.size > LARGEST_CACHE) return;
    this.#cache.set(file, content);
    this.#cachedBytes += content.size;
  }

  async #hashLarge(file: string, handle: FileHandle): Promise<string> {
    const known = this.#etags.get(file);
    if (known !== undefined) return known;
    const hash = createHash('sha256');
    for await (const chunk of handle.createReadStream({ start: 0, autoClose: false })) hash.update(chunk);
    const etag = formatEtag(hash.digest());
    this.#etags.set(file, etag);
    return etag;
  }
}

async function readSmall(handle: FileHandle): Promise<Content> {
  const data = await handle.readFile();
  const etag = formatEtag(createHash('sha256').update(data).digest());
  return { etag, size: data.length, source: { kind: 'memory', data } };
}

/** An entity tag of a digest; a part of it is enough to tell versions of a file apart. */
export function formatEtag(digest: Buffer): string {
  return `"${digest.toString('base64url').slice(0, 27)}"`;
}

/** Whether `If-None-Match` names an entity tag (RFC 9110 §13.1.2: weak comparison). */
export function matchesEtag(header: string | undefined, etag: string): boolean {
  if (header === undefined) return false;
  return header.trim() === '*' || header.split(',').some((one) => one.trim().replace(/^W\//, '') === etag);
}
