import { createRoot } from 'react-dom/client';
import { loadStyle } from '../document/load-style.ts';
import type { FeedbackTexts } from '../i18n/feedback/en.ts';
import overlayStyles from '../overlays/overlays.css?url';
import type { Shell } from '../state/shell.ts';
import { ReportDialog } from './ReportDialog.tsx';
import type { ReportTarget } from './report-target.ts';

/** Opens the dialog in which a reader says what is wrong. When it closes, the focus is back where it was. */
export async function openReport(target: ReportTarget, texts: FeedbackTexts, shell: Shell): Promise<void> {
  await loadStyle(overlayStyles);
  // While the code was on its way, the reader may have clicked again.
  if (document.querySelector('dialog.report')) return;
  const place = document.createElement('div');
  document.body.append(place);
  const root = createRoot(place);
  const close = (): void => {
    root.unmount();
    place.remove();
  };
  root.render(<ReportDialog site={shell.site} texts={texts} target={target} onClose={close} />);
}
