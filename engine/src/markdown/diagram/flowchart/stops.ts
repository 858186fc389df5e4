import type { LaidEdge } from './placed.ts';
import type { Port } from './ports.ts';

/** A rank of nodes or of labels. */
export interface Level {
  readonly at: number;
  start: number;
  end: number;
  readonly spans: Span[];
}

/** What something takes of a rank. */
export interface Span {
  middle: number;
  readonly half: number;
  readonly isLabel?: true;
}

/** What a line comes through: a port, its own label, or a gap in a rank. */
export type Stop = { readonly level: Level } & (
  | { readonly kind: 'port'; readonly port: Port }
  | { readonly kind: 'label' | 'gap'; readonly span: Span }
);

export interface Way {
  readonly laid: LaidEdge;
  readonly stops: readonly Stop[];
}

/** Where across the ranks a line is at a stop. */
export function acrossOf(stop: Stop): number {
  return stop.kind === 'port' ? stop.port.across : stop.span.middle;
}

/** Whether a line is straight between two stops. */
export function isInLine(one: Stop, other: Stop): boolean {
  return Math.abs(acrossOf(one) - acrossOf(other)) < 0.1;
}
