import type { PageData } from '../../model/page.ts';
import type { Route } from '../navigation/route.ts';
import type { Readable } from '../state/store.ts';
import type { Analytics } from './analytics.ts';

/** Reports the first page, each further one, and clicks on items with a tracking point. */
export function watchReader(analytics: Analytics, route: Readable<Route>, first: PageData): void {
  watchVisits(analytics, route, first);
  document.addEventListener('click', ({ target }) => {
    const point = target instanceof Element ? target.closest<HTMLElement>('[data-tracking]')?.dataset.tracking : undefined;
    if (point) analytics.event('footer', { point });
  });
}

function watchVisits(analytics: Analytics, route: Readable<Route>, first: PageData): void {
  let shown = first;
  const report = ({ path, title, locale, version }: PageData, referrer: string): void =>
    analytics.pageView({ path, title, locale, version, referrer });
  const look = (): void => {
    const { page } = route.get();
    if (page.path === shown.path) return;
    report(page, location.origin + shown.path);
    shown = page;
  };
  report(first, document.referrer);
  // The reader may have navigated before this code was loaded.
  look();
  route.subscribe(look);
}
