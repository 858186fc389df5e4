/** What readers can say of a section or a sample. */
export const FEEDBACK_KINDS = ['wrong', 'unclear', 'missing', 'sample'] as const;
export type FeedbackKind = (typeof FEEDBACK_KINDS)[number];

/** Longest line that a reader may add, in characters. */
export const LONGEST_FEEDBACK = 300;

/** Where the server takes reports, below the base URL. */
export const FEEDBACK_PATH = '/api/feedback';
