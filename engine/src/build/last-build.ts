import { join } from 'node:path';
import { z } from 'zod';
import { readRecord } from './read-record.ts';

/** Never served: its name begins with `_`. */
export const BUILD_KEYS_FILE = '_keys.json';

const keysSchema: z.ZodType<BuildKeys> = z.object({
  search: z.object({ source: z.string(), pages: z.array(z.string()), files: z.array(z.string()) }).optional(),
  pages: z.record(z.string(), z.string()),
});

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
export function readBuildKeys(dist: string): Promise<BuildKeys> {
  return readRecord(join(dist, BUILD_KEYS_FILE), keysSchema, { pages: {} });
}
