import { readFileSync } from 'node:fs';
import type { z } from 'zod';

/**
 * Reads a record that an earlier command has left.
 * @returns `none` if the file is missing or invalid
 */
export function readRecord<Record>(file: string, schema: z.ZodType<Record>, none: Record): Record {
  try {
    return schema.parse(JSON.parse(readFileSync(file, 'utf8')));
  } catch {
    return none;
  }
}
