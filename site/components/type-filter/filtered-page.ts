import { type Found, listTypes, partsOf, showFound } from './listed-types.ts';

/** A page of types, of which some are shown. */
export interface FilteredPage {
  /** How many types it has. */
  readonly count: number;
  /** The last thing below the last of them. */
  readonly end: HTMLElement | undefined;
  /**
   * Shows the types in which each word is, right below the field: what introduces the page would be between them.
   * @param words in small letters; none show everything
   */
  show(words: readonly string[]): Found;
  /** The heading of the type that is being read: the last one that is shown above the middle of the window. */
  reading(): HTMLElement | undefined;
}

/** @param place what the page's field is in */
export function filterPage(article: HTMLElement, place: HTMLElement): FilteredPage {
  const types = listTypes(article);
  const groups = [...article.querySelectorAll<HTMLElement>(':scope > h2[id]')].map((heading) => ({ heading, parts: partsOf(heading) }));
  const intro: HTMLElement[] = [];
  for (let next = place.nextElementSibling; next instanceof HTMLElement && !next.matches('h2, h3'); next = next.nextElementSibling) {
    intro.push(next);
  }
  return {
    count: types.length,
    end: types[types.length - 1]?.parts.slice(-1)[0],
    show(words) {
      const found = showFound(types, words);
      for (const part of intro) part.hidden = words.length > 0;
      for (const { heading, parts } of groups) {
        const [first] = parts.filter((part) => part !== heading && !part.hidden);
        heading.hidden = first === undefined;
        for (const part of parts) part.toggleAttribute('data-leads', part === first);
      }
      const first = groups.find(({ heading }) => !heading.hidden);
      if (words.length > 0) first?.heading.setAttribute('data-leads', '');
      return found;
    },
    reading: () =>
      types
        .map(({ heading }) => heading)
        .filter((heading) => !heading.hidden && heading.getBoundingClientRect().top < innerHeight / 2)
        .pop(),
  };
}
