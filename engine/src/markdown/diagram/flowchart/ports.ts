import type { Directions } from './directions.ts';
import type { FlowEdge } from './model.ts';
import type { PlacedNode } from './placed.ts';
import { isStraight } from './shapes.ts';

/** The least distance of two ports: the width of a head and a little more. */
const APART = 16;
/** The same for a level line that has a label: half of its height, and what sets it off from the other line. */
const APART_LABELLED = 22;
/** Free room at the corners of a node. */
const CORNER = 8;

/** An end of a line at the side of a node that faces a neighbouring rank. */
export interface End {
  readonly edge: FlowEdge;
  readonly node: PlacedNode;
  /** 1 for the side that faces the next rank, -1 for that which faces the one before. */
  readonly side: 1 | -1;
  /** Where the line comes from, or goes to, across the ranks. */
  readonly next: number;
}

/** A place on the side of a node in which lines of one kind leave it, or meet: they share their way there. */
export interface Port {
  readonly id: string;
  readonly node: PlacedNode;
  readonly ends: readonly End[];
  across: number;
}

/** Gives each end its port. Lines that leave a node and lines that come to it have different ones. */
export function choosePorts(ends: readonly End[], directions: Directions): ReadonlyMap<End, Port> {
  const ports = new Map<End, Port>();
  for (const side of Map.groupBy(ends, (end) => `${end.side} ${end.node.node.id}`).values()) {
    const kinds = [...Map.groupBy(side, kindOf)].map(([kind, own]) => ({
      kind,
      own,
      next: own.reduce((sum, { next }) => sum + next, 0) / own.length,
    }));
    kinds.sort((one, other) => one.next - other.next);
    for (const [index, { kind, own }] of kinds.entries()) {
      const [first] = own;
      if (!first) continue;
      const { node } = first;
      const room = node[directions.breadth] - 2 * CORNER;
      const isLabelled = directions.axis === 'x' && side.some(({ edge }) => edge.text !== '');
      const apart = Math.min(isLabelled ? APART_LABELLED : APART, room / Math.max(1, kinds.length - 1));
      const offset = (index - (kinds.length - 1) / 2) * apart;
      const port = { id: `${kind} ${first.side} ${node.node.id}`, node, ends: own, across: node[directions.across] + offset };
      if (kinds.length === 1 && own.length === 1 && canReach(port, first.next, directions)) port.across = first.next;
      for (const end of own) ports.set(end, port);
    }
  }
  return ports;
}

/** Whether a port may be moved to a place on its side: one of a single line near the middle, and any where a line would else move aside by little. */
export function canReach({ node, ends }: Port, place: number, { axis, across, breadth }: Directions, isNear = false): boolean {
  const reach = isNear ? node[breadth] / 2 - CORNER : node[breadth] / 4;
  return (isNear || ends.length === 1) && isStraight(node.node.shape, axis) && Math.abs(place - node[across]) <= reach;
}

function kindOf({ edge, node, side }: End): string {
  const leaves = edge.from === node.node.id;
  return `${leaves ? 'out' : 'in'} ${edge.line} ${leaves ? (edge.startHead ?? '') : (edge.endHead ?? '')}${side}`;
}
