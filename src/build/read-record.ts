import { readFile } from 'node:fs/promises';
import type { z } from 'zod';

/**
 * Reads what an earlier build has noted for later ones.
 * @returns `none` where there is no such file, or not in this form: nothing is taken from that build
 */
export async function readRecord<Record>(file: string, schema: z.ZodType<Record>, none: Record): Promise<Record> {
  try {
    return schema.parse(JSON.parse(await readFile(file, 'utf8')));
  } catch {
    return none;
  }
}
