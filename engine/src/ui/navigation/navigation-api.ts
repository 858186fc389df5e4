import type { SiteData } from '../../model/site.ts';
import { toPageAddress } from './page-address.ts';
import type { Router } from './router.ts';

/**
 * Passes navigations between pages to the router (Navigation API). Links stay ordinary links; without the API the browser loads whole
 * pages.
 * @param onScroll receives the function that scrolls as the browser would: to the hash, to the top, or to the former position
 */
export function listenToNavigation(router: Router, site: SiteData, onScroll: (scroll: () => void) => void): void {
  if (!('navigation' in window)) return;
  let latest: NavigateEvent;
  navigation.addEventListener('navigate', (event) => {
    latest = event;
    const { page, status } = router.route.get();
    const shown = location.pathname === page.path ? location.href : page.path;
    rememberScroll(page.path);
    if (!event.canIntercept || event.hashChange || event.downloadRequest !== null || event.formData || event.navigationType === 'reload')
      return;
    const path = toPageAddress(new URL(event.destination.url), site, location.origin);
    if (path === null) return;
    const isHere = path === page.path && status === 'ready' && page.kind !== 'notFound';
    // If a script has changed the address, nothing scrolls.
    const isAsked = event.userInitiated || event.navigationType === 'traverse' || event.sourceElement !== null;
    const scroll = (): void => {
      const place: unknown = event.navigationType === 'traverse' ? event.destination.getState() : null;
      if (typeof place === 'number') scrollTo(0, place);
      else event.scroll();
    };
    event.intercept({
      scroll: 'manual',
      focusReset: 'manual',
      handler: async () => {
        if (isHere) return isAsked ? scroll() : undefined;
        event.signal.addEventListener('abort', () => {
          router.stop();
          // Cancelled by the reader, and not by another navigation: restores the address of the page that stays.
          setTimeout(() => latest === event && history.replaceState(null, '', shown));
        });
        onScroll(scroll);
        await router.go(path);
      },
    });
  });
}

/**
 * Stores the scroll position in the history before the reader leaves the page. The browser does so too, but on going back Chrome overwrites
 * it while the content is swapped, with the most that a shorter page can be scrolled.
 * @param shown address of the page that is shown; the current address may be that of a page that is still loading
 */
function rememberScroll(shown: string): void {
  if (location.pathname === shown) navigation.updateCurrentEntry({ state: scrollY });
}
