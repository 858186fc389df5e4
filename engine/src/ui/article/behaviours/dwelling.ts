/** How long the pointer rests on an element before it counts, in milliseconds. */
const DWELL = 300;

/**
 * Calls a function when a mouse has rested on an element for 300 ms, or when the keyboard has come to it and stays as long. Fingers do not dwell.
 * @param selector of the elements
 */
export function watchDwelling(selector: string, call: (element: Element) => void): void {
  let timer: ReturnType<typeof setTimeout> | undefined;
  let current: Element | null = null;
  const come = (target: EventTarget | null): void => {
    const element = target instanceof Element ? target.closest(selector) : null;
    if (element === current) return;
    clearTimeout(timer);
    current = element;
    if (element) timer = setTimeout(() => call(element), DWELL);
  };
  document.addEventListener('pointerover', ({ target, pointerType }) => come(pointerType === 'mouse' ? target : null), { passive: true });
  document.addEventListener('pointerdown', () => clearTimeout(timer), { passive: true });
  document.addEventListener('focusin', ({ target }) => come(target instanceof Element && target.matches(':focus-visible') ? target : null));
  document.addEventListener('focusout', () => come(null));
  // The keyboard may have come before this was there.
  if (document.activeElement?.matches(':focus-visible')) come(document.activeElement);
}
