import { setOpen } from 'signpost/browser';
import { type EntryWords, type FoundEntry, listEntries, listMembers } from './entries.ts';
import { hitLinks } from './list-keys.ts';
import type { FoundType } from './listed-types.ts';
import type { Hit } from './walk.ts';

/** The contents list beside the article, and the one that is folded above it: the engine shows one of them. */
const LISTS = '.toc, .toc-folded';
/** What the filter adds to them: the entries are the engine's. */
const ADDED = '.found-members, .found-elsewhere';

export const contentsLists = (): HTMLElement[] => [...document.querySelectorAll<HTMLElement>(LISTS)];

/** Adds room for a field at the head of a contents list. */
export function addHead(list: HTMLElement): HTMLElement {
  const head = document.createElement('div');
  head.className = 'type-filter';
  list.querySelector('ul')?.before(head);
  return head;
}

/** Whether a field is at the head of the list that is above the text, which it covers while it is open. */
export const isFolded = (head: HTMLElement): boolean => head.parentElement instanceof HTMLDetailsElement;

/**
 * Shows what is found in a contents list: the types, the members that are, and the types of other pages at its end.
 * @returns its links
 */
export function showInList(
  list: HTMLElement,
  found: readonly FoundType[],
  elsewhere: readonly FoundEntry[],
  words: EntryWords & { readonly elsewhere: string },
): HTMLAnchorElement[] {
  clearList(list);
  for (const link of list.querySelectorAll('a')) {
    const target = document.getElementById(decodeURIComponent(link.hash.slice(1)));
    const item = link.closest('li');
    if (item) item.hidden = target?.hidden === true;
    const members = found.find(({ type }) => type.heading === target)?.lines.flatMap(linkOf) ?? [];
    if (members.length > 0) item?.append(listMembers(members, words));
  }
  if (elsewhere.length > 0) {
    const [item, title] = [document.createElement('li'), document.createElement('p')];
    item.className = 'found-elsewhere';
    title.append(words.elsewhere);
    item.append(title, listEntries(elsewhere, words));
    list.querySelector('ul')?.append(item);
  }
  return [...list.querySelectorAll<HTMLAnchorElement>('li:not([hidden]) > a')];
}

/** Takes away what the filter has added. */
export function clearList(list: HTMLElement): void {
  for (const added of list.querySelectorAll(ADDED)) added.remove();
}

/** Marks the entry of what is being walked through in a contents list, and shows it there: that of its type where the list has no room for it. */
export function markInList(list: HTMLElement, hit: Hit | undefined): void {
  for (const marked of list.querySelectorAll('[data-here]')) marked.removeAttribute('data-here');
  list.toggleAttribute('data-walked', hit !== undefined);
  if (!hit) return;
  const links = [...list.querySelectorAll('li a')];
  const [here] = [hit.element, hit.heading].flatMap(({ id }) =>
    links.filter((link) => entryOf(link.getAttribute('href')) === entryOf(`#${id}`)),
  );
  here?.setAttribute('data-here', '');
  here?.scrollIntoView({ behavior: 'instant', block: 'nearest' });
}

/** The address of an entry: overloads are one, and only theirs end in a number after a dot. */
const entryOf = (hash: string | null): string | undefined => hash?.replace(/(\.\w+)-\d+$/, '$1');

/** Focuses the first thing that is found: in the list that is shown, which unfolds, or in the article, which has what the page has not. */
export function enterList(lists: readonly HTMLElement[], box: HTMLElement): void {
  const [list] = lists;
  if (list instanceof HTMLDetailsElement && !list.hasAttribute('data-none')) setOpen(list, true);
  const [first] = [...(list ? hitLinks(list) : []), ...hitLinks(box)];
  first?.focus();
}

/**
 * Folds a list that is open above the text.
 * @returns whether it was
 */
export function fold(list: HTMLElement): boolean {
  if (!(list instanceof HTMLDetailsElement && list.open)) return false;
  setOpen(list, false);
  return true;
}

/** The folded list closes above what was chosen in it, as it does after the engine's entries. */
export function foldAfter({ target, currentTarget }: Event): void {
  if (!(target instanceof Element && currentTarget instanceof HTMLElement)) return;
  if (target.closest('.found-members a, .found-elsewhere a')) fold(currentTarget);
}

/** The name and the address of a member, which come late. */
function linkOf(line: HTMLElement): { name: string; href: string }[] {
  const link = line.querySelector<HTMLAnchorElement>('a.member');
  return link ? [{ name: link.textContent ?? '', href: link.hash }] : [];
}
