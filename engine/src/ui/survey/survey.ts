import type { PageData } from '../../model/page.ts';
import type { Survey } from '../../model/site.ts';
import { openWidget } from './widget.ts';

/** Shows the configured survey for a page, on the configured hosts only. Errors are only logged. */
export function askSurvey(survey: Survey, page: PageData): void {
  if (!isSurveyHost(survey.hosts, location.hostname)) return;
  openWidget(survey, page).catch((error) => console.warn('The survey could not be asked:', error));
}

/** Whether a host is one of the configured ones. `*.` at the start matches all hosts below. */
export function isSurveyHost(hosts: readonly string[], hostname: string): boolean {
  return hosts.some((host) => (host.startsWith('*.') ? hostname.endsWith(host.slice(1)) : hostname === host));
}
