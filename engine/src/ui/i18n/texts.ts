import type { texts } from './en.ts';

/** The texts of the shell in one language. */
export type Texts = typeof texts;
