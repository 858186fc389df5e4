import { readFileSync } from 'node:fs';
import { type Fields, fieldsOf } from './record.ts';

/**
 * Reads a record that an earlier command has left.
 * @returns `none` if the file is missing or invalid
 */
export function readRecord<Record>(file: string, schema: { parse(content: unknown): Record }, none: Record): Record {
  try {
    return schema.parse(JSON.parse(readFileSync(file, 'utf8')));
  } catch {
    return none;
  }
}

/** The fields of a JSON file; none of one that is missing or invalid. */
export function fieldsOfFile(file: string): Fields {
  return readRecord(file, { parse: fieldsOf }, {});
}
