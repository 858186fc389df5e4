import { join } from 'node:path';
import { cacheDirOf } from '../config/cache-dir.ts';
import type { LoadedConfig } from '../config/load.ts';
import { compileSettings } from '../content/compile-all.ts';
import { type CompileCache, openCompileCache } from '../content/compile-cache.ts';
import { partialReader } from '../content/compile-doc.ts';

/** Absolute path of the site's compile cache. */
export function siteCacheFile(loaded: LoadedConfig): string {
  return join(cacheDirOf(loaded), 'compiled.sqlite');
}

export function openSiteCache(loaded: LoadedConfig): CompileCache {
  return openCompileCache(siteCacheFile(loaded), compileSettings(loaded), partialReader(loaded.rootDir));
}

/** Runs `work` with the site's compile cache, and closes it afterwards: texts of pages can be read until then. */
export async function withCompileCache<Result>(loaded: LoadedConfig, work: (cache: CompileCache) => Promise<Result>): Promise<Result> {
  const cache = openSiteCache(loaded);
  try {
    return await work(cache);
  } finally {
    cache.close();
  }
}
