import { wordsIn } from '../words-in.ts';
import { choicesFor } from './names.ts';

const WORDS = {
  'zh-Hans': { label: '平台', all: '全部平台' },
  en: { label: 'Platform', all: 'All platforms' },
};

/**
 * Puts a choice of platforms above the table of a designed page: on a phone, its rows are as high as they have platforms, and readers need one.
 * @returns shows the platform in the column of that index, and takes the choice away
 */
export function offerPlatforms(table: HTMLTableElement, locale: string): { show(column: number | undefined): void; remove(): void } {
  const words = wordsIn(WORDS, locale);
  const picks = document.createElement('div');
  picks.className = 'platform-picks';
  picks.setAttribute('role', 'group');
  picks.setAttribute('aria-label', words.label);
  const columns = [...(table.tHead?.rows[0]?.cells ?? [])].filter(({ textContent }) => choicesFor(textContent ?? '').length > 0);
  const show = (column: number | undefined): void => {
    for (const cell of table.querySelectorAll<HTMLTableCellElement>('td[data-label]')) {
      cell.toggleAttribute('data-other', column !== undefined && cell.cellIndex !== column);
    }
    for (const pick of picks.children) pick.setAttribute('aria-pressed', String(pick.getAttribute('data-column') === String(column ?? '')));
  };
  const offer = (name: string, column: number | undefined): void => {
    const pick = document.createElement('button');
    pick.type = 'button';
    pick.textContent = name;
    pick.dataset.column = String(column ?? '');
    pick.addEventListener('click', () => show(column));
    picks.append(pick);
  };
  offer(words.all, undefined);
  for (const { textContent, cellIndex } of columns) offer(textContent ?? '', cellIndex);
  show(undefined);
  table.closest('.landing-table')?.before(picks);
  return { show, remove: () => picks.remove() };
}
