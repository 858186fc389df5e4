import { join, resolve } from 'node:path';
import { pluginFailure } from '../../config/call-plugin.ts';
import type { LoadedConfig } from '../../config/load.ts';
import type { Plugin } from '../../config/plugin.ts';
import type { SourceDoc } from '../../content/catalog-types.ts';
import { hashOf } from '../../model/hash.ts';
import { isInside } from '../../model/paths.ts';

/** Returns a hash of what plug-ins read of a page; null if one of them may read all of it. */
export type HashReads = (doc: Pick<SourceDoc, 'siteFile' | 'source'>) => string | null;

/** Tells what the plug-ins of a site read of its pages. */
export function pluginReads({ config, siteDir }: Pick<LoadedConfig, 'config' | 'siteDir'>): HashReads {
  const readers = config.plugins.map((plugin) => ({ plugin, paths: (plugin.inputs ?? []).map((path) => resolve(siteDir, path)) }));
  return ({ siteFile, source }) => {
    const file = join(siteDir, siteFile);
    const reading = readers.filter(({ paths }) => paths.some((path) => isInside(path, file)));
    // Plug-ins that use the same part of pages name the same function.
    const functions = new Map(reading.map(({ plugin }) => [plugin.readsOf, plugin]));
    if (functions.has(undefined)) return null;
    return hashOf(JSON.stringify([...functions.values()].map((plugin) => readPart(plugin, { file: siteFile, source }))));
  };
}

function readPart(plugin: Plugin, page: Parameters<NonNullable<Plugin['readsOf']>>[0]): unknown {
  try {
    return plugin.readsOf?.(page);
  } catch (cause) {
    throw pluginFailure(plugin, `readsOf (${page.file})`, cause);
  }
}
