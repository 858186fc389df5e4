import type { Brand } from './brand.ts';
import type { FooterLanguage } from './labels.ts';

/** The brand in one language: given as data, or fetched when it is needed. */
export type TranslationSource = Brand | (() => Promise<Brand>);

/** A value that changes, for React's `useSyncExternalStore`. */
export interface Watchable<Value> {
  get(): Value;
  /** The value on the server, with which React hydrates. */
  getInitial(): Value;
  /** Calls `listener` after each change. Returns a function that unsubscribes. */
  subscribe(listener: () => void): () => void;
}

/** The state of a language. */
export interface Translation {
  /** `null` until it has been loaded. */
  readonly brand: Brand | null;
  readonly isLoading: boolean;
  /** Why it could not be loaded; `load` tries again. */
  readonly error: unknown;
}

/** The texts of the footer: a store for each language, which a host may watch too. */
export interface Translations {
  of(language: FooterLanguage): Watchable<Translation>;
  /** Fetches a language unless it has been loaded. Resolves in either case, also after a failure. */
  load(language: FooterLanguage): Promise<void>;
}

/**
 * Creates the translation store. Languages given as data are there from the start, on the server and in the first
 * render.
 */
export function createTranslations(sources: Readonly<Partial<Record<FooterLanguage, TranslationSource>>>): Translations {
  const stores = { 'zh-Hans-CN': createTranslation(sources['zh-Hans-CN']), en: createTranslation(sources.en) };
  return {
    of: (language) => stores[language],
    async load(language) {
      const source = sources[language];
      const store = stores[language];
      const { brand, isLoading } = store.get();
      if (brand || isLoading) return;
      store.set({ brand: null, isLoading: true, error: null });
      try {
        if (typeof source !== 'function') throw new Error(`The footer has no texts in ${language}. Give them to createTranslations.`);
        store.set({ brand: await source(), isLoading: false, error: null });
      } catch (error) {
        store.set({ brand: null, isLoading: false, error });
      }
    },
  };
}

function createTranslation(source: TranslationSource | undefined) {
  const initial: Translation = { brand: typeof source === 'object' ? source : null, isLoading: false, error: null };
  let state = initial;
  const listeners = new Set<() => void>();
  return {
    get: () => state,
    getInitial: () => initial,
    subscribe(listener: () => void) {
      listeners.add(listener);
      return () => listeners.delete(listener);
    },
    set(next: Translation) {
      state = next;
      for (const listener of [...listeners]) listener();
    },
  };
}
