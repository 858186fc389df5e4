import { accessSync, constants } from 'node:fs';
import { delimiter, join } from 'node:path';

/**
 * The absolute path of the first of some programs that is installed and may be run.
 * @param names as in the shell
 * @param elsewhere absolute paths at which they may be beside the folders of `PATH`
 */
export function findProgram(names: readonly string[], elsewhere: readonly string[] = []): string | undefined {
  const folders = (process.env.PATH ?? '').split(delimiter).filter((folder) => folder !== '');
  return [...names.flatMap((name) => folders.map((folder) => join(folder, name))), ...elsewhere].find(mayRun);
}

function mayRun(file: string): boolean {
  try {
    accessSync(file, constants.X_OK);
    return true;
  } catch {
    return false;
  }
}
