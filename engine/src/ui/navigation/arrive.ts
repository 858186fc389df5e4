import { decodePath } from '../../model/href.ts';
import { CONTENT_ID, MAIN, MAIN_ID } from '../../model/shell-ids.ts';

/** Moves the focus to the target of a navigation: the element of the hash, else the page's heading. */
export function focusArrival(hash: string): void {
  const target = findHashTarget(hash) ?? document.querySelector<HTMLElement>(`${MAIN} h1`) ?? document.getElementById(MAIN_ID);
  if (!target) return;
  if (!target.hasAttribute('tabindex')) {
    target.setAttribute('tabindex', '-1');
    target.addEventListener('blur', () => target.removeAttribute('tabindex'), { once: true });
  }
  target.focus({ preventScroll: true });
}

/** The element inside the content that a hash names, percent-encoded or not. */
export function findHashTarget(hash: string): HTMLElement | null {
  if (hash.length < 2) return null;
  const target = document.getElementById(decodePath(hash.slice(1)));
  return target && document.getElementById(CONTENT_ID)?.contains(target) ? target : null;
}
