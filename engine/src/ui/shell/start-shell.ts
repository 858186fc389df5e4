import { isSearchKeyOfApp } from '../search/search-key.ts';
import type { Shell } from './context.ts';
import { hideNavbarOnScroll } from './hide-navbar.ts';
import { keepPlace } from './keep-place.ts';
import { startMenus } from './menus.ts';
import { warmUpOverlays } from './Overlays.tsx';

/** Event listeners of the shell outside of React: keys, scrolling, links. */
export function startShell(shell: Shell): void {
  const { overlay, preferences } = shell;
  if (/mac|iphone|ipad/i.test(navigator.platform)) document.documentElement.dataset.platform = 'mac';
  startMenus();
  hideNavbarOnScroll();
  keepPlace();
  document.addEventListener('keydown', (event) => {
    const isAsked = overlay.get() === 'search';
    if (event.defaultPrevented || !isSearchKeyOfApp(event, !isAsked && preferences.slashKey.get())) return;
    // An open overlay closes itself; one that is still loading is cancelled here.
    if (isAsked && document.querySelector('dialog[open]')) return;
    event.preventDefault();
    overlay.set(isAsked ? null : 'search');
  });
  // Controls inside of pages, such as the search field of the home page.
  document.addEventListener('click', ({ target }) => {
    if (target instanceof Element && target.closest('#content [data-opens=search]')) overlay.set('search');
  });
  if (new URLSearchParams(location.search).has('q')) overlay.set('search');
  warmUpOverlays();
}
