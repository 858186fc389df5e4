import { z } from 'zod';
import { FEEDBACK_KINDS, LONGEST_FEEDBACK } from '../../model/feedback.ts';

/** One line of text that a terminal can print. */
const line = (longest: number) =>
  z
    .string()
    .max(longest)
    .transform((text) => text.replace(/[\p{Cc}\p{Cf}\s]+/gu, ' ').trim());

/** What a reader says of a section or a sample. Nothing of it says who the reader is. */
export const reportSchema = z.strictObject({
  /** Address of the page, without what may follow it. */
  page: z
    .string()
    .max(500)
    .startsWith('/')
    .transform((page) => page.replace(/[?#].*$/s, '')),
  /** Id of the section's heading; empty for what is before the first one. */
  section: line(200).default(''),
  /** Which code block of the page it is about, from 1. */
  sample: z.int().min(1).max(10_000).nullable().default(null),
  kind: z.enum(FEEDBACK_KINDS),
  text: line(LONGEST_FEEDBACK).default(''),
});

/** A report as it is kept. */
export interface Report extends z.output<typeof reportSchema> {
  /** UTC, ISO 8601, without a time: the hour might tell who it was. */
  readonly day: string;
  /** The build that the reader had. */
  readonly build: string;
}

/** Where reports are kept. */
export interface FeedbackStore {
  /**
   * Keeps a report. When it returns, the report is safe.
   * @throws FeedbackUnavailableError if it cannot be kept
   */
  add(report: Report): Promise<void>;
  close(): void;
}

/** A report could not be kept. */
export class FeedbackUnavailableError extends Error {
  override readonly name = 'FeedbackUnavailableError';
}
