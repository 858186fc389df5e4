import { readFileSync } from 'node:fs';
import { extname, join, posix } from 'node:path';
import { mayShow } from '../markdown/expand/resolve-import.ts';
import { hashOf } from '../model/hash.ts';
import { HASHED_FOLDER } from '../model/hashed-folder.ts';

/**
 * Files beside the pages, as in Docusaurus: `./img/start.png`. The address of each changes with its content. Only files that pages show or
 * link to are published.
 */
export class Assets {
  readonly #rootDir: string;
  readonly #folders: readonly string[];
  readonly #paths = new Map<string, string>();
  readonly #used = new Map<string, string>();

  /** @param folders those of the site and its pages, relative to the project's root; files outside of them are not published */
  constructor(rootDir: string, folders: readonly string[]) {
    this.#rootDir = rootDir;
    this.#folders = folders;
  }

  /**
   * Finds the site path of a file and has the file published.
   * @param file path from the project's root
   * @param isMeant whether nothing but this file can be meant: source text and files without an extension are published only then
   * @returns undefined if the file does not exist, or is a page
   */
  find(file: string, isMeant = false): string | undefined {
    const extension = extname(file);
    if (!this.#folders.some((folder) => mayShow(file, folder))) return undefined;
    if (!(isMeant ? /^(\.\w+)?$/ : /^\.\w+$/).test(extension)) return undefined;
    if ((isMeant ? /^\.mdx?$/ : /^\.(mdx?|tsx?|jsx?|json|ya?ml)$/).test(extension)) return undefined;
    const path = this.#paths.get(file) ?? this.#pathOf(file, extension);
    // A missing file may be added while the site is being written.
    if (path !== undefined) this.#paths.set(file, path);
    return path;
  }

  /** Reads a file again when it is next asked for. */
  forget(file: string): void {
    this.#paths.delete(file);
  }

  /** Absolute paths of the files to publish, by site path. */
  get used(): ReadonlyMap<string, string> {
    return this.#used;
  }

  #pathOf(file: string, extension: string): string | undefined {
    const absolute = join(this.#rootDir, file);
    try {
      const name = posix.basename(file, extension).replace(/[^\w-]+/g, '-');
      // Browsers show a licence or a Makefile only if its name says that it is text.
      const path = `/${HASHED_FOLDER}/files/${name}-${hashOf(readFileSync(absolute)).slice(0, 8)}${extension || '.txt'}`;
      this.#used.set(path, absolute);
      return path;
    } catch {
      return undefined;
    }
  }
}
