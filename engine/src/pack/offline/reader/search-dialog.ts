import type { OfflineIndex, OfflineTexts } from '../../../model/offline.ts';
import { isComposing } from '../../../ui/keyboard/is-composing.ts';
import { openModal } from '../../../ui/overlays/open-modal.ts';
import { type OfflineHit, searchTexts } from './search-texts.ts';

export interface SearchDialog {
  open(): void;
}

/**
 * Makes the search dialog.
 * @param root link to the pack's root, with a slash at the end
 * @param load loads the index, which is only needed here
 */
export function createSearchDialog(texts: OfflineTexts, root: string, load: () => Promise<OfflineIndex>): SearchDialog {
  const dialog = element('dialog', 'pack-search', { 'aria-label': texts.label });
  const field = element('input', 'pack-search-field', {
    type: 'search',
    'aria-label': texts.label,
    placeholder: texts.label,
    autocomplete: 'off',
  });
  const close = element('button', 'pack-search-close', { type: 'button', 'aria-label': texts.close });
  const list = element('ul', 'pack-search-hits', {});
  const status = element('p', 'pack-search-status', { role: 'status' });
  close.textContent = 'Esc';
  close.addEventListener('click', () => dialog.close());
  dialog.append(field, close, status, list);

  const show = async (): Promise<void> => {
    const query = field.value.trim();
    const index = await load().catch(() => undefined);
    if (query !== field.value.trim()) return;
    const hits = query === '' || index === undefined ? [] : searchTexts(index, query);
    list.replaceChildren(...hits.map((hit) => renderHit(hit, root)));
    const found = hits.length === 0 ? `${texts.noResults}. ${texts.noResultsHint}` : `${texts.results}: ${hits.length}`;
    status.textContent = query === '' ? '' : index === undefined ? texts.failed : found;
  };
  field.addEventListener('input', () => void show());
  dialog.addEventListener('keydown', (event) => {
    if (isComposing(event)) return;
    const stops = [field, ...list.querySelectorAll('a')];
    const at = stops.findIndex((stop) => stop.matches(':focus'));
    const step = event.key === 'ArrowDown' ? 1 : event.key === 'ArrowUp' ? -1 : 0;
    if (event.key === 'Enter' && at === 0) list.querySelector('a')?.click();
    else if (step !== 0) stops[Math.min(stops.length - 1, Math.max(0, at + step))]?.focus();
    else return;
    event.preventDefault();
  });
  // A click on the scrim is one on the dialog itself. A hit on the page that is shown leaves the dialog as well.
  dialog.addEventListener('click', ({ target }) => {
    if (target === dialog || (target instanceof Element && target.closest('a'))) dialog.close();
  });
  return {
    open() {
      if (!dialog.isConnected) document.body.append(dialog);
      if (!dialog.hasAttribute('open')) openModal(dialog);
      field.select();
      load().catch(() => undefined);
    },
  };
}

function renderHit({ title, heading, href, excerpt, marks }: OfflineHit, root: string): HTMLElement {
  const item = element('li', '', {});
  const link = element('a', 'pack-search-hit', { href: root + href });
  const name = element('strong', '', {});
  name.textContent = heading === '' ? title : `${title} › ${heading}`;
  const text = element('span', '', {});
  let at = 0;
  for (const [start, end] of marks) {
    const mark = element('mark', '', {});
    mark.textContent = excerpt.slice(start, end);
    text.append(excerpt.slice(at, start), mark);
    at = end;
  }
  text.append(excerpt.slice(at));
  link.append(name, text);
  item.append(link);
  return item;
}

function element<Name extends keyof HTMLElementTagNameMap>(
  name: Name,
  className: string,
  attributes: Readonly<Record<string, string>>,
): HTMLElementTagNameMap[Name] {
  const made = document.createElement(name);
  if (className !== '') made.className = className;
  for (const [key, value] of Object.entries(attributes)) made.setAttribute(key, value);
  return made;
}
