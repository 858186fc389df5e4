import { OperatorError } from '../model/operator-error.ts';
import { deleteReports, type KeptReport, readReports } from '../server/feedback/feedback-file.ts';

/**
 * Lists what readers have reported, by page and section.
 * @param place a file, or the URL of a webhook
 * @throws OperatorError if the reports are elsewhere, or cannot be read
 */
export function listFeedback(place: string, format: 'text' | 'json'): string {
  const reports = withFile(place, () => readReports(place));
  if (format === 'json') return JSON.stringify(reports, null, 2);
  if (reports.length === 0) return `No reports in ${place}.`;
  const pages = [...Map.groupBy(reports, ({ page }) => page)].toSorted(([, a], [, b]) => b.length - a.length);
  return pages.map(([page, own]) => [`${page}  ${own.length}`, ...own.map(printReport)].join('\n')).join('\n');
}

function printReport({ id, day, section, sample, kind, text }: KeptReport): string {
  const where = [section && `#${section}`, sample === null ? '' : `code ${sample}`].filter(Boolean).join(' ');
  return `  ${id}  ${day}  ${kind.padEnd(7)}  ${[where, text].filter(Boolean).join('  ')}`.trimEnd();
}

/**
 * Deletes reports that have been dealt with.
 * @returns what was done, for people
 * @throws OperatorError if the reports are elsewhere, or cannot be written
 */
export function finishFeedback(place: string, ids: readonly number[]): string {
  return `${withFile(place, () => deleteReports(place, ids))} of ${ids.length} reports deleted`;
}

function withFile<Result>(place: string, work: () => Result): Result {
  if (/^https?:/.test(place)) throw new OperatorError(`The reports are sent to ${place}. Name the file of another store with --store.`);
  try {
    return work();
  } catch (error) {
    throw new OperatorError(`${place}: ${error instanceof Error ? error.message : String(error)}. Is it the file of the reports?`, {
      cause: error,
    });
  }
}
