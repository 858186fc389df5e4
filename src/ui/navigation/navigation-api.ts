import type { SiteData } from '../../model/site.ts';
import { toPageAddress } from './page-address.ts';
import type { Router } from './router.ts';

/**
 * Hands navigations between pages to the router (Navigation API). Links stay ordinary links; without the API the browser loads whole
 * pages.
 * @param onScroll takes the function that scrolls as the browser would: to the hash, to the top, or to where the reader was.
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
    // Where the page's own script has changed its address, nothing moves.
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
          // Given up by the reader, and not for another page: the address is again that of the page that stays.
          setTimeout(() => latest === event && history.replaceState(null, '', shown));
        });
        onScroll(scroll);
        await router.go(path);
      },
    });
  });
}

/**
 * Writes into the history where on the page the reader is, before they leave it. The browser does so too, but Chrome writes once more
 * while the content is swapped on going back: how far a shorter page can be scrolled at all.
 * @param shown address of the page that is shown; the present address may be that of a page on its way
 */
function rememberScroll(shown: string): void {
  if (location.pathname === shown) navigation.updateCurrentEntry({ state: scrollY });
}
