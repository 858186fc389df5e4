import { createHash } from 'node:crypto';
import { type FileHandle, open, realpath, stat } from 'node:fs/promises';
import { join } from 'node:path';
import { readBuild, type SiteBuild, type StoredBytes } from './build.ts';

/** Files up to this size are kept in memory once read; the pages of a site are. */
const LARGEST_CACHED = 512 * 1024;
const LARGEST_CACHE = 256 * 1024 * 1024;

/** A file's content, the same from the first byte to the last. */
export interface Content {
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
  readonly #cache = new Map<string, { etag: string; data: Buffer }>();
  readonly #etags = new Map<string, string>();
  #cachedBytes = 0;

  /** @throws StaleBuildError where the file has changed since the build was looked at. */
  async read(bytes: StoredBytes): Promise<Content> {
    const cached = this.#cache.get(bytes.file);
    if (cached !== undefined) return createMemoryContent(cached.etag, cached.data);
    const handle = await open(bytes.file).catch((cause: unknown) => {
      throw new StaleBuildError(`${bytes.file} is gone`, { cause });
    });
    try {
      const { size, mtimeMs, ino } = await handle.stat();
      if (size !== bytes.size || mtimeMs !== bytes.modified || ino !== bytes.inode) throw new StaleBuildError(`${bytes.file} has changed`);
      if (size > LARGEST_CACHED) return { etag: await this.#hashLarge(bytes.file, handle), size, source: { kind: 'file', handle } };
      const data = await handle.readFile();
      const etag = formatEtag(createHash('sha256').update(data));
      if (this.#cachedBytes + size <= LARGEST_CACHE) {
        this.#cache.set(bytes.file, { etag, data });
        this.#cachedBytes += size;
      }
      await handle.close();
      return createMemoryContent(etag, data);
    } catch (error) {
      await handle.close();
      throw error;
    }
  }

  async #hashLarge(file: string, handle: FileHandle): Promise<string> {
    const known = this.#etags.get(file);
    if (known !== undefined) return known;
    const hash = createHash('sha256');
    for await (const chunk of handle.createReadStream({ start: 0, autoClose: false })) hash.update(chunk);
    const etag = formatEtag(hash);
    this.#etags.set(file, etag);
    return etag;
  }
}

function createMemoryContent(etag: string, data: Buffer): Content {
  return { etag, size: data.length, source: { kind: 'memory', data } };
}

function formatEtag(hash: ReturnType<typeof createHash>): string {
  return `"${hash.digest('base64url').slice(0, 27)}"`;
}

/** A build and the reader of its files. One request keeps to one of them. */
export interface Snapshot {
  readonly build: SiteBuild;
  readonly reader: ContentReader;
}

/** The newest build on disk. A new one is taken over whole, and one that cannot be read leaves the last good one. */
export class SiteStore {
  readonly #dist: string;
  readonly #onError: (error: unknown) => void;
  #snapshot: Snapshot;
  #signature: string;
  #reloading: Promise<Snapshot> | undefined;
  #timer: NodeJS.Timeout | undefined;

  private constructor(dist: string, snapshot: Snapshot, signature: string, onError: (error: unknown) => void) {
    this.#dist = dist;
    this.#snapshot = snapshot;
    this.#signature = signature;
    this.#onError = onError;
  }

  /** @throws SiteBuildError where there is no site to begin with. */
  static async open(dist: string, onError: (error: unknown) => void): Promise<SiteStore> {
    const signature = await readSignature(dist);
    return new SiteStore(dist, { build: await readBuild(dist), reader: new ContentReader() }, signature, onError);
  }

  get current(): Snapshot {
    return this.#snapshot;
  }

  /** Looks for a new build now and then, until closed. */
  watch(interval: number): void {
    this.#timer = setInterval(async () => {
      if ((await readSignature(this.#dist)) !== this.#signature) await this.reload();
    }, interval).unref();
  }

  close(): void {
    clearInterval(this.#timer);
  }

  /** Takes over what stands on disk now; the last good build where that cannot be read. */
  reload(): Promise<Snapshot> {
    this.#reloading ??= this.#load().finally(() => {
      this.#reloading = undefined;
    });
    return this.#reloading;
  }

  async #load(): Promise<Snapshot> {
    try {
      const signature = await readSignature(this.#dist);
      const build = await readBuild(this.#dist);
      this.#snapshot = { build, reader: new ContentReader() };
      this.#signature = signature;
    } catch (error) {
      this.#onError(error);
    }
    return this.#snapshot;
  }
}

/** Changes when another build stands in the place. */
async function readSignature(dist: string): Promise<string> {
  try {
    const root = await realpath(dist);
    const marker = await stat(join(root, '_site.json')).catch(() => stat(root));
    return `${root} ${marker.ino} ${marker.mtimeMs} ${marker.size}`;
  } catch {
    return '';
  }
}
