import { existsSync } from 'node:fs';
import { join } from 'node:path';
import { z } from 'zod';
import { readRecord } from '../model/read-record.ts';
import { replaceFile } from '../model/replace-file.ts';
import { PACK_KINDS } from './kinds.ts';

/** The list of packed files in their folder. */
export const RECORD = 'packs.json';

const schema = z.array(
  z.object({
    file: z.string().regex(/^[^./\\][^/\\]*$/),
    kind: z.enum(PACK_KINDS),
    locale: z.string(),
    version: z.string(),
    /** Null for all sections. */
    section: z.string().nullable(),
    bytes: z.number(),
    /** Number of pages of the site in it. */
    pages: z.number(),
    /** Day of the latest change of these, as ISO 8601; null if no change is known. */
    date: z.string().nullable().default(null),
    /** Hash of what it was made from (`packKey`). */
    key: z.string().default(''),
  }),
);

/** A file that was packed. */
export type PackedFile = Readonly<z.output<typeof schema>[number]>;

/** Reads the list of what a folder has packed; files that are gone are left out. A list that cannot be read counts as empty. */
export function readPacks(folder: string): PackedFile[] {
  return readRecord(join(folder, RECORD), schema, []).filter(({ file }) => existsSync(join(folder, file)));
}

/** Writes the list of what a folder has packed, in the order in which it is offered: whole, or not at all. */
export function writePacks(folder: string, packs: readonly PackedFile[]): void {
  const sorted = packs.toSorted((a, b) => (a.file < b.file ? -1 : Number(a.file > b.file)));
  replaceFile(join(folder, RECORD), `${JSON.stringify(sorted, null, 2)}\n`);
}
