import type { TocEntry } from '../model/page.ts';

/** What is made for a page without a source. */
export interface GeneratedContent {
  /** On demand: all pages at once would fill the memory. */
  readonly html: () => string;
  /** A hash of all that it is made from, where that is known without making it. */
  readonly contentKey?: () => string;
  readonly toc?: readonly TocEntry[];
}
