import { createHash } from 'node:crypto';
import { type FileHandle, open } from 'node:fs/promises';
import type { StoredBytes } from './build.ts';

/** Largest file that is kept in memory, in bytes: all pages and assets of a site fit. */
const LARGEST_CACHED = 512 * 1024;
/** Most bytes of one build in memory. */
const LARGEST_CACHE = 256 * 1024 * 1024;

/** The content of a file, from a single version of it. */
export interface Content {
  /** A strong validator, made from the bytes: the same on every machine that serves the build. */
  readonly etag: string;
  readonly size: number;
  /** All bytes of a small file; for others a handle, which the caller has to close. */
  readonly source: { readonly kind: 'memory'; readonly data: Buffer } | { readonly kind: 'file'; readonly handle: FileHandle };
}

/** The site on disk has changed since the snapshot. */
export class StaleBuildError extends Error {
  override readonly name = 'StaleBuildError';
}

/** Reads the files of one build, never those of a later one. */
export class ContentReader {
  readonly #cache = new Map<string, Content>();
  readonly #etags = new Map<string, string>();
  #cachedBytes = 0;

  /** @throws StaleBuildError if the file has changed since the snapshot */
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

/** An entity tag made from part of a digest, which is enough to tell versions of a file apart. */
export function formatEtag(digest: Buffer): string {
  return `"${digest.toString('base64url').slice(0, 27)}"`;
}

/** Whether an `If-None-Match` header matches an entity tag (RFC 9110 §13.1.2: weak comparison). */
export function matchesEtag(header: string | undefined, etag: string): boolean {
  if (header === undefined) return false;
  return header.trim() === '*' || header.split(',').some((one) => one.trim().replace(/^W\//, '') === etag);
}
