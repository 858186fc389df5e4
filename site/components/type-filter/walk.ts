import { typeName } from '../type-name.ts';
import type { FoundType } from './listed-types.ts';

/** Something that is found: the heading of a type, or the line of a member below that. */
export interface Hit {
  readonly element: HTMLElement;
  readonly heading: HTMLElement;
}

/** Where a walk has come to: at a hit, which is one of some, counted from 1. */
export interface Stop extends Hit {
  readonly at: number;
  readonly of: number;
}

/** Leads from one thing that is found to the next one, and round: neither the focus nor the address changes. */
export interface Walk {
  /** Begins anew, before the first of these. */
  restart(hits: readonly Hit[]): void;
  /** Goes on by one, back by -1; undefined if nothing is found. */
  step(by: 1 | -1): Stop | undefined;
  /** Where it is; undefined before its first step. */
  stop(): Stop | undefined;
}

/** Of the style sheet. */
const HERE = 'data-here';

export function createWalk(): Walk {
  let hits: readonly Hit[] = [];
  let at = -1;
  const stop = (): Stop | undefined => {
    const hit = hits[at];
    return hit && { ...hit, at: at + 1, of: hits.length };
  };
  const goTo = (index: number): void => {
    hits[at]?.element.removeAttribute(HERE);
    at = index;
    hits[at]?.element.setAttribute(HERE, '');
  };
  return {
    restart(next) {
      goTo(-1);
      hits = next;
    },
    step(by) {
      if (hits.length > 0) goTo(at === -1 && by === -1 ? hits.length - 1 : (at + by + hits.length) % hits.length);
      return stop();
    },
    stop,
  };
}

/** What there is to walk through, in the order of the page: members where types are found by them. */
export function hitsOf(found: readonly FoundType[]): Hit[] {
  return found.flatMap(({ type: { heading }, lines }) =>
    lines.length === 0 ? [{ element: heading, heading }] : lines.map((element) => ({ element, heading })),
  );
}

/** The names of a hit: that of the member, if it is one, and that of its type. */
export function namesOf({ element, heading }: Hit): string[] {
  const type = typeName(heading);
  return element === heading ? [type] : [(element.querySelector('a.member') ?? element).textContent ?? '', type];
}
