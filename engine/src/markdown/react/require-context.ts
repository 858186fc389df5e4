import { dirname, join } from 'node:path';
import { isFile, namesIn } from '../../model/read-if-there.ts';

/** What `require.context` of webpack answers: a function that loads one of the files that it has found. */
export interface RequireContext {
  (key: string): unknown;
  keys(): string[];
  resolve(key: string): string;
}

/**
 * The files of a folder as webpack gives them to a module.
 * @param from absolute path of the module
 * @param folder relative to the module
 * @param isDeep whether the folders in it count, too
 * @param pattern what their paths match, which begin with `./`
 * @param load runs a file, by its path from the folder
 */
export function createContext(
  from: string,
  folder: string,
  isDeep: boolean,
  pattern: RegExp,
  load: (key: string, beside: string) => unknown,
): RequireContext {
  const dir = join(dirname(from), folder);
  const keys = namesIn(dir, isDeep)
    .map((name) => `./${name}`)
    .filter((key) => pattern.test(key) && !key.includes('/node_modules/') && isFile(join(dir, key)))
    .toSorted();
  return Object.assign((key: string) => load(key, join(dir, 'context')), {
    keys: () => keys,
    resolve: (key: string) => join(dir, key),
  });
}
