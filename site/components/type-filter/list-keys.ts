/** What is found in a list: the names of groups lead to nothing that was looked for. */
const HITS = 'li[data-level] > a, .found-types a, .found-members a, .button';

/** The links of a list to what is found, as far as they are shown. */
export function hitLinks(list: HTMLElement): HTMLElement[] {
  return [...list.querySelectorAll<HTMLElement>(HITS)].filter(isShown);
}

/** Whether an element has a place on the page. */
export const isShown = (element: Element): boolean => element.getClientRects().length > 0;

/** Lets the arrow keys go from link to link of a list, and from the first one back to the field, where Escape goes from all. */
export function moveInList(event: KeyboardEvent, list: HTMLElement, field: HTMLElement | undefined): void {
  if (event.altKey || event.ctrlKey || event.metaKey || event.shiftKey) return;
  const links = hitLinks(list);
  const at = event.target instanceof HTMLElement ? links.indexOf(event.target) : -1;
  if (at === -1) return;
  const next = { ArrowDown: links[at + 1] ?? links[at], ArrowUp: links[at - 1] ?? field, Escape: field }[event.key];
  if (!next) return;
  event.preventDefault();
  next.focus();
}
