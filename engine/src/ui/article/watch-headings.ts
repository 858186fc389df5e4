import { CONTENT_ID } from '../../model/shell-ids.ts';

/** Pixels below the top of the window at which a heading counts as reached: the navbar, the folded table of contents, and a line of text. */
const REACHED_BELOW = 144;

/**
 * Follows which section is being read: the last heading above the top, or the very last one at the end of the page.
 * @param onChange called with its id at first, and whenever the reader scrolls or the content has another size, such as with parts hidden
 * @returns stops following
 */
export function watchHeadings(ids: readonly string[], onChange: (id: string | null) => void): () => void {
  let frame = 0;
  const measure = (): void => {
    frame = 0;
    onChange(
      currentHeading(
        ids.map((id) => ({ id, top: topOf(document.getElementById(id)) })),
        isAtEnd(),
      ),
    );
  };
  const schedule = (): void => {
    frame ||= requestAnimationFrame(measure);
  };
  // It reports the first size, too: after the content is laid out, so that nothing is measured before it is painted.
  const sizes = new ResizeObserver(schedule);
  const content = document.getElementById(CONTENT_ID);
  if (content) sizes.observe(content);
  addEventListener('scroll', schedule, { passive: true });
  addEventListener('resize', schedule, { passive: true });
  return () => {
    cancelAnimationFrame(frame);
    sizes.disconnect();
    removeEventListener('scroll', schedule);
    removeEventListener('resize', schedule);
  };
}

/** The section that is being read, given each heading's distance from the top of the window in pixels, in the order of the page. */
export function currentHeading(headings: readonly { readonly id: string; readonly top: number }[], atEnd: boolean): string | null {
  const visible = headings.filter(({ top }) => Number.isFinite(top));
  const reached = atEnd ? visible : visible.filter(({ top }) => top <= REACHED_BELOW);
  return reached[reached.length - 1]?.id ?? null;
}

/** Of one that is not there, or hidden with what is around it, infinite: nobody reads its section. */
function topOf(heading: HTMLElement | null): number {
  return heading && !heading.closest('[hidden]') ? heading.getBoundingClientRect().top : Number.POSITIVE_INFINITY;
}

function isAtEnd(): boolean {
  const { scrollHeight, clientHeight, scrollTop } = document.documentElement;
  return scrollTop > 0 && scrollTop + clientHeight >= scrollHeight - 2;
}
