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
