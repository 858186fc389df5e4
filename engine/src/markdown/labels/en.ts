/** The texts that the compiler adds to an article. A language that lacks one fails the type check. */
export const en = {
  copy: 'Copy',
  /** For the anchor of a heading; `{0}` is the heading. */
  anchor: 'Link to “{0}”',
  admonitions: { note: 'Note', tip: 'Tip', info: 'Info', caution: 'Caution', warning: 'Warning', danger: 'Danger' },
  footnotes: 'Footnotes',
  /** For the link from a footnote back to its reference; `{0}` is its number. */
  backToReference: 'Back to reference {0}',
  table: 'Table',
  /** For the scrolling frame of a table; `{0}` is its caption or first row. */
  tableOf: 'Table: {0}',
  tabs: 'Tabs',
  details: 'Details',
  contents: 'On this page',
  /** In place of a component that cannot be shown; `{0}` is its tag. */
  notShown: 'The part {0} cannot be shown here.',
  tags: 'Tags',
  /** Title of a tag's page; `{0}` is the tag. */
  tag: 'Tag: {0}',
  /** Title and description of the page of changes. */
  changes: 'Changes',
  changesText: 'Updates to the pages, newest first.',
  /** Heading of what is in no section. */
  otherPages: 'Other pages',
  /** Beside a page that began with a change. */
  newPage: 'new page',
  removedPage: 'removed page',
  /** Where older changes are left out; `{0}` is how many are listed. */
  lastChanges: 'Only the last {0} changes are listed.',
  /** For the pages of a day that are folded; `{0}` is how many. */
  moreChanges: 'Show {0} more',
  /** For sections of a page that are not named; `{0}` is how many. */
  moreSections: 'and {0} more',
  /** Names, below pages whose changed sections are told, those of which nothing more is known. */
  otherEdits: 'Other edits',
  /** Names the feeds of the sections of the site. */
  sectionFeeds: 'Feeds by section',
  /** Title and description of a comparison: `{0}` is the older version, `{1}` the newer one, `{2}` the page. The versions stay together where the title breaks. */
  comparison: '{2}: {0}\u00a0and\u00a0{1}\u00a0compared',
  comparisonText: 'What was added, removed and changed in the text of “{2}” from {0} to {1}.',
  /** How many changes there are, in the bar that leads from one to the next. */
  countChanges: '{0} {0|change|changes}',
  /** The same with how many of them are of each kind, as `{1}`; what stands between these. */
  changesByKind: '{0} {0|change|changes}: {1}',
  addedSections: '{0} {0|section|sections} added',
  removedSections: '{0} {0|section|sections} removed',
  editedPassages: '{0} {0|passage|passages} edited',
  betweenKinds: ', ',
  /** Leads from that bar back to the lists of sections; these are named below. */
  summary: 'Overview',
  /** Opens these lists where there is little room. */
  allSections: 'Show all {0} sections',
  changedSections: 'Changed sections',
  newSections: 'New sections',
  goneSections: 'Removed sections',
  /** Names in these lists what is above the first heading. */
  beginning: 'Introduction',
  /** In the legend of a comparison: what has the mark is in the version `{0}` alone. Before the marks of paragraphs, and of words in them. */
  onlyIn: 'only in {0}',
  wholeParagraphs: 'Paragraphs:',
  wordsInside: 'Words:',
  /** Above a change, with links to the ones before and after it. */
  changeOf: 'Change {0} of {1}',
  previousChange: 'Previous',
  nextChange: 'Next',
  /** In place of a picture. */
  figure: 'Picture',
  changedFigure: 'Picture changed',
  /** A picture with its caption. */
  captioned: '{0}: {1}',
  /** A link to what is not shown, in the version `{0}`. */
  viewIn: 'View in {0}',
  sameText: 'The text is the same in both versions; only links or layout differ.',
  /** For a run of `{0}` paragraphs that are the same. */
  unchanged: '{0} {0|paragraph|paragraphs} unchanged',
  /** The same for lines of code. */
  unchangedLines: '{0} {0|line|lines} unchanged',
  /** Names code that has no name of its own. */
  code: 'Code',
  /** How many paragraphs, tables and blocks of code one version alone has: beside a title below which they are folded, and of those left out. */
  manyAdded: '{0} {0|block|blocks} added',
  manyRemoved: '{0} {0|block|blocks} removed',
  /** Before what one version has, for those who do not see how it is marked. */
  added: 'Added: ',
  /** Before the sections of a page that have another text. */
  edited: 'Edited: ',
  removed: 'Removed: ',
  /** Before what stands in another place, for all. */
  moved: 'Moved: ',
  /** The kinds of frames in sequence diagrams, by the words of their syntax. */
  frames: { alt: 'alt', loop: 'loop', opt: 'opt', par: 'par', critical: 'critical', break: 'break' },
};

/** The texts in one language. */
export type Labels = typeof en;

export type AdmonitionKind = keyof Labels['admonitions'];
