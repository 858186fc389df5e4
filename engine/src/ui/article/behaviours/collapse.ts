/** Bounds of the duration, in milliseconds. */
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

/** Opens or closes a `<details>` at once, also one that is moving: its animation would undo that at its end. */
export function setOpen(details: HTMLDetailsElement, isOpen: boolean): void {
  for (const animation of details.getAnimations?.() ?? []) animation.cancel();
  delete details.dataset.moving;
  details.open = isOpen;
}

/** Opens or closes a `<details>` with an animation of its height, or at once where the reader prefers reduced motion. */
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
  // A closed panel has no height to animate.
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
