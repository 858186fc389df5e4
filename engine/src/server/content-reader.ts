import { type FileHandle, open } from 'node:fs/promises';
import type { StoredBytes } from './build.ts';
import { LIMITS } from './policies/limits.ts';

/** The content of a file, from a single version of it. */
export interface Content {
  readonly size: number;
  /** All bytes of a small file; for others a handle, which the caller has to close. */
  readonly source: { readonly kind: 'memory'; readonly data: Buffer } | { readonly kind: 'file'; readonly handle: FileHandle };
}

/** The site on disk is no longer the one of the snapshot. */
export class StaleBuildError extends Error {
  override readonly name = 'StaleBuildError';
}

/** A file of the build cannot be opened: too many are open, or the server may not read it. */
export class UnreadableFileError extends Error {
  override readonly name = 'UnreadableFileError';
}

/** Reads the files of one build, never those of a later one. */
export class ContentReader {
  readonly #isCurrent: () => Promise<boolean>;
  readonly #cache = new Map<string, Content>();
  #cachedBytes = 0;

  /** @param isCurrent whether the build is still the one on disk */
  constructor(isCurrent: () => Promise<boolean>) {
    this.#isCurrent = isCurrent;
  }

  /**
   * @throws StaleBuildError if the build on disk is another one by now
   * @throws UnreadableFileError if the file cannot be opened although it is there
   */
  async read({ file, size }: StoredBytes): Promise<Content> {
    const cached = this.#cache.get(file);
    if (cached !== undefined) return cached;
    const handle = await open(file).catch((cause: unknown) => {
      const isGone = cause instanceof Error && 'code' in cause && (cause.code === 'ENOENT' || cause.code === 'ENOTDIR');
      throw isGone ? new StaleBuildError(`${file} is gone`, { cause }) : new UnreadableFileError(`${file} cannot be opened`, { cause });
    });
    try {
      // What was opened may belong to a build that has taken the place of this one a moment ago.
      if ((await handle.stat()).size !== size || !(await this.#isCurrent())) throw new StaleBuildError(`${file} has changed`);
      if (size > LIMITS.cachedFile) return { size, source: { kind: 'file', handle } };
      const content: Content = { size, source: { kind: 'memory', data: await handle.readFile() } };
      await handle.close();
      this.#keep(file, content);
      return content;
    } catch (error) {
      await handle.close();
      throw error;
    }
  }

  #keep(file: string, content: Content): void {
    // Several may have read it at the same time.
    if (this.#cache.has(file) || this.#cachedBytes + content.size > LIMITS.cachedBytes) return;
    this.#cache.set(file, content);
    this.#cachedBytes += content.size;
  }
}
