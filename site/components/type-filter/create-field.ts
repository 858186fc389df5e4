import type { FilterWords } from './words.ts';

/** One of the fields of the filter, which all show the same. */
export interface FilterField {
  readonly field: HTMLInputElement;
  /** Empties it. */
  readonly clear: HTMLButtonElement;
  /** Says what has been found, and more of it to those who hear it. */
  readonly tell: (shown: string, spoken?: string) => void;
  /** Room for what other pages have. */
  readonly others: HTMLElement;
  /** Takes it away. */
  readonly remove: () => void;
}

/** Puts a field into an element. It needs no name beside it: it says what it is for. */
export function createField(host: HTMLElement, words: FilterWords): FilterField {
  const [box, field, clear] = [document.createElement('div'), document.createElement('input'), document.createElement('button')];
  const [found, others] = [document.createElement('output'), document.createElement('p')];
  box.className = 'type-filter-field';
  field.type = 'search';
  field.placeholder = words.label;
  field.setAttribute('aria-label', words.label);
  field.autocomplete = 'off';
  field.spellcheck = false;
  field.enterKeyHint = 'search';
  clear.type = 'button';
  clear.setAttribute('aria-label', words.clear);
  clear.hidden = true;
  box.append(field, clear);
  others.className = 'first-elsewhere';
  others.hidden = true;
  host.append(box, found, others);
  return {
    field,
    clear,
    others,
    tell(shown, spoken = '') {
      // Nobody hears twice what has not changed.
      if (found.textContent === shown + spoken) return;
      const unseen = document.createElement('span');
      unseen.className = 'visually-hidden';
      unseen.append(spoken);
      found.replaceChildren(shown, unseen);
    },
    remove() {
      for (const added of [box, found, others]) added.remove();
    },
  };
}
