import { existsSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { z } from 'zod';

/** What a pack is: a site that opens from a folder, or a book. */
export type PackKind = 'offline' | 'epub' | 'pdf';

/** A file that was packed. */
export interface PackedFile {
  readonly file: string;
  readonly kind: PackKind;
  readonly locale: string;
  readonly version: string;
  /** Null for all sections. */
  readonly section: string | null;
  readonly bytes: number;
  /** Number of pages of the site in it. */
  readonly pages: number;
}

/** The list of packed files in their folder. */
export const RECORD = 'packs.json';

const schema = z.array(
  z.object({
    file: z.string().regex(/^[\w.-]+$/),
    kind: z.enum(['offline', 'epub', 'pdf']),
    locale: z.string(),
    version: z.string(),
    section: z.string().nullable(),
    bytes: z.number(),
    pages: z.number(),
  }),
);

/** Reads the list of what a folder has packed; files that are gone are left out. */
export function readRecord(folder: string): PackedFile[] {
  const file = join(folder, RECORD);
  if (!existsSync(file)) return [];
  const found = schema.safeParse(JSON.parse(readFileSync(file, 'utf8')));
  return found.success ? found.data.filter((one) => existsSync(join(folder, one.file))) : [];
}

/** The order in which packs are listed. */
export function comparePacks(a: PackedFile, b: PackedFile): number {
  return a.file < b.file ? -1 : Number(a.file > b.file);
}
