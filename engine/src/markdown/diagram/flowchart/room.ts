import type { Graph } from '@dagrejs/dagre';
import type { Directions } from './directions.ts';
import { acrossOf, isInLine, type Level, type Span, type Stop, type Way } from './stops.ts';
import { assignTracks, type Move } from './tracks.ts';

/** Two lines that are closer look like one double line. */
const APART = 16;
/** Between a label and a line that is not its own; a rank of labels has 2 px of it. */
const BESIDE_LABEL = 10;
/** Between a line and what else stands in a rank, and before a node, where its head and its corner need room. */
const BESIDE = 6;
const BEFORE_NODE = 16;
/** What even tracks leave before nodes for the heads of lines. */
const HEAD = 12;

/** Room that the lines between two ranks need and do not have. */
export interface Missing {
  /** Where the first of the two ranks ends. */
  readonly behind: number;
  readonly by: number;
}

interface Part {
  readonly from: Stop;
  readonly to: Stop;
  readonly level: Level;
  readonly net: string;
  readonly way: Way;
}

/** Where along the ranks the lines run across them: in even tracks between two ranks, which may be too close. */
export function placeTracks(
  ways: readonly Way[],
  levels: readonly Level[],
): { readonly tracks: (from: Stop, to: Stop) => number; readonly missing: readonly Missing[] } {
  const all = ways.flatMap((way, number) =>
    way.stops.slice(1).flatMap((to, index): Part[] => {
      const from = way.stops[index];
      return from ? [{ from, to, level: from.level, net: netOf(from, to, number), way }] : [];
    }),
  );
  // Of a net that runs across, its straight lines say as well where it leads.
  const across = new Set(all.filter(({ from, to }) => !isInLine(from, to)).map(({ net, level }) => `${net} ${level.at}`));
  const moves = all.filter(({ net, level }) => across.has(`${net} ${level.at}`));
  const places = new Map<Stop, number>();
  const missing: Missing[] = [];
  for (const [level, own] of Map.groupBy(moves, (move) => move.level)) {
    const tracks = assignTracks(own.map(({ net, from, to }): Move => ({ net, from: acrossOf(from), to: acrossOf(to) })));
    const next = levels[levels.indexOf(level) + 1] ?? level;
    const room = next.start - level.end;
    const leadsToNode = own.some(({ to }) => to.kind === 'port');
    const last = Math.max(...tracks.values());
    const even = (room - (leadsToNode ? Math.min(HEAD, room / 2) : 0)) / (last + 2);
    const step = last > 0 ? Math.max(even, APART) : even;
    const before = passesLabel(own, ways, level) ? BESIDE_LABEL : BESIDE;
    const after = Math.max(leadsToNode ? BEFORE_NODE : BESIDE, passesLabel(own, ways, next) ? BESIDE_LABEL : 0);
    const needed = before + last * APART + after;
    if (needed > room && (last > 0 || before === BESIDE_LABEL || after === BESIDE_LABEL))
      missing.push({ behind: level.end, by: needed - room });
    const first = Math.max(before, Math.min(even, room - after - last * step));
    for (const { net, from } of own) places.set(from, level.end + first + step * (tracks.get(net) ?? 0));
  }
  return { tracks: (from) => places.get(from) ?? from.level.end, missing };
}

function netOf(from: Stop, to: Stop, way: number): string {
  const count = (stop: Stop): number => (stop.kind === 'port' ? stop.port.ends.length : 0);
  const shared = count(from) >= count(to) ? from : to;
  return shared.kind === 'port' && count(shared) > 1 ? shared.port.id : String(way);
}

/** Whether one of the lines that run across passes the label of another one in a rank. */
function passesLabel(own: readonly Part[], ways: readonly Way[], level: Level): boolean {
  return [...Map.groupBy(own, ({ net }) => net).values()].some((net) => {
    const ends = net.flatMap(({ from, to }) => [acrossOf(from), acrossOf(to)]);
    const isPassed = ({ middle, half }: Span): boolean =>
      middle + half > Math.min(...ends) - BESIDE_LABEL && middle - half < Math.max(...ends) + BESIDE_LABEL;
    const others = ways.filter((way) => !net.some((part) => part.way === way));
    return others.some(({ stops }) => stops.some((stop) => stop.level === level && stop.kind === 'label' && isPassed(stop.span)));
  });
}

/** Moves the ranks of a graph that is laid out apart where lines between them have too little room. */
export function makeRoom(graph: Graph, missing: readonly Missing[], { axis, length }: Directions): void {
  const moved = (place: number): number => missing.reduce((sum, { behind, by }) => (place > behind + 0.1 ? sum + by : sum), place);
  for (const id of graph.nodes()) {
    const box = graph.node(id);
    const [start, end] = [box[axis] - box[length] / 2, box[axis] + box[length] / 2].map(moved);
    if (start === undefined || end === undefined) continue;
    box[axis] = (start + end) / 2;
    box[length] = end - start;
  }
  for (const id of graph.edges()) {
    const edge = graph.edge(id);
    const place = edge[axis];
    if (place !== undefined) edge[axis] = moved(place);
    for (const point of edge.points ?? []) point[axis] = moved(point[axis]);
  }
  const whole = graph.graph();
  whole[length] = (whole[length] ?? 0) + missing.reduce((sum, { by }) => sum + by, 0);
}
