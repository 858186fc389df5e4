import { useSyncExternalStore } from 'react';
import type { Readable } from './store.ts';

/** The value of a store. The component renders again when it changes. */
export function useStore<T>(store: Readable<T>): T {
  return useSyncExternalStore(store.subscribe, store.get, store.getInitial);
}
