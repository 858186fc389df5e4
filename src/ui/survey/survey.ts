import type { PageData } from '../../model/page.ts';
import type { Survey } from '../../model/site.ts';
import { openWidget } from './widget.ts';

/**
 * Asks the configured survey for a page, on the configured hosts alone (spec §7 "Feedback survey"). It is late, nobody waits for it, and
 * what goes wrong is only logged.
 */
export function askSurvey(survey: Survey, page: PageData): void {
  if (!isSurveyHost(survey.hosts, location.hostname)) return;
  openWidget(survey, page).catch((error) => console.warn('The survey could not be asked:', error));
}

/** Whether a host is among the configured ones: by name, or below one that begins with `*.`. */
export function isSurveyHost(hosts: readonly string[], hostname: string): boolean {
  return hosts.some((host) => (host.startsWith('*.') ? hostname.endsWith(host.slice(1)) : hostname === host));
}
