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
  let latest: NavigateEvent;
  navigation.addEventListener('navigate', (event) => {
    latest = event;
    const { path } = router.route.get().page;
    const shown = samePage(location.pathname, path) ? location.href : path;
    rememberScroll(path);
    if (!event.canIntercept || event.hashChange || event.downloadRequest !== null || event.formData || event.navigationType === 'reload')
      return;
    const journey = journeyOf(event, path);
    if (toPageAddress(journey.to, site, location.origin) === null) return;
    event.intercept({
      scroll: 'manual',
      focusReset: 'manual',
      handler: async () => {
        event.signal.addEventListener('abort', () => {
          router.stop();
          // Cancelled by the reader, and not by another navigation: restores the address of the page that stays.
          setTimeout(() => latest === event && history.replaceState(null, '', shown));
        });
        await router.go(journey);
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
 * @param shown address of the page that is shown; the current address may be that of a page that is still loading
 */
function rememberScroll(shown: string): void {
  if (samePage(location.pathname, shown)) navigation.updateCurrentEntry({ state: scrollY });
}
