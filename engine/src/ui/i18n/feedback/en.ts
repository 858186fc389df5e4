export const texts = {
  report: 'Report a problem',
  /** Names of the buttons, for those who hear them: all look the same. */
  reportSection: (title: string) => `Report a problem with “${title}”`,
  reportSample: 'Report a problem with this code',
  wrong: 'Wrong',
  unclear: 'Unclear',
  missing: 'Something is missing',
  sample: 'Sample does not work',
  detail: 'In one line, if you like',
  hint: 'Please write nothing about yourself.',
  send: 'Send',
  cancel: 'Cancel',
  close: 'Close',
  thanks: 'Thank you. The authors will read it.',
  failed: 'It could not be sent. Your text is still here; please try again later.',
  tooMany: 'Too many reports in a short time. Please try again in a minute.',
  issue: 'Open an issue instead',
};
