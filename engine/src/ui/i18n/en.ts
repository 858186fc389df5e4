/** Every text of the shell. A catalogue of another language that lacks one fails the type check. */
export const texts = {
  skipToContent: 'Skip to main content',
  mainNavigation: 'Main',
  docsNavigation: 'Docs',
  openMenu: 'Open menu',
  closeMenu: 'Close menu',
  backToMainMenu: 'Back to main menu',
  language: 'Language',
  version: 'Docs version',
  otherLanguageNotExact: '(this page has no translation; opens its section)',
  /** Shown after a switch of language or version that could not stay on the page. */
  nearestTitle: 'Another page in its place',
  nearestText: 'The page you were reading does not exist here. This is the nearest one.',
  dismissNotice: 'Dismiss notice',
  useDarkTheme: 'Switch to dark mode',
  useLightTheme: 'Switch to light mode',
  dismissAnnouncement: 'Dismiss announcement',
  announcement: 'Announcement',
  breadcrumbs: 'Breadcrumbs',
  onThisPage: 'On this page',
  loading: 'Loading',
  openBranch: (label: string) => `Open “${label}”`,
  /** Of the link to the lines of a long list that a sidebar leaves out. */
  morePages: (count: number) => `${count} more`,
  /** Of the chevron that opens and closes a branch. */
  branch: (label: string) => `Pages below “${label}”`,
  opensInNewTab: '(opens in a new tab)',

  article: {
    previous: 'Previous',
    next: 'Next',
    pagination: 'Previous and next page',
    lastUpdated: 'Last updated',
    allChanges: 'All changes',
    compareWith: (version: string) => `Compare with ${version}`,
    edit: 'Edit this page',
    copyMarkdown: 'Copy as Markdown',
    viewMarkdown: 'View Markdown',
    copied: 'Copied',
    copySection: 'Copy section',
    copySectionHint: 'Copy this section as Markdown',
    /** Name of a picture that opens large. */
    enlarge: (alt: string) => `Open large: ${alt}`,
    closePicture: 'Close picture',
    zoomIn: 'Zoom in',
    zoomOut: 'Zoom out',
    /** How a picture is zoomed with fingers, and with a mouse and keys. */
    zoomHint: 'Tap for the whole or a closer view, drag to move',
    zoomKeys: 'Click or + and − to zoom, drag or arrow keys to move, 0 for the whole, Esc to close',
    /** What a button shows: all of a picture, or its words at a size that is read with ease. */
    wholePicture: 'Whole view',
    closerPicture: 'Closer view',
    wrapLines: 'Wrap lines',
    /** In the place of a picture. */
    pictureFailed: (alt: string) => (alt ? `Picture not loaded: ${alt}` : 'Picture not loaded'),
    /** When the reader has tried again in vain, and while there is no network. */
    pictureFailedAgain: 'Still not loaded. Try again later.',
    pictureOffline: 'You are offline. It loads when you are back online.',
    copyFailed: 'Could not copy. Select the text and copy it yourself.',
    copiedHeadingLink: 'Link to this section copied',
    fallbackTitle: 'Not translated yet',
    fallbackText: 'This page is shown in its original language.',
    outdatedTitle: 'The original has changed',
    outdatedText: 'This translation might be out of date. If the two differ, the original applies.',
    readOriginal: 'Read the original',
    oldVersionTitle: (version: string) => `This is the ${version} documentation, which is no longer maintained`,
    newVersionTitle: (version: string) => `This is the ${version} documentation, which is not released yet`,
    oldVersionSamePage: 'New projects use the current version, which covers this topic too.',
    oldVersionNoPage: 'New projects use the current version, which has no page for this topic.',
    oldVersionLink: (version: string) => `Go to ${version}`,
  },

  search: {
    button: 'Search',
    label: 'Search the docs',
    close: 'Close search',
    recents: 'Recent searches',
    noRecents: 'No search history',
    removeRecent: (title: string) => `Remove “${title}” from the history`,
    noResults: 'No results',
    noResultsHint: 'Try other words, such as the name of a feature, a method, or an error code.',
    results: 'Search results',
    resultCount: (pages: number, hits: number) =>
      `${pages} ${pages === 1 ? 'page' : 'pages'}, ${hits} ${hits === 1 ? 'result' : 'results'}`,
    noResultsIn: (version: string) => `No results in the ${version} docs`,
    otherVersion: (version: string) => `Results in the ${version} docs`,
    searchIn: 'Search in',
    everywhere: 'All',
    popular: 'Popular searches',
    /** Where one section has nothing: searches all of them. */
    searchEverywhere: 'Search all sections',
    browse: 'Browse by section',
    /** Where nothing was found: opens the dialog for reports. */
    reportMissing: 'Nothing fits? Tell us',
    correctedTo: (query: string) => `Results for “${query}”.`,
    verbatim: (query: string) => `Search for “${query}”`,
    badAnswer: 'The search service returned an unexpected response',
    failed: 'Search is unavailable at the moment',
    fallbackNotice: 'These results match only titles.',
    cutTo: (query: string) => `The query was too long. Showing results for “${query}”`,
    keySelect: 'select',
    keyOpen: 'open',
    keyClose: 'close',
    slashKey: 'Open search with /',
    /** Before and after the name of the search provider. */
    providerBefore: 'Search by',
    providerAfter: '',
  },

  errors: {
    crashed: 'This page crashed.',
    tryAgain: 'Try again',
    loadFailedTitle: 'The page could not be loaded',
    loadFailedText: 'Check your connection and try again.',
    menuFailed: 'The menu could not be loaded',
    close: 'Close',
    retry: 'Retry',
    aborted: 'Request aborted',
    network: 'Network Error',
    timeout: (milliseconds: number) => `timeout of ${milliseconds} ms exceeded`,
    status: (status: number) => `Request failed with status code ${status}`,
    protocol: 'Unsupported protocol',
  },

  notFound: {
    title: 'Page Not Found',
    text: 'We could not find what you were looking for.',
    contact: 'Please contact the owner of the site that linked you to the original URL and let them know their link is broken.',
    suggestions: 'Perhaps you were looking for:',
    noSuggestions: 'No page has an address like this one. Start from:',
    goHome: 'Go to the home page',
  },

  baseUrlBanner: (baseUrl: string) =>
    `The stylesheet did not load, so this page looks broken. If you run this site: its baseUrl is “${baseUrl}”; check that it is the path under which the site is served.`,
};

/** The texts of the shell in one language. */
export type Texts = typeof texts;
