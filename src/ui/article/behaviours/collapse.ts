/** Milliseconds. */
const SHORTEST = 120;
const LONGEST = 320;

/**
 * How long a panel takes to open or close: it grows with the square root of the height, so that tall panels do not crawl (spec §9).
 * @param height in pixels
 * @returns milliseconds
 */
export function collapseDuration(height: number): number {
  return Math.round(Math.min(LONGEST, SHORTEST + 8 * Math.sqrt(Math.max(0, height))));
}

/** Opens or closes a `<details>` with its height moving along; at once where the reader wants less motion. */
export function toggleDetails(details: HTMLDetailsElement): void {
  if (matchMedia('(prefers-reduced-motion: reduce)').matches || !details.animate) {
    details.open = !details.open;
    return;
  }
  const from = details.offsetHeight;
  const isOpening = !details.open || details.dataset.moving === 'closing';
  details.open = isOpening;
  for (const animation of details.getAnimations()) animation.cancel();
  const to = details.offsetHeight;
  // The panel stays in the document while it closes.
  details.open = true;
  details.dataset.moving = isOpening ? 'opening' : 'closing';
  const animation = details.animate(
    { height: [`${from}px`, `${to}px`] },
    { duration: collapseDuration(Math.abs(to - from)), easing: 'ease-in-out' },
  );
  animation.onfinish = () => {
    delete details.dataset.moving;
    details.open = isOpening;
  };
}
