/** Every text of the shell, in one language. A catalogue that lacks one fails the type check. */
export interface Texts {
  readonly skipToContent: string;
  readonly mainNavigation: string;
  readonly docsNavigation: string;
  readonly openMenu: string;
  readonly closeMenu: string;
  readonly backToMainMenu: string;
  readonly language: string;
  readonly version: string;
  readonly otherLanguageNotExact: string;
  /** Shown after a switch of language or version that could not stay on the page. */
  readonly nearestTitle: string;
  readonly nearestText: string;
  readonly dismissNotice: string;
  readonly useDarkTheme: string;
  readonly useLightTheme: string;
  readonly dismissAnnouncement: string;
  readonly announcement: string;
  readonly breadcrumbs: string;
  readonly onThisPage: string;
  readonly loading: string;
  readonly openBranch: (label: string) => string;
  /** Of the chevron that opens and closes a branch. */
  readonly branch: (label: string) => string;
  readonly opensInNewTab: string;

  readonly article: {
    readonly previous: string;
    readonly next: string;
    readonly pagination: string;
    readonly lastUpdated: string;
    readonly allChanges: string;
    readonly compareWith: (version: string) => string;
    readonly edit: string;
    readonly copyMarkdown: string;
    readonly viewMarkdown: string;
    readonly copied: string;
    readonly copySection: string;
    readonly copySectionHint: string;
    /** Name of a picture that opens large. */
    readonly enlarge: (alt: string) => string;
    readonly closePicture: string;
    readonly wrapLines: string;
    readonly copyFailed: string;
    readonly copiedHeadingLink: string;
    readonly fallbackTitle: string;
    readonly fallbackText: string;
    readonly outdatedTitle: string;
    readonly outdatedText: string;
    readonly readOriginal: string;
    readonly oldVersionTitle: (version: string) => string;
    readonly oldVersionSamePage: string;
    readonly oldVersionNoPage: string;
    readonly oldVersionLink: (version: string) => string;
  };

  readonly search: {
    readonly button: string;
    readonly label: string;
    readonly close: string;
    readonly recents: string;
    readonly noRecents: string;
    readonly removeRecent: (title: string) => string;
    readonly noResults: string;
    readonly noResultsHint: string;
    readonly results: string;
    readonly resultCount: (pages: number, hits: number) => string;
    readonly noResultsIn: (version: string) => string;
    readonly otherVersion: (version: string) => string;
    readonly scope: string;
    readonly everywhere: string;
    readonly popular: string;
    readonly correctedTo: (query: string) => string;
    readonly verbatim: (query: string) => string;
    readonly badAnswer: string;
    readonly failed: string;
    readonly fallbackNotice: string;
    readonly cutTo: (query: string) => string;
    readonly keySelect: string;
    readonly keyOpen: string;
    readonly keyClose: string;
    readonly slashKey: string;
    /** Before and after the name of the search provider. */
    readonly providerBefore: string;
    readonly providerAfter: string;
  };

  readonly errors: {
    readonly crashed: string;
    readonly tryAgain: string;
    readonly loadFailedTitle: string;
    readonly loadFailedText: string;
    readonly retry: string;
    readonly aborted: string;
    readonly network: string;
    readonly timeout: (milliseconds: number) => string;
    readonly status: (status: number) => string;
    readonly protocol: string;
  };

  readonly notFound: {
    readonly title: string;
    readonly text: string;
    readonly contact: string;
    readonly suggestions: string;
    readonly goHome: string;
  };

  readonly baseUrlBanner: (baseUrl: string) => string;
}
