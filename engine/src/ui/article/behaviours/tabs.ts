import { choiceName } from '../../../model/choice-name.ts';
import { isComposing } from '../../keyboard/is-composing.ts';
import { addTabChoice, findTabChoice, type TabChoices } from '../../preferences/tab-choices.ts';
import type { Store } from '../../state/store.ts';
import { setOpen } from './collapse.ts';
import { keepInPlace } from './keep-in-place.ts';

const TABS = '.tabs';

/** The tabs with which blocks were served that an address can choose from. */
const served = new WeakMap<HTMLElement, string>();

/**
 * Shows in each block of tabs the one that the address asks for (`?platform=ios`, `?lang=C%23`), else the reader's latest choice that it
 * has, else the one that its author shows first. Where no address can ask, the last is left out: what a reader has opened stays.
 * @param query of the address; null if the reader has just chosen, which counts more
 */
export function applyTabChoices(root: ParentNode, choices: TabChoices, query: URLSearchParams | null): void {
  for (const tabs of root.querySelectorAll<HTMLElement>(TABS)) {
    const { group, query: parameter, values = '' } = tabs.dataset;
    const known = values.split(' ');
    const asked = choiceName((parameter && query?.get(parameter)) || '');
    if (parameter && !served.has(tabs)) served.set(tabs, tabs.querySelector<HTMLElement>('[aria-selected=true]')?.dataset.value ?? '');
    const chosen = group && findTabChoice(choices, group, known);
    const value = known.includes(asked) ? asked : (chosen ?? (query && served.get(tabs)));
    if (value) showTab(tabs, value);
  }
}

/** Shows one tab of a block, and hides the others so that the browser's find-in-page still searches them. */
function showTab(tabs: HTMLElement, value: string): void {
  for (const part of tabs.querySelectorAll<HTMLElement>(':scope > [role=tabpanel], :scope > [role=tablist] > [role=tab]')) {
    const isShown = part.dataset.value === value;
    if (part.getAttribute('role') === 'tab') {
      part.setAttribute('aria-selected', String(isShown));
      part.tabIndex = isShown ? 0 : -1;
    } else if (isShown) part.removeAttribute('hidden');
    else part.setAttribute('hidden', 'until-found');
  }
}

/**
 * Chooses a tab for the reader: all blocks of its group follow, the choice is stored, and the tab keeps its place on the screen
 * whatever grows or shrinks above it.
 */
export function chooseTab(tab: HTMLElement, choices: Store<TabChoices>): void {
  const tabs = tab.closest<HTMLElement>(TABS);
  const { value } = tab.dataset;
  if (!tabs || !value) return;
  const { group } = tabs.dataset;
  keepInPlace(tab, () => {
    showTab(tabs, value);
    if (group) choices.set(addTabChoice(choices.get(), group, value));
  });
}

/** Makes an element visible that may be in hidden tabs or closed details. No choice is stored: the reader has only followed a link. */
export function revealElement(target: Element): void {
  for (let element = target.parentElement; element; element = element.parentElement) {
    if (element instanceof HTMLDetailsElement) setOpen(element, true);
    element.removeAttribute('hidden');
    if (element.getAttribute('role') === 'tabpanel' && element.dataset.value && element.parentElement) {
      showTab(element.parentElement, element.dataset.value);
    }
  }
}

/** The element at an index, counted around the ends. */
function around<T>(list: readonly T[], index: number): T | undefined {
  return list[(index + list.length) % list.length];
}

/** The tab that a key on a tab moves to: arrows go to the next one, around the ends; Home and End to the first and last. With others, they are the browser's. */
export function neighbourTab(event: KeyboardEvent): HTMLElement | undefined {
  const { target: tab, key, altKey, ctrlKey, metaKey } = event;
  if (!(tab instanceof HTMLElement) || tab.getAttribute('role') !== 'tab') return undefined;
  if (isComposing(event) || altKey || ctrlKey || metaKey) return undefined;
  const all = [...(tab.parentElement?.querySelectorAll<HTMLElement>(':scope > [role=tab]') ?? [])];
  const index = all.indexOf(tab);
  const isRightToLeft = getComputedStyle(tab).direction === 'rtl';
  switch (key) {
    case 'ArrowRight':
      return around(all, index + (isRightToLeft ? -1 : 1));
    case 'ArrowLeft':
      return around(all, index + (isRightToLeft ? 1 : -1));
    case 'Home':
      return all[0];
    case 'End':
      return around(all, -1);
    default:
      return undefined;
  }
}
