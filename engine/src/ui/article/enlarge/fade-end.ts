/** Marks a box that scrolls while there is more of it below, where its last line fades then. */
export function fadeEnd(box: HTMLElement): void {
  // What is computed may differ in the last digit.
  const mark = (): boolean => box.toggleAttribute('data-more', box.scrollHeight - box.scrollTop - box.clientHeight > 1);
  box.addEventListener('scroll', mark, { passive: true });
  new ResizeObserver(mark).observe(box);
}
