import type { Direction } from './model.ts';

/** The direction that a chart names; from top to bottom where it names none. */
export function directionOf(name: string | undefined): Direction {
  const upper = name?.toUpperCase();
  return upper === 'LR' || upper === 'RL' || upper === 'BT' ? upper : 'TB';
}

/** The layout keeps nodes in plain objects, which have names of their own, such as `constructor`: a space makes them others. */
export function idOf(written: string): string {
  return written in {} ? `${written} ` : written;
}
