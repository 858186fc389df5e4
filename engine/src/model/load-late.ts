import { createRequire } from 'node:module';
import { OWN_EXTENSION } from './own-extension.ts';

/**
 * Loads a package when it is needed first: some take longer to load than all else that an edit or the dev server's first page needs. What
 * is returned has to be given its type: `typeof import('yaml')`.
 */
export const loadLate = createRequire(import.meta.url);

/**
 * The same for modules of the engine, by their paths from the module that asks, without extension: at the door of a room that few pages need.
 * @param url `import.meta.url` of the module that asks
 */
export function loadLateFrom(url: string): (path: string) => ReturnType<NodeJS.Require> {
  const load = createRequire(url);
  return (path) => load(path + OWN_EXTENSION);
}
