import type { PageData } from '../../model/page.ts';
import type { Survey } from '../../model/site.ts';
import { loadScript } from '../scripts/load-script.ts';
import { type SurveyParameters, surveyParameters, widgetUrl } from './parameters.ts';
import { trustWidget } from './trust-widget.ts';

/** What the third party's script leaves in the window. */
interface SurveyWidget {
  (parameters: SurveyParameters): void;
  close?(): void;
}

declare global {
  var npsmeter: SurveyWidget | undefined;
}

/** Counts the pages, so that a script that comes after the reader has gone on opens nothing. */
let latest = 0;

/**
 * Opens the survey for a page; one that is open is closed first.
 * @throws Error where its script does not come.
 */
export async function openWidget(survey: Survey, page: PageData): Promise<void> {
  const visit = ++latest;
  globalThis.npsmeter?.close?.();
  const parameters = surveyParameters(survey, page, document.cookie);
  trustWidget(new URL(survey.scriptUrl).origin);
  await loadScript(widgetUrl(survey.scriptUrl, parameters.key));
  if (visit === latest) globalThis.npsmeter?.(parameters);
}
