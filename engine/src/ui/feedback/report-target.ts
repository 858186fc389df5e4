export interface ReportTarget {
  readonly page: string;
  /** Id of the section's heading; empty before the first one. */
  readonly section: string;
  /** Which code block of the page, from 1; null for the text. */
  readonly sample: number | null;
  /** What the reader has searched for in vain. */
  readonly wanted?: string;
  /** Name of the button and of the dialog. */
  readonly name: string;
}
