import type { TocEntry } from '../model/page.ts';

/** What is in a page, before the site's own parts are put around it. */
export interface PageContent {
  /** On demand: all pages at once would fill the memory. */
  readonly html: () => string;
  /** Absent without a source in Markdown: then it is made from all that readers see. */
  readonly markdown?: () => string;
  /** What these are made from, where that is known without making them. */
  readonly contentKey?: () => ContentKey;
  /** Of a written page: numbers of its links that have a problem. */
  readonly problems?: readonly number[];
  readonly toc?: readonly TocEntry[];
  /** Whether it is a short notice in the place of a text. */
  readonly isNotice?: boolean;
  /** Of a written page: level of the lowest headings in its contents list. */
  readonly tocMost?: number;
}

/** What the content of a page is made from. */
export interface ContentKey {
  readonly hash: string;
  /** The `Filling` of a written page as JSON; null if the content is made from more than that and the page's text. */
  readonly filling: string | null;
}
