import { createStore, type Store } from '../state/store.ts';

/** Where a value is stored: for good, or for this tab only. */
export type StorageArea = 'localStorage' | 'sessionStorage';

export interface StorageSlotOptions<T> {
  readonly key: string;
  readonly area?: StorageArea;
  /** Turns the stored text (or `null`) into a value. Must accept anything. */
  readonly parse: (stored: string | null) => T;
  /** `null` removes the key. */
  readonly print: (value: T) => string | null;
}

/**
 * Creates a store that is kept in the browser. Setting it stores the value; changes in other tabs arrive by themselves. If the browser
 * cannot store, that is logged once for all values, and the value lasts as long as the page.
 * @throws Error on the server, where there is nothing to read
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

/** Whether a storage failure has been logged. */
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
