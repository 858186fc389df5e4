import { existsSync } from 'node:fs';
import { delimiter, join } from 'node:path';

/** Path of the first of these programs that is installed. */
export function findProgram(names: readonly string[], folders = (process.env.PATH ?? '').split(delimiter)): string | undefined {
  return names.flatMap((name) => folders.map((folder) => join(folder, name))).find((file) => existsSync(file));
}
