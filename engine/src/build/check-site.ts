import { readFile } from 'node:fs/promises';
import { basename, dirname, join } from 'node:path';
import type { LoadedConfig } from '../config/load.ts';
import type { Diagnostic } from '../model/diagnostic.ts';
import { buildSite } from './build-site.ts';
import { silentProgress } from './progress.ts';

/**
 * Finds all problems of the content, without writing anything.
 * @param against path of a sitemap or list of addresses that were published before
 */
export async function checkSite(loaded: LoadedConfig, against?: string): Promise<readonly Diagnostic[]> {
  const published = against === undefined ? undefined : { file: against, text: await readPublished(against) };
  const { diagnostics } = await buildSite(loaded, { out: null, progress: silentProgress, against: published });
  return diagnostics;
}

/** The text of a list of addresses; of an index of sitemaps, those of all sitemaps, which are beside it. */
async function readPublished(file: string): Promise<string> {
  const text = await readFile(file, 'utf8');
  if (!text.includes('<sitemapindex')) return text;
  const names = [...text.matchAll(/<loc>([^<]+)<\/loc>/g)].map(([, url = '']) => basename(url));
  const texts = await Promise.all(names.map((name) => readFile(join(dirname(file), name), 'utf8')));
  return texts.join('\n');
}
