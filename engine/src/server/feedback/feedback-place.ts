import { dirname, join, resolve } from 'node:path';
import { createFeedbackFile } from './feedback-file.ts';
import { createFeedbackHook } from './feedback-hook.ts';
import type { FeedbackStore } from './report.ts';

/** Name of the file of reports beside the folder of the built site, which each build replaces as a whole. */
const FEEDBACK_FILE = 'feedback.sqlite';

/**
 * Where reports go: a file, or the URL of a webhook.
 * @param dist folder of the built site
 * @param place what the operator says, instead of the file beside that folder
 */
export function feedbackPlace(dist: string, place = process.env.SIGNPOST_FEEDBACK ?? ''): string {
  if (/^https?:/.test(place)) return place;
  return place === '' ? join(dirname(resolve(dist)), FEEDBACK_FILE) : resolve(place);
}

/** Opens the store at a place. Nothing is created before the first report. */
export function openFeedback(place: string): FeedbackStore {
  return /^https?:/.test(place) ? createFeedbackHook(place) : createFeedbackFile(place);
}
