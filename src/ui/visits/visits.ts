import type { PageData } from '../../model/page.ts';
import type { SiteData } from '../../model/site.ts';

/** What the operator learns of visits. Late, and harmless where it is blocked. */
export interface Visits {
  /** The first page is in the document. */
  start(page: PageData): void;
  /** The reader has gone to another page. */
  arrive(page: PageData): void;
}

/** Creates the reports that the configuration asks for; by default there are none. */
export function createVisits({ analytics, survey }: SiteData): Visits {
  const report = (event: Readonly<Record<string, string>>): void => {
    // Beacons wait for a quiet moment, survive the end of the page, and nobody waits for them.
    if (analytics) navigator.sendBeacon?.(analytics.url, JSON.stringify(event));
  };
  const reportView = ({ path, title, locale, version }: PageData): void => report({ event: 'view', path, title, locale, version });
  return {
    start(page) {
      reportView(page);
      document.addEventListener('click', ({ target }) => {
        const point = target instanceof Element ? target.closest<HTMLElement>('[data-tracking]')?.dataset.tracking : undefined;
        if (point) report({ event: 'choice', point });
      });
    },
    arrive(page) {
      reportView(page);
      if (survey?.hosts.includes(location.hostname)) {
        import('./survey.ts')
          .then(({ askSurvey }) => askSurvey(survey, page))
          .catch((error) => console.warn('The survey could not be asked:', error));
      }
    },
  };
}
