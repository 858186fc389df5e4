import type { Banner } from './locale.ts';
import type { PageSidebar } from './sidebar.ts';

/** One line of a table of contents. */
export interface TocEntry {
  readonly id: string;
  readonly text: string;
  /** Heading level, 2 to 6. */
  readonly level: number;
  /** What stands before the text, such as the method of a request. */
  readonly mark?: string;
  /** The text in pieces, every second of which is code; absent where none is. */
  readonly pieces?: readonly string[];
}

export interface PageLink {
  readonly label: string;
  readonly href: string;
  /** Name of the category that the page is in. */
  readonly category?: string;
}

/** The same page elsewhere: in another locale or another version. */
export interface PageAlternate {
  /** Name of the locale or version. */
  readonly name: string;
  readonly href: string;
  /** Whether the page does not exist there and `href` is the nearest one (the section's start). */
  readonly isNear?: true;
  /** Of another version: address of the page that compares the texts. */
  readonly compare?: string;
}

/** An element that an author put into the page's head. */
export interface HeadTag {
  readonly tag: 'meta' | 'link';
  readonly attributes: Readonly<Record<string, string>>;
}

/** Preview image of links to a page on other sites. */
export interface PreviewImage {
  /** Absolute. */
  readonly url: string;
  /** Whether the author chose it: it may have any size. The others have `PREVIEW_SIZE`. */
  readonly isChosen?: true;
}

/** Size in pixels that link previews require, at least; some crop the middle square. */
export const PREVIEW_SIZE = { width: 1200, height: 630 } as const;

/** A change of a page's text. */
export interface PageChange {
  /** ISO 8601 date. */
  readonly date: string;
  /** Absent where readers are not told. */
  readonly title?: string;
}

/** What readers can learn of a page's changes. */
export interface PageChanges {
  /** Address of the page with the changes of its version. */
  readonly href: string;
  /** Its own last ones, the last first. */
  readonly last: readonly PageChange[];
  /** The language of their titles, if it is known. */
  readonly language?: string;
}

/** What readers are to know of the text in their language: its source has changed since, or is shown in its place. */
export type TranslationState = 'outdated' | 'fallback';

/**
 * Everything that the shell knows about a page. Addresses (`path`, `href`, `…Url`) are final: base URL, locale and version included. It is
 * embedded in the page's HTML; with the article it is `page.json` (`PagePayload`).
 */
export interface PageData {
  /** Identifies the shell, so that data for another one is detected. Pages of other builds with the same shell go with it. */
  readonly build: string;
  readonly path: string;
  readonly locale: string;
  readonly version: string;
  /** A landing page is designed (React at build time) and fills `<main>`; a doc is one `<article>` in the docs frame. */
  readonly kind: 'doc' | 'landing' | 'notFound';
  /** The same in all locales: `sdk/leaderboard/guide`. */
  readonly id: string;
  readonly title: string;
  readonly hideTitle?: boolean;
  /** The whole title of the window, if it is another one. */
  readonly windowTitle?: string;
  /** Whether the article takes more room than lines of text need, for what stands side by side in it. */
  readonly wide?: boolean;
  readonly description: string;
  readonly keywords: readonly string[];
  readonly image: PreviewImage | null;
  /** HTML that the site adds to the actions below the article. */
  readonly menu?: string;
  readonly toc: readonly TocEntry[];
  readonly breadcrumbs: readonly { readonly label: string; readonly href: string | null }[];
  readonly sidebar: PageSidebar | null;
  /** Of a page without a sidebar: name of the one that it is about, which the navbar shows. */
  readonly section?: string;
  readonly previous: PageLink | null;
  readonly next: PageLink | null;
  readonly locales: readonly PageAlternate[];
  readonly versions: readonly PageAlternate[];
  /** Of further docs that have versions of their own: what is said of this one, and the same page in the current one. */
  readonly docsVersion?: { readonly label: string; readonly banner: Banner; readonly href?: string };
  /** Locale of the text itself, where it is another than `locale`: on a page without a translation. */
  readonly contentLocale?: string;
  readonly translation?: TranslationState;
  /** Absolute URL. */
  readonly canonical: string;
  readonly noindex?: boolean;
  readonly editUrl?: string;
  readonly markdownUrl: string | null;
  /** ISO 8601 date of the last change of the source. */
  readonly lastUpdated: string | null;
  /** Null in a version whose changes are not known. */
  readonly changes: PageChanges | null;
  readonly head: readonly HeadTag[];
}

/** What in-page navigation fetches: `page.json` beside each page's `index.html`. */
export interface PagePayload extends PageData {
  /** The article's (or landing page's) inner HTML. Made by the build, never from outside. */
  readonly html: string;
}
