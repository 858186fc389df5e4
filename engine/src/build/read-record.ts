import { readFile } from 'node:fs/promises';
import type { z } from 'zod';

/**
 * Reads a record that an earlier build has left.
 * @returns `none` if the file is missing or invalid
 */
export async function readRecord<Record>(file: string, schema: z.ZodType<Record>, none: Record): Promise<Record> {
  try {
    return schema.parse(JSON.parse(await readFile(file, 'utf8')));
  } catch {
    return none;
  }
}
