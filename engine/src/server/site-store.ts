import { realpath, stat } from 'node:fs/promises';
import { join } from 'node:path';
import { locateBuild } from '../model/build-folder.ts';
import { readBuild, type SiteBuild, SiteBuildError } from './build.ts';
import { ContentReader } from './content-reader.ts';

/** A build and the reader of its files. A response only uses one snapshot. */
export interface Snapshot {
  readonly build: SiteBuild;
  readonly reader: ContentReader;
}

/** Attempts to read a build that is replaced meanwhile. */
const MOST_ATTEMPTS = 5;

/** The newest build on disk. A new one replaces the last as a whole; if it cannot be read, the last good one stays. */
export class SiteStore {
  readonly #dist: string;
  readonly #onError: (error: unknown) => void;
  #snapshot: Snapshot;
  /** Signature of the last build that was read, good or bad, so that a bad one is reported once. */
  #signature: string;
  #reloading: Promise<Snapshot> | undefined;
  #timer: NodeJS.Timeout | undefined;

  private constructor(dist: string, first: SignedSnapshot, onError: (error: unknown) => void) {
    this.#dist = dist;
    this.#snapshot = first.snapshot;
    this.#signature = first.signature;
    this.#onError = onError;
  }

  /** @throws SiteBuildError if there is no site */
  static async open(dist: string, onError: (error: unknown) => void): Promise<SiteStore> {
    return new SiteStore(dist, await takeSnapshot(dist), onError);
  }

  get current(): Snapshot {
    return this.#snapshot;
  }

  /** Checks for a new build at an interval, until closed. */
  watch(interval: number): void {
    const look = async () => {
      if ((await readSignature(this.#dist)) !== this.#signature) await this.reload();
    };
    this.#timer = setInterval(look, interval).unref();
  }

  close(): void {
    clearInterval(this.#timer);
  }

  /** Reads the build on disk now. If it cannot be read, the last good one stays. */
  reload(): Promise<Snapshot> {
    this.#reloading ??= this.#load().finally(() => {
      this.#reloading = undefined;
    });
    return this.#reloading;
  }

  async #load(): Promise<Snapshot> {
    // Read after the failure, it could be that of a build which has come meanwhile, and would never be taken up.
    const before = await readSignature(this.#dist);
    try {
      const { snapshot, signature } = await takeSnapshot(this.#dist);
      this.#snapshot = snapshot;
      this.#signature = signature;
    } catch (error) {
      this.#signature = before;
      this.#onError(error);
    }
    return this.#snapshot;
  }
}

interface SignedSnapshot {
  readonly snapshot: Snapshot;
  readonly signature: string;
}

/** Reads a build, and again if its signature has changed meanwhile: everything in a snapshot belongs together. */
async function takeSnapshot(dist: string): Promise<SignedSnapshot> {
  for (let attempt = 1; attempt <= MOST_ATTEMPTS; attempt += 1) {
    const signature = await readSignature(dist);
    const build = await readBuild(dist).catch(async (error: unknown) => {
      if (attempt === MOST_ATTEMPTS || signature === (await readSignature(dist))) throw error;
      return undefined;
    });
    if (build !== undefined && signature === (await readSignature(dist))) {
      const reader = new ContentReader(async () => (await readSignature(dist)) === signature);
      return { snapshot: { build, reader }, signature };
    }
  }
  throw new SiteBuildError(`The site at ${dist} changes all the time. Build it in a folder of its own and move it into place.`);
}

/** Changes with every new build; empty if there is none. */
async function readSignature(dist: string): Promise<string> {
  try {
    const root = await realpath(locateBuild(dist));
    const folder = await stat(root);
    const marker = await stat(join(root, '_site.json')).catch(() => folder);
    return [root, folder.ino, marker.ino, marker.mtimeMs, marker.size].join(' ');
  } catch {
    return '';
  }
}
