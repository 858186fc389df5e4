import { existsSync, readFileSync } from 'node:fs';
import { writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { z } from 'zod';
import { PACK_KINDS, type PackKind } from './kinds.ts';

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
  /** Hash of what it was made from (`packKey`). */
  readonly key: string;
}

/** The list of packed files in their folder. */
export const RECORD = 'packs.json';

const schema = z.array(
  z.object({
    file: z.string().regex(/^[\w.-]+$/),
    kind: z.enum(PACK_KINDS),
    locale: z.string(),
    version: z.string(),
    section: z.string().nullable(),
    bytes: z.number(),
    pages: z.number(),
    key: z.string().default(''),
  }),
);

/** Reads the list of what a folder has packed; files that are gone are left out. */
export function readRecord(folder: string): PackedFile[] {
  const file = join(folder, RECORD);
  if (!existsSync(file)) return [];
  const found = schema.safeParse(JSON.parse(readFileSync(file, 'utf8')));
  return found.success ? found.data.filter((one) => existsSync(join(folder, one.file))) : [];
}

/** Writes the list of what a folder has packed, in the order in which it is offered. */
export async function writeRecord(folder: string, packs: readonly PackedFile[]): Promise<void> {
  const sorted = packs.toSorted((a, b) => (a.file < b.file ? -1 : Number(a.file > b.file)));
  await writeFile(join(folder, RECORD), `${JSON.stringify(sorted, null, 2)}\n`);
}
