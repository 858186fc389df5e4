import type { PageData } from '../../model/page.ts';
import type { Route } from '../navigation/route.ts';
import type { Readable } from '../state/store.ts';
import type { PageView } from './analytics.ts';

/** Calls `visit` for the page that is shown, and for each page that the reader goes to. */
export function watchVisits(route: Readable<Route>, visit: (page: PageData, referrer: string) => void): void {
  let shown = route.get().page;
  visit(shown, document.referrer);
  route.subscribe(() => {
    const { page } = route.get();
    if (page.path === shown.path) return;
    const referrer = location.origin + shown.path;
    shown = page;
    visit(page, referrer);
  });
}

/** What is reported of a page. */
export function toPageView({ path, title, locale, version }: PageData, referrer: string): PageView {
  return { path, title, locale, version, referrer };
}
