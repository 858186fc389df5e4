import { type Dirent, type FSWatcher, lstatSync, readdirSync, type Stats, watch } from 'node:fs';
import { join } from 'node:path';

/** What is known of a folder that is watched. */
interface Folder {
  readonly watcher: FSWatcher;
  /** Names of its files. A link has a watcher: of what it leads to, the folder tells nothing. */
  readonly files: Map<string, FSWatcher | undefined>;
  readonly folders: Set<string>;
}

/** What has gone by now, or is not for this user to read, is not watched. */
const NOT_THERE = /^(ENOENT|ENOTDIR|EACCES|ELOOP)$/;

/**
 * Watches a folder with all below it, for systems that watch folders one by one: Node watches each single file there, which takes ten times as long.
 * New folders are watched as they appear, and what is in them is told of; so is what was in those that go.
 */
export class FolderTree {
  readonly #root: string;
  readonly #ignore: (path: string) => boolean;
  readonly #onChange: (path: string) => void;
  readonly #onError: (error: Error) => void;
  /** By their paths from the root, which is an empty one. */
  readonly #folders = new Map<string, Folder>();

  /**
   * @param root absolute path of the folder
   * @param ignore whether to leave out a file or folder, by its path from there
   * @param onChange called with such a path of what is changed, new or gone: a file, a link or a folder
   * @param onError called if something is not watched that could be
   */
  constructor(root: string, ignore: (path: string) => boolean, onChange: (path: string) => void, onError: (error: Error) => void) {
    this.#root = root;
    this.#ignore = ignore;
    this.#onChange = onChange;
    this.#onError = onError;
    this.#addFolder('', () => undefined);
  }

  close(): void {
    this.#removeFolder('', () => undefined);
  }

  #note(parent: string, event: string, name: string): void {
    const folder = this.#folders.get(parent);
    const path = join(parent, name);
    if (folder === undefined || this.#ignore(path)) return;
    const found = this.#look(path);
    // Nothing but a new name for it says that a folder is another one than before.
    if (found?.isDirectory() && event === 'change' && folder.folders.has(name)) return;
    const isKnown = this.#forget(folder, path, name);
    if (found !== undefined) this.#add(folder, path, name, found, this.#onChange);
    else if (isKnown) this.#onChange(path);
  }

  #look(path: string): Stats | undefined {
    return this.#attempt(() => lstatSync(join(this.#root, path), { throwIfNoEntry: false }));
  }

  #add({ files, folders }: Folder, path: string, name: string, found: Stats | Dirent, tell: (path: string) => void): void {
    tell(path);
    if (found.isDirectory()) {
      if (this.#addFolder(path, tell)) folders.add(name);
    } else files.set(name, found.isSymbolicLink() ? this.#watch(path, () => this.#onChange(path)) : undefined);
  }

  /** @returns whether it was known */
  #forget({ files, folders }: Folder, path: string, name: string): boolean {
    files.get(name)?.close();
    const wasFolder = folders.delete(name);
    if (wasFolder) this.#removeFolder(path, this.#onChange);
    return files.delete(name) || wasFolder;
  }

  /** @returns whether it is watched */
  #addFolder(path: string, tell: (path: string) => void): boolean {
    const watcher = this.#watch(path, (event, name) => {
      if (name !== null) this.#note(path, event, name);
    });
    if (watcher === undefined) return false;
    const folder: Folder = { watcher, files: new Map(), folders: new Set() };
    this.#folders.set(path, folder);
    // Looked at after it is watched: what appears in between is told of twice, and not lost.
    for (const found of this.#attempt(() => readdirSync(join(this.#root, path), { withFileTypes: true })) ?? []) {
      const inside = join(path, found.name);
      if (!this.#ignore(inside)) this.#add(folder, inside, found.name, found, tell);
    }
    return true;
  }

  #removeFolder(path: string, tell: (path: string) => void): void {
    const folder = this.#folders.get(path);
    if (folder === undefined) return;
    this.#folders.delete(path);
    folder.watcher.close();
    for (const name of folder.folders) {
      this.#removeFolder(join(path, name), tell);
      tell(join(path, name));
    }
    for (const [name, link] of folder.files) {
      link?.close();
      tell(join(path, name));
    }
  }

  #watch(path: string, listener: (event: string, name: string | null) => void): FSWatcher | undefined {
    const watcher = this.#attempt(() => watch(join(this.#root, path), listener));
    watcher?.on('error', this.#onError);
    return watcher;
  }

  #attempt<Result>(act: () => Result): Result | undefined {
    try {
      return act();
    } catch (error) {
      if (!(error instanceof Error)) throw error;
      if (!('code' in error) || !NOT_THERE.test(String(error.code))) this.#onError(error);
      return undefined;
    }
  }
}
