import type { ReactHead } from './protocol.ts';

/** What is known while a piece of markup is rendered, and what it tells. */
export interface Moment {
  locale: string;
  version: string;
  head: { -readonly [Name in keyof ReactHead]: ReactHead[Name] };
  readonly scripted: Set<string>;
  /** Absolute paths of the files beside its code that it was made from, whether they are there or not: facts about the docs, translations. */
  readonly reads: Set<string>;
}
