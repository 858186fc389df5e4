import { FULL_LOADS_KEY } from '../preferences/keys.ts';
import { createStorageSlot } from '../preferences/storage-slot.ts';

/**
 * Addresses that were loaded as whole pages because their data could not be fetched. If one fails again, the error box is shown: never a
 * reload loop.
 */
export interface FullLoads {
  has(path: string): boolean;
  add(path: string): void;
  /** The address has been loaded, even if it is a 404: it may be loaded in full again. */
  remove(path: string): void;
}

/** Remembers full loads for this tab. */
export function createFullLoads(): FullLoads {
  const paths = createStorageSlot<readonly string[]>({
    key: FULL_LOADS_KEY,
    area: 'sessionStorage',
    parse: (stored) => (stored ? stored.split('\n') : []),
    print: (list) => (list.length > 0 ? list.join('\n') : null),
  });
  return {
    has: (path) => paths.get().includes(path),
    add: (path) => paths.set([...paths.get(), path]),
    remove: (path) => {
      if (paths.get().includes(path)) paths.set(paths.get().filter((other) => other !== path));
    },
  };
}
