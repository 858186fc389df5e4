import { samePage } from '../../model/href.ts';
import type { SiteData } from '../../model/site.ts';
import type { Journey } from './journey.ts';
import { toPageAddress } from './page-address.ts';
import type { Router } from './router.ts';

/**
 * Passes navigations between pages to the router (Navigation API). Links stay ordinary links; without the API the browser loads whole
 * pages.
 */
export function listenToNavigation(router: Router, site: SiteData): void {
  if (!('navigation' in window)) return;
  /** Address of what is shown. While another page loads, the browser has that page's address already. */
  let shown = location.href;
  /** The navigation whose page has not come yet. */
  let pending: NavigateEvent | null = null;
  let isRestoring = false;
  /** Gives up the page that has not come: what is shown stays, and has its own address again. */
  const giveUp = (): void => {
    pending = null;
    isRestoring = true;
    history.replaceState(null, '', shown);
    isRestoring = false;
    router.stop();
  };
  navigation.addEventListener('navigate', (event) => {
    if (isRestoring) return;
    const { page, status } = router.route.get();
    if (status === 'ready') rememberScroll();
    if (pending === null) shown = location.href;
    else if (event.hashChange && event.navigationType !== 'traverse') {
      // A link to a place on the page that is shown, which the browser looks for on the other one.
      event.preventDefault();
      setTimeout(() => {
        giveUp();
        location.replace(new URL(event.destination.url).hash || '#');
      });
      return;
    }
    // The page that is loaded as a whole is the one that has not come.
    if (event.navigationType === 'reload') pending = null;
    const isWithinPage = event.hashChange && pending === null;
    if (!event.canIntercept || isWithinPage || event.downloadRequest !== null || event.formData || event.navigationType === 'reload')
      return;
    const journey = journeyOf(event, page.path);
    if (toPageAddress(journey.to, site, location.origin) === null) return;
    pending = event;
    // Cancelled by the reader, or by what leads to no page, such as a download; another page becomes the pending one first.
    event.signal.addEventListener('abort', () => setTimeout(() => pending === event && giveUp()));
    event.intercept({
      scroll: 'manual',
      focusReset: 'manual',
      handler: async () => {
        await router.go(journey);
        if (pending === event && !event.signal.aborted) pending = null;
      },
    });
  });
}

function journeyOf(event: NavigateEvent, from: string): Journey {
  // If a script has changed the address, nothing scrolls.
  const isAsked = event.userInitiated || event.navigationType === 'traverse' || event.sourceElement !== null;
  const to = new URL(event.destination.url);
  return {
    to,
    signal: event.signal,
    scroll() {
      const place: unknown = event.navigationType === 'traverse' ? event.destination.getState() : null;
      if (typeof place === 'number') scrollTo(0, place);
      else if (isAsked || !samePage(to.pathname, from)) event.scroll();
    },
  };
}

/**
 * Stores the scroll position in the history before the reader leaves the page. The browser does so too, but on going back Chrome overwrites
 * it while the content is swapped, with the most that a shorter page can be scrolled.
 */
function rememberScroll(): void {
  navigation.updateCurrentEntry({ state: scrollY });
}
