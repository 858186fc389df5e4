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
  navigation.addEventListener('navigate', (event) => {
    if (!event.canIntercept || event.hashChange || event.downloadRequest !== null || event.formData || event.navigationType === 'reload')
      return;
    const path = toPageAddress(new URL(event.destination.url), site, location.origin);
    if (path === null) return;
    const { page, status } = router.route.get();
    const isHere = path === page.path && status === 'ready' && page.kind !== 'notFound';
    // Where the page's own script has changed its address, nothing moves.
    const isAsked = event.userInitiated || event.navigationType === 'traverse' || event.sourceElement !== null;
    event.intercept({
      scroll: 'manual',
      focusReset: 'manual',
      handler: async () => {
        if (isHere) return isAsked ? event.scroll() : undefined;
        event.signal.addEventListener('abort', () => router.stop());
        onScroll(() => event.scroll());
        await router.go(path);
      },
    });
  });
}
