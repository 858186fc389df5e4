import type { Axis } from './model.ts';

/** The directions of a chart: along the way from rank to rank, and across it, with the names of a box's sizes. */
export interface Directions {
  readonly axis: Axis;
  readonly across: Axis;
  readonly length: 'width' | 'height';
  readonly breadth: 'width' | 'height';
}

export function directionsOf(axis: Axis): Directions {
  return axis === 'x'
    ? { axis, across: 'y', length: 'width', breadth: 'height' }
    : { axis, across: 'x', length: 'height', breadth: 'width' };
}

/** A point by its places along and across the ranks. */
export function pointAt({ axis }: Directions, along: number, across: number): { readonly x: number; readonly y: number } {
  return axis === 'x' ? { x: along, y: across } : { x: across, y: along };
}
