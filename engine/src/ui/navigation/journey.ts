import { findHashTarget } from './arrive.ts';

/** One navigation of the reader, from the page that is shown to another or to another place on the same one. */
export interface Journey {
  readonly to: URL;
  /** Aborted when another navigation begins, or the reader stops this one. */
  readonly signal: AbortSignal;
  /** Scrolls to where the journey leads: the element of the hash, the top, or where the reader was before. Call it once it has arrived. */
  scroll(): void;
}

/** The journey that Retry makes to the address that could not be shown. */
export function retryJourney(): Journey {
  const to = new URL(location.href);
  return {
    to,
    signal: new AbortController().signal,
    scroll() {
      const target = findHashTarget(to.hash);
      if (target) target.scrollIntoView();
      else scrollTo(0, 0);
    },
  };
}
