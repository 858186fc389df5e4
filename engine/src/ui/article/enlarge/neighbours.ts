import { CONTENT } from '../../../model/shell-ids.ts';

/** To the picture before or after one. */
export type Direction = 'previous' | 'next';

/** The pictures beside one on its page. */
export interface Neighbours {
  readonly previous: Element | undefined;
  readonly next: Element | undefined;
  /** Which one it is, from 1 on. */
  readonly place: number;
  /** Of all that are shown, with itself. */
  readonly count: number;
}

/** Finds the picture before another one and the one after it, of all that open large and are shown: of two for two themes, one is. */
export function neighboursOf(picture: Element): Neighbours {
  const shown = [...document.querySelectorAll(`${CONTENT} [data-enlarges]`)]
    .flatMap((one) => (one.matches('img') ? [one] : [...one.querySelectorAll(':scope > svg')]))
    .filter((one) => one === picture || (one.getClientRects().length > 0 && one.closest('[hidden]') === null));
  const at = shown.indexOf(picture);
  return {
    previous: at < 0 ? undefined : shown[at - 1],
    next: at < 0 ? undefined : shown[at + 1],
    place: at + 1,
    count: at < 0 ? 1 : shown.length,
  };
}
