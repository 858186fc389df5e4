/** Pixels that the reader has to scroll before it counts as a direction. */
const LEAST_MOVE = 6;

/** Hides the navbar while the reader scrolls down, and shows it on the way up (spec §4 "Navbar"). */
export function hideNavbarOnScroll(): void {
  const { dataset } = document.documentElement;
  let last = scrollY;
  addEventListener(
    'scroll',
    () => {
      const moved = scrollY - last;
      if (Math.abs(moved) < LEAST_MOVE) return;
      last = scrollY;
      if (moved > 0 && scrollY > innerHeight / 4) dataset.navbar = 'hidden';
      else delete dataset.navbar;
    },
    { passive: true },
  );
}
