import { join } from 'node:path';
import { z } from 'zod';
import { readRecord } from './read-record.ts';

/** Never served: its name begins with `_`. */
export const BUILD_KEYS_FILE = '_keys.json';

const keysSchema: z.ZodType<BuildKeys> = z.object({ search: z.string().optional(), pages: z.record(z.string(), z.string()) });

/** Names of what the parts of a build were made from: a part whose name is the same in the next build is taken over. */
export interface BuildKeys {
  readonly search?: string | undefined;
  /** By the page's folder. */
  readonly pages: Readonly<Record<string, string>>;
}

/** The keys of the build in a folder; none where there is no build, or one that nothing can be taken from. */
export function readBuildKeys(dist: string): Promise<BuildKeys> {
  return readRecord(join(dist, BUILD_KEYS_FILE), keysSchema, { pages: {} });
}
