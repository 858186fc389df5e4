/**
 * Tells the style sheet that something covers the page, which does not scroll then. The gutter of its scrollbar is covered, too: it would be a strip
 * of another tone. The page keeps its width: with another one, its lines would break elsewhere.
 */
export function coverPage(): void {
  const { documentElement: root, body } = document;
  if (root.dataset.overlay !== undefined) return;
  body.style.paddingInlineEnd = `${innerWidth - root.clientWidth}px`;
  root.dataset.overlay = '';
}

/** Undoes it, once the last dialog has been closed: it may have been opened from another one. */
export function uncoverPage(): void {
  if (document.querySelector('dialog[open]')) return;
  document.body.style.paddingInlineEnd = '';
  delete document.documentElement.dataset.overlay;
}
