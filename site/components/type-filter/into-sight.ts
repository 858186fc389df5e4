/** How far down a hit comes in what is free of the window, so that what is before it is seen, too. */
const UNDER_MIDDLE = 1 / 3;
/** Pixels that the style sheet keeps free below the contents list. */
const BELOW_LIST = 40;

/**
 * Scrolls the page if an element is not seen as a whole below what stays at the top of the window, and above the keyboard of a phone.
 * @param bar what stays there, as far as it is shown
 */
export function bringIntoSight(element: Element, bar: HTMLElement): void {
  const { top, bottom } = element.getBoundingClientRect();
  const isStuck = bar.getClientRects().length > 0 && getComputedStyle(bar).position === 'sticky';
  const seen = (visualViewport?.offsetTop ?? 0) + (visualViewport?.height ?? innerHeight);
  const covered = isStuck ? bar.getBoundingClientRect().bottom : navbarBottom();
  if (top >= covered && bottom <= seen) return;
  // Where it will be, once the page is scrolled.
  const edge = isStuck ? Number.parseFloat(getComputedStyle(bar).insetBlockStart) + bar.offsetHeight : covered;
  const wanted = top - edge - Math.max(0, seen - edge - (bottom - top)) * UNDER_MIDDLE;
  // Below the end of the page, the contents list would leave the window with its field.
  const end = bar.closest('main')?.getBoundingClientRect().bottom ?? Number.POSITIVE_INFINITY;
  scrollBy({ top: Math.min(wanted, Math.max(end, bottom) - seen + BELOW_LIST), behavior: 'instant' });
}

/**
 * Shows an element to who has been further down, with the page's title above it, which says what has been looked through.
 * @param isCovered whether a list is open above the text: there is no room for the title
 */
export function showFromTitle(element: Element, bar: HTMLElement, isCovered: boolean): void {
  if (isCovered) element.scrollIntoView({ behavior: 'instant' });
  else {
    scrollTo({ top: 0, behavior: 'instant' });
    bringIntoSight(element, bar);
  }
}

/** What the page keeps free above the targets of links. */
function navbarBottom(): number {
  return Number.parseFloat(getComputedStyle(document.documentElement).scrollPaddingBlockStart) || 0;
}

/** Focuses something that has no focus of its own, and only now. */
export function focusOnce(element: HTMLElement): void {
  element.tabIndex = -1;
  element.focus({ preventScroll: true });
  element.addEventListener('blur', () => element.removeAttribute('tabindex'), { once: true });
}
