/** Pixels of scrolling that count as a direction. */
const LEAST_MOVE = 6;

/**
 * Hides the navbar while the reader scrolls down, and shows it on the way up. It stays while the focus is in it, and
 * when a link has moved the page.
 */
export function hideNavbarOnScroll(): void {
  const { dataset } = document.documentElement;
  let last = scrollY;
  const show = (): void => {
    last = scrollY;
    delete dataset.navbar;
  };
  addEventListener(
    'scroll',
    () => {
      const moved = scrollY - last;
      if (Math.abs(moved) < LEAST_MOVE) return;
      last = scrollY;
      if (moved < 0 || scrollY < innerHeight / 4 || document.querySelector('.navbar:focus-within')) show();
      else dataset.navbar = 'hidden';
    },
    { passive: true },
  );
  addEventListener('focusin', ({ target }) => target instanceof Element && target.closest('.navbar') && show());
  addEventListener('hashchange', show);
  if ('navigation' in window) navigation.addEventListener('navigatesuccess', show);
}
