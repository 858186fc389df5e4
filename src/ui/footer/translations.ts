import type { BrandData } from '../../model/site.ts';
import { createStore, type Readable } from '../state/store.ts';
import type { FooterLanguage } from './labels.ts';

/** The brand as it stands in one language: at hand, or fetched when it is wanted. */
export type TranslationSource = BrandData | (() => Promise<BrandData>);

/** How far a language is. */
export interface Translation {
  /** `null` until it is there. */
  readonly brand: BrandData | null;
  readonly isLoading: boolean;
  /** Why it did not come; asking for it again is another try. */
  readonly error: unknown;
}

/** What the footer says, language by language; a store for each, which a host may watch as well. */
export interface Translations {
  of(language: FooterLanguage): Readable<Translation>;
  /** Fetches a language that is not there yet; resolves when it is there or has failed. */
  load(language: FooterLanguage): Promise<void>;
}

/** Creates the translation store (spec §4 "Footer"). What is given as data is there at once, on the server and in the browser's first picture. */
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
  const brand = typeof source === 'object' ? source : null;
  return createStore<Translation>({ brand, isLoading: false, error: null });
}
