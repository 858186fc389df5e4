/** A value outside of React that changes over time. */
export interface Readable<T> {
  get(): T;
  /** The value on the server: React hydrates with it, then renders the current one. */
  getInitial(): T;
  /** Calls `listener` after each change. Returns a function that unsubscribes. */
  subscribe(listener: () => void): () => void;
}

export interface Store<T> extends Readable<T> {
  set(value: T): void;
}

/**
 * Creates a store. Setting an identical value notifies nobody.
 * @param initial value on the server
 * @param present current value, if it differs
 */
export function createStore<T>(initial: T, present = initial): Store<T> {
  let value = present;
  const listeners = new Set<() => void>();
  return {
    get: () => value,
    getInitial: () => initial,
    set(next) {
      if (Object.is(value, next)) return;
      value = next;
      for (const listener of [...listeners]) listener();
    },
    subscribe(listener) {
      listeners.add(listener);
      return () => listeners.delete(listener);
    },
  };
}
