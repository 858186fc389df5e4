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
}

export type AdmonitionKind = 'note' | 'tip' | 'info' | 'caution' | 'warning' | 'danger';
