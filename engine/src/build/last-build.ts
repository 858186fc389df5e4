import { join } from 'node:path';
import { z } from 'zod';
import { hashOf } from '../model/hash.ts';
import { readRecord } from '../model/read-record.ts';

/** Never served: its name begins with `_`. */
export const BUILD_KEYS_FILE = '_keys.json';

const keysSchema: z.ZodType<BuildKeys> = z.object({
  search: z.object({ source: z.string(), pages: z.array(z.string()), files: z.array(z.string()) }).optional(),
  pages: z.record(z.string(), z.string()),
});

/** What the server knows of the build. */
export const SITE_FILE = '_site.json';

/** The index of the search service; never served. */
export const INDEX_FILE = '_search.sqlite';

export const WITHOUT_TEXT = '-';

/** What the search was made from, and its files by path. */
export interface SearchKey {
  /** Hash of what all of it is made from. */
  readonly source: string;
  /** Hashes of the pages, with `WITHOUT_TEXT` before those of which nothing is in the index. */
  readonly pages: readonly string[];
  readonly files: readonly string[];
}

/** Hashes of the inputs of each part of a build. A part with the same hash is taken over by the next build. */
export interface BuildKeys {
  readonly search?: SearchKey | undefined;
  /** By the page's folder. */
  readonly pages: Readonly<Record<string, string>>;
}

/** The keys of the build in a folder; empty if there is none, or none that can be used. */
export function readBuildKeys(dist: string): BuildKeys {
  return readRecord(join(dist, BUILD_KEYS_FILE), keysSchema, { pages: {} });
}

/** The id of a build: another one for each content. */
export function nameBuild(shell: string, keys: BuildKeys): string {
  return hashOf(JSON.stringify([shell, keys])).slice(0, 12);
}

/** The numbers of pages in the index, by their places in the key; null for those without text. */
export function placesInIndex({ pages }: SearchKey): (number | null)[] {
  let id = 0;
  return pages.map((key) => (key.startsWith(WITHOUT_TEXT) ? null : id++));
}
