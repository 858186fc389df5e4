import { createStore, type Store } from '../state/store.ts';

/** Where a stored value lives: over visits, or for this tab alone. */
export type StorageArea = 'localStorage' | 'sessionStorage';

export interface StorageSlotOptions<T> {
  readonly key: string;
  readonly area?: StorageArea;
  /** Turns what is stored (or `null`) into a value; must accept anything. */
  readonly parse: (stored: string | null) => T;
  /** `null` removes the key. */
  readonly print: (value: T) => string | null;
}

/**
 * Creates the one access to a value that is kept in the browser. Setting it stores it; another tab's change arrives by itself.
 * A browser that cannot store logs why, once for all values, and the value lives as long as the page (spec §8).
 * @throws Error on the server, where there is nothing to read.
 */
export function createStorageSlot<T>({ key, area = 'localStorage', parse, print }: StorageSlotOptions<T>): Store<T> {
  if (typeof window === 'undefined')
    throw new Error(`The stored value "${key}" was read on the server. Read it in the browser, after hydration.`);
  const store = createStore(parse(null), parse(tryStorage(() => window[area].getItem(key)) ?? null));

  window.addEventListener('storage', (event) => {
    // A null key means that everything was cleared.
    if (event.storageArea === tryStorage(() => window[area]) && (event.key === key || event.key === null)) store.set(parse(event.newValue));
  });

  return {
    get: store.get,
    getInitial: store.getInitial,
    subscribe: store.subscribe,
    set(value) {
      store.set(value);
      const printed = print(value);
      tryStorage(() => (printed === null ? window[area].removeItem(key) : window[area].setItem(key, printed)));
    },
  };
}

/** Whether the console says already why nothing is stored. */
let isTold = false;

function tryStorage<T>(access: () => T): T | undefined {
  try {
    return access();
  } catch (error) {
    if (!isTold) console.warn('This browser does not let the site store your choices:', error);
    isTold = true;
    return undefined;
  }
}
