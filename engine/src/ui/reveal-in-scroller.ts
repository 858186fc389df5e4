/** Pixels at the end of a list in which its last line fades. */
const FADE = 32;

/**
 * Scrolls an element into view inside its nearest matching container, without scrolling the page.
 * @param container selector
 */
export function revealInScroller(element: Element, container: string): void {
  const scroller = element.closest(container);
  if (!scroller) return;
  const line = element.getBoundingClientRect();
  const frame = scroller.getBoundingClientRect();
  if (line.top < frame.top || line.bottom > frame.bottom - FADE) scroller.scrollTop += line.top - frame.top - frame.height / 3;
}
