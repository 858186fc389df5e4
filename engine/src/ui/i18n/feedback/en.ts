export const texts = {
  report: 'Report a problem',
  /** Names of the buttons, for those who hear them: all look the same. */
  reportSection: (title: string) => `Report a problem with “${title}”`,
  reportSample: 'Report a problem with this code',
  reportQuery: (query: string) => `No results for “${query}”`,
  wrong: 'Wrong',
  unclear: 'Unclear',
  missing: 'Something is missing',
  sample: 'Sample does not work',
  choose: 'Choose one of these first.',
  detail: 'One line is enough (optional)',
  hint: "Please don't include personal information.",
  send: 'Send',
  sending: 'Sending…',
  cancel: 'Cancel',
  close: 'Close',
  thanks: 'Thank you. The authors will read it.',
  failed: 'Your report could not be sent. Your text is still here, so you can try again later.',
  tooMany: 'Too many reports in a short time. Please try again in a minute.',
  issue: 'Open an issue instead',
};

/** The texts of reports, which are loaded with their buttons. */
export type FeedbackTexts = typeof texts;
