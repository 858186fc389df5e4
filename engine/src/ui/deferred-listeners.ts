import { FOOTER } from '../model/shell-ids.ts';
import { hideNavbarOnScroll } from './navbar/hide-navbar.ts';
import { keepPlace } from './navigation/keep-place.ts';

/** Listeners of the document that nobody misses in the first moment: a chunk of its own, so that pages can be used earlier. */
export function startDeferredListeners(): void {
  hideNavbarOnScroll();
  keepPlace();
  // Their files are small. A footer that is first seen offline would show them as broken.
  for (const picture of document.querySelectorAll<HTMLImageElement>(`${FOOTER} img`)) picture.loading = 'eager';
  // The build's year becomes the reader's.
  for (const year of document.querySelectorAll(`${FOOTER} .footer-year`)) year.textContent = `${new Date().getFullYear()}`;
}
