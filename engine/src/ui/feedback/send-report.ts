import type { FeedbackKind } from '../../model/feedback.ts';
import type { ReportTarget } from './report-target.ts';

/** Milliseconds until a server that does not answer counts as unreachable. */
const PATIENCE = 10_000;

/** What a reader has filled in. */
export interface Draft {
  readonly kind: FeedbackKind | null;
  readonly text: string;
}

/** Sends a report. Returns whether it is kept, or why not. */
export async function sendReport(
  url: string,
  { page, section, sample }: ReportTarget,
  draft: Draft,
): Promise<'kept' | 'failed' | 'tooMany'> {
  const patience = new AbortController();
  const timer = setTimeout(() => patience.abort(), PATIENCE);
  try {
    const response = await fetch(url, {
      method: 'POST',
      headers: { 'Content-Type': 'application/json' },
      body: JSON.stringify({ page, section, sample, ...draft }),
      signal: patience.signal,
    });
    return response.status === 201 ? 'kept' : response.status === 429 ? 'tooMany' : 'failed';
  } catch {
    return 'failed';
  } finally {
    clearTimeout(timer);
  }
}

/**
 * The address of a new issue that says the same.
 * @param template with `<title>` and `<body>`
 */
export function issueUrl(template: string, { page, section, name }: ReportTarget, kind: string, text: string): string {
  const place = new URL(page + (section && `#${section}`), location.origin).href;
  const body = [kind, text, place].filter(Boolean).join('\n\n');
  return template.replace('<title>', () => encodeURIComponent(name)).replace('<body>', () => encodeURIComponent(body));
}
