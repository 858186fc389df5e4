import { type LoadedConfig, projectPath } from '../../config/load.ts';
import { Assets } from '../../content/assets.ts';
import { foldersShown } from '../../content/folders-shown.ts';
import { staticFile, staticFolders } from '../../content/static-files.ts';
import { staysInside } from '../../model/paths.ts';
import { type ImageSize, readImageSizes, sizesOf } from '../pictures/image-sizes.ts';

/** The pictures of a site that is being written, and the other files beside its pages. */
export class DevPictures {
  readonly #loaded: LoadedConfig;
  readonly #sizes: Map<string, ImageSize>;
  readonly assets: Assets;

  private constructor(loaded: LoadedConfig, sizes: Map<string, ImageSize>) {
    this.#loaded = loaded;
    this.#sizes = sizes;
    this.assets = new Assets(loaded.rootDir, foldersShown(loaded));
  }

  static async open(loaded: LoadedConfig): Promise<DevPictures> {
    return new DevPictures(loaded, await readImageSizes(loaded));
  }

  /** In pixels, by address. */
  get sizes(): ReadonlyMap<string, ImageSize> {
    return this.#sizes;
  }

  /** Applies a changed, new or removed file. */
  async update(file: string): Promise<void> {
    this.assets.forget(projectPath(this.#loaded, file));
    const path = staticFolders(this.#loaded)
      .map((rootDir) => projectPath({ rootDir }, file))
      .find(staysInside);
    if (path === undefined) return;
    this.#sizes.delete(this.#addressOf(path));
    // That in an earlier folder is shown in the place of one of the same path.
    await this.#measure(new Map([[`/${path}`, staticFile(this.#loaded, path)]]));
  }

  /** Reads the sizes of files beside the pages that have come into use. */
  async measureUsed(): Promise<void> {
    await this.#measure(new Map([...this.assets.used].filter(([path]) => !this.#sizes.has(this.#addressOf(path.slice(1))))));
  }

  #addressOf(path: string): string {
    return this.#loaded.config.baseUrl + path;
  }

  /** @param files absolute paths by site path */
  async #measure(files: ReadonlyMap<string, string>): Promise<void> {
    for (const [address, size] of await sizesOf(files, this.#loaded)) this.#sizes.set(address, size);
  }
}
