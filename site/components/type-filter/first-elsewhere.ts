import { createLink, type FoundEntry } from './entries.ts';
import type { FilterWords } from './words.ts';

/** As many as a line on phones has room for. */
const MOST = 2;

/**
 * Names the first types that other pages have right below the field, where they are seen: the list of all stands where the types of the page end.
 * @param showAll goes to that list
 */
export function nameFirst(line: HTMLElement, entries: readonly FoundEntry[], words: FilterWords, showAll: () => void): void {
  // One more takes the room of what is said of it.
  const first = entries.length > MOST + 1 ? entries.slice(0, MOST) : entries;
  const parts: HTMLElement[] = first.map(({ name, href, members }) => createLink({ name, href: members[0]?.href ?? href }));
  if (first.length < entries.length) parts.push(createButton(words.more(entries.length - first.length), showAll));
  line.hidden = parts.length === 0;
  line.replaceChildren(words.firstElsewhere, ...parts.flatMap((part, at) => (at === 0 ? [part] : [words.separator, part])));
}

function createButton(text: string, onPress: () => void): HTMLButtonElement {
  const button = document.createElement('button');
  button.type = 'button';
  button.append(text);
  button.addEventListener('click', onPress);
  return button;
}
