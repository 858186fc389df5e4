import { CONTENT } from '../../model/shell-ids.ts';
import type { Shell } from '../state/shell.ts';
import { startEarlyField, typeEarly } from './early-field.ts';
import { isSearchKey } from './search-key.ts';

/** Opens the search: by its keys, by controls inside of pages such as the search field of the home page, and for an address with `?q=`. */
export function startSearchControls({ overlay, preferences, texts }: Shell): void {
  startEarlyField(overlay, texts.search.label);
  document.addEventListener('keydown', (event) => {
    const isAsked = overlay.get() === 'search';
    if (event.defaultPrevented || !isSearchKey(event, !isAsked && preferences.slashKey.get())) return;
    // An open overlay closes itself; one that is still loading is cancelled here.
    if (isAsked && document.querySelector('dialog[open]')) return;
    event.preventDefault();
    overlay.set(isAsked ? null : 'search');
  });
  document.addEventListener('click', ({ target }) => {
    const opener = target instanceof Element ? target.closest<HTMLElement>(`${CONTENT} [data-opens=search]`) : null;
    if (!opener) return;
    overlay.set('search');
    typeEarly(opener.dataset.query ?? '');
  });
  if (new URLSearchParams(location.search).has('q')) overlay.set('search');
}
