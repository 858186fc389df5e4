/** A value that changes over time, outside React: read it, be told when it changes. */
export interface Readable<T> {
  get(): T;
  /** The value that the server rendered with: React hydrates with it, then renders the present one. */
  getInitial(): T;
  /** Calls `listener` after each change; the result ends that. */
  subscribe(listener: () => void): () => void;
}

export interface Store<T> extends Readable<T> {
  set(value: T): void;
}

/**
 * Creates a store. Setting an identical value tells nobody.
 * `initial` is what the server knows, `present` what holds already, where that differs.
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
