import { CONTENT_ID } from '../content/ContentHost.tsx';
import type { Shell } from '../state/shell.ts';

/** Lets readers report what is wrong with a doc, where the site takes reports. */
export function offerFeedback(shell: Shell): void {
  const content = document.getElementById(CONTENT_ID);
  if (!content || !shell.site.feedback || shell.route.get().page.markdownUrl === null) return;
  import('./report-buttons.ts').then(({ addReportButtons }) => addReportButtons(content, shell)).catch(console.warn);
}
