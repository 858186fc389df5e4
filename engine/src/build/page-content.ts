import type { TocEntry } from '../model/page.ts';

/** What is in a page, before the site's own parts are put around it. */
export interface PageContent {
  /** On demand: all pages at once would fill the memory. */
  readonly html: () => string;
  /** Absent without a source in Markdown: then it is made from all that readers see. */
  readonly markdown?: () => string;
  /** A hash of all that these are made from, where that is known without making them. */
  readonly contentKey?: () => string;
  readonly toc?: readonly TocEntry[];
}
