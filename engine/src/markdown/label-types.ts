/** The texts that the compiler adds to an article. */
export interface Labels {
  readonly copy: string;
  /** For the anchor of a heading; `{0}` is the heading. */
  readonly anchor: string;
  readonly admonitions: { readonly [kind in AdmonitionKind]: string };
  readonly footnotes: string;
  /** For the link from a footnote back to its reference; `{0}` is its number. */
  readonly backToReference: string;
  readonly table: string;
  /** For the scrolling frame of a table; `{0}` is its caption or first row. */
  readonly tableOf: string;
  readonly tabs: string;
  readonly details: string;
  readonly contents: string;
  readonly tags: string;
  /** In place of a component that cannot be shown; `{0}` is its tag. */
  readonly notShown: string;
  /** Title of a tag's page; `{0}` is the tag. */
  readonly tag: string;
  /** Title and description of the page of changes. */
  readonly changes: string;
  readonly changesText: string;
  /** Beside a page that began with a change. */
  readonly newPage: string;
  /** Where older changes are left out; `{0}` is how many are listed. */
  readonly lastChanges: string;
  /** Title and description of a comparison: `{0}` is the older version, `{1}` the newer one, `{2}` the page. */
  readonly comparison: string;
  readonly comparisonText: string;
  /** How much was added, removed and changed, in paragraphs. */
  readonly differences: string;
  readonly sameText: string;
  /** For a run of `{0}` paragraphs that are the same. */
  readonly unchanged: string;
  /** Before what one version has, for those who do not see how it is marked. */
  readonly added: string;
  readonly removed: string;
}

export type AdmonitionKind = 'note' | 'tip' | 'info' | 'caution' | 'warning' | 'danger';
