import { type FoundEntry, listEntries } from './entries.ts';
import type { FilterWords, Place } from './words.ts';

/** What was looked for. */
interface Asked {
  /** As the reader has typed it; empty if the page has it. */
  readonly text: string;
  /** Where it has been looked for. */
  readonly where: Place;
}

/**
 * Fills what stands where the types of a page end: what was looked for if the page has nothing of that name, with a search of the whole site for it,
 * and what other pages of the module have, which comes before that search.
 */
export function nameElsewhere(box: HTMLElement, { text: asked, where }: Asked, elsewhere: readonly FoundEntry[], words: FilterWords): void {
  const say = (text: string): HTMLElement => {
    const line = document.createElement('p');
    line.append(text);
    return line;
  };
  box.hidden = asked === '' && elsewhere.length === 0;
  box.className = asked === '' ? 'elsewhere' : 'elsewhere not-found-here';
  box.replaceChildren(
    ...(asked === '' ? [] : [say(words.noneOf(where, asked))]),
    ...(elsewhere.length === 0 ? [] : [say(words.elsewhere), listEntries(elsewhere, words)]),
    ...(asked === '' ? [] : [createSearch(asked, elsewhere.length > 0, words)]),
  );
}

/** The engine opens the search with what was looked for. */
function createSearch(asked: string, isSecond: boolean, words: FilterWords): HTMLButtonElement {
  const search = document.createElement('button');
  search.type = 'button';
  search.className = isSecond ? 'button second-button' : 'button';
  search.dataset.opens = 'search';
  search.dataset.query = asked;
  search.append(words.searchAll(asked));
  return search;
}
