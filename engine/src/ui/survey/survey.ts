import type { PageData } from '../../model/page.ts';
import type { Survey } from '../../model/site.ts';
import { loadScript } from '../scripts/load-script.ts';
import { type SurveyParameters, surveyParameters, widgetUrl } from './parameters.ts';
import { trustWidget } from './trust-widget.ts';

/** The global of the third party's script. */
interface SurveyWidget {
  (parameters: SurveyParameters): void;
  close?(): void;
}

declare global {
  var npsmeter: SurveyWidget | undefined;
}

/** Counts visits, so that a script that loads after the reader has gone on opens nothing. */
let latest = 0;

/** Shows the configured survey for a page, on the configured hosts only. Errors are only logged. */
export function askSurvey(survey: Survey, page: PageData): void {
  if (!isSurveyHost(survey.hosts, location.hostname)) return;
  openWidget(survey, page).catch((error) => console.warn('The survey could not be asked:', error));
}

/** Whether a host is one of the configured ones. `*.` at the start matches all hosts below. */
export function isSurveyHost(hosts: readonly string[], hostname: string): boolean {
  return hosts.some((host) => (host.startsWith('*.') ? hostname.endsWith(host.slice(1)) : hostname === host));
}

/**
 * Opens the survey for a page, after closing one that is open.
 * @throws Error if its script cannot be loaded
 */
async function openWidget(survey: Survey, page: PageData): Promise<void> {
  const visit = ++latest;
  globalThis.npsmeter?.close?.();
  const parameters = surveyParameters(survey, page, document.cookie);
  trustWidget(new URL(survey.scriptUrl).origin);
  await loadScript(widgetUrl(survey.scriptUrl, parameters.key));
  if (visit === latest) globalThis.npsmeter?.(parameters);
}
