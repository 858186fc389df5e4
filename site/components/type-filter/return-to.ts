import type { FilteredPage } from './filtered-page.ts';

/** The place that a reader has left to look for something. */
export interface Return {
  /** Keeps it: what is being read, and how high in the window. */
  leave(): void;
  /** Says that the reader is where the filter has led to. */
  stay(): void;
  /** Whether there is one, which the reader has not given up: by a link, or by scrolling on. */
  isPossible(): boolean;
  /** Leads back, once all types are shown again. */
  go(): void;
  forget(): void;
}

export function createReturn(page: Pick<FilteredPage, 'reading'>): Return {
  let left: { readonly heading: HTMLElement | undefined; readonly top: number; readonly scroll: number } | undefined;
  let shown = 0;
  return {
    leave() {
      const heading = page.reading();
      left = { heading, top: heading?.getBoundingClientRect().top ?? 0, scroll: scrollY };
    },
    stay() {
      shown = scrollY;
    },
    // A phone's keyboard moves the page, too, by less.
    isPossible: () => left !== undefined && Math.abs(scrollY - shown) < innerHeight / 2,
    go() {
      const { heading, top, scroll } = left ?? {};
      left = undefined;
      if (heading) scrollBy({ top: heading.getBoundingClientRect().top - (top ?? 0), behavior: 'instant' });
      else scrollTo({ top: scroll ?? 0, behavior: 'instant' });
    },
    forget() {
      left = undefined;
    },
  };
}
