/** A page in the index of an offline pack. */
export interface OfflineIndexPage {
  readonly title: string;
  /** Link to its file from the pack's root. */
  readonly file: string;
  /** Heading, its id, and the text below it; the first has no heading. */
  readonly sections: readonly (readonly [heading: string, id: string, text: string])[];
}

/** All texts of an offline pack. */
export interface OfflineIndex {
  readonly pages: readonly OfflineIndexPage[];
}

/** The texts of a pack's search dialog, in its language. */
export interface OfflineTexts {
  readonly label: string;
  readonly close: string;
  readonly noResults: string;
  readonly noResultsHint: string;
  readonly results: string;
  /** Said where there is no index. */
  readonly failed: string;
  /** Said after code was copied. */
  readonly copied: string;
}

/** What a pack's scripts hand over to its pages: from a folder, a script file is all that a page may load. */
export interface OfflineGlobals {
  signpostTexts?: OfflineTexts;
  signpostIndex?: OfflineIndex;
}
