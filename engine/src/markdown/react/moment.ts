import type { ReactHead } from './protocol.ts';

/** What is known while a piece of markup is rendered, and what it tells. */
export interface Moment {
  locale: string;
  version: string;
  head: { -readonly [Name in keyof ReactHead]: ReactHead[Name] };
  readonly scripted: Set<string>;
  /** Whether it asked for the versions or pages of the docs. */
  usesFacts: boolean;
}
