import type { Graph, LayoutOptions } from '@dagrejs/dagre';
import type { Flowchart } from './model.ts';

type OrderRanks = NonNullable<LayoutOptions['customOrder']>;

/** Passes over all ranks: each exchange leaves fewer crossings, and a chart that a page has room for needs few. */
const MOST_PASSES = 8;

/** The orders of charts that were laid out, each with the ranks and the number of edges that it is for. */
const known = new WeakMap<Flowchart, { readonly shape: string; readonly orders: readonly (number | undefined)[] }[]>();

/**
 * Orders the nodes of each rank. Only what leads where decides that, not sizes or the direction: a chart that is laid out in several ways, to
 * find one for phones, is ordered once.
 */
export function orderRanksOf(chart: Flowchart): OrderRanks {
  const before = known.get(chart) ?? [];
  known.set(chart, before);
  return (graph, order) => {
    const nodes = graph.nodes().map((id) => graph.node(id));
    const shape = `${nodes.map(({ rank, dummy = '' }) => `${rank}${dummy}`).join()} ${graph.edgeCount()}`;
    const same = before.find((one) => one.shape === shape);
    if (same) for (const [index, node] of nodes.entries()) node.order = same.orders[index];
    else {
      orderRanks(graph, order);
      before.push({ shape, orders: nodes.map((node) => node.order) });
    }
  };
}

/**
 * Without a rank of two nodes, as in a plain row, the search for the best order is skipped. Its result has crossings that an exchange of two
 * neighbours avoids, and as often as not the last branch of its author before the first one.
 */
const orderRanks: OrderRanks = (graph, order) => {
  const nodes = graph.nodes().map((id) => graph.node(id));
  if (new Set(nodes.map(({ rank }) => rank)).size === nodes.length) {
    for (const node of nodes) node.order = 0;
    return;
  }
  order(graph);
  // The borders of a group must stay around it.
  if (nodes.some(({ dummy }) => dummy === 'border')) return;
  const ranks = improve(graph, ranksOf(graph));
  if (disorderOf(graph, ranks) > 0) for (const rank of ranks) setOrder(graph, rank.reverse());
  const searched = { ranks, crossings: crossingsIn(graph, ranks), disorder: disorderOf(graph, ranks) };
  const written = improve(graph, ranksAsWritten(graph));
  const more = crossingsIn(graph, written) - searched.crossings;
  if (more > 0 || (more === 0 && disorderOf(graph, written) >= searched.disorder)) for (const rank of searched.ranks) setOrder(graph, rank);
};

/** Exchanges neighbours as long as that leaves fewer crossings. */
function improve(graph: Graph, ranks: string[][]): string[][] {
  for (const rank of ranks) setOrder(graph, rank);
  for (let pass = 0; pass < MOST_PASSES && exchangeNeighbours(graph, ranks); pass++);
  return ranks;
}

/** The nodes of each rank as one comes to them who follows the branches in the order in which they are written. */
function ranksAsWritten(graph: Graph): string[][] {
  const seen = new Set<string>();
  const visit = (id: string): void => {
    if (seen.has(id)) return;
    seen.add(id);
    for (const next of graph.successors(id) ?? []) visit(next);
  };
  const rankOf = (id: string): number => graph.node(id).rank ?? 0;
  for (const id of graph.nodes().toSorted((one, other) => rankOf(one) - rankOf(other))) visit(id);
  return [...Map.groupBy(seen, rankOf).values()];
}

function crossingsIn(graph: Graph, ranks: readonly string[][]): number {
  const pairs = ranks.flatMap((rank) => rank.flatMap((left, place) => rank.slice(place + 1).map((right) => crossings(graph, left, right))));
  return pairs.reduce((sum, pair) => sum + pair, 0);
}

/** The nodes of each rank in their order, also those that stand for a part of a long line or for a label. */
function ranksOf(graph: Graph): string[][] {
  const ids = graph.nodes().toSorted((one, other) => orderOf(graph, one) - orderOf(graph, other));
  return [...Map.groupBy(ids, (id) => graph.node(id).rank).values()];
}

function orderOf(graph: Graph, id: string): number {
  return graph.node(id).order ?? 0;
}

function setOrder(graph: Graph, rank: readonly string[]): void {
  for (const [place, id] of rank.entries()) graph.node(id).order = place;
}

/** Exchanges neighbours whose lines cross less when they have changed places. */
function exchangeNeighbours(graph: Graph, ranks: readonly string[][]): boolean {
  let hasChanged = false;
  for (const rank of ranks) {
    for (let place = 1; place < rank.length; place++) {
      const [left = '', right = ''] = rank.slice(place - 1, place + 1);
      if (crossings(graph, left, right) <= crossings(graph, right, left)) continue;
      rank.splice(place - 1, 2, right, left);
      setOrder(graph, rank);
      hasChanged = true;
    }
  }
  return hasChanged;
}

/** How often the lines of two neighbours cross each other. */
function crossings(graph: Graph, left: string, right: string): number {
  const count = (one: readonly string[] = [], other: readonly string[] = []): number =>
    one.reduce((sum, id) => sum + other.filter((next) => orderOf(graph, id) > orderOf(graph, next)).length, 0);
  return count(graph.predecessors(left), graph.predecessors(right)) + count(graph.successors(left), graph.successors(right));
}

/** How many pairs in a rank are not in the order in which they were written, less those that are. */
function disorderOf(graph: Graph, ranks: readonly string[][]): number {
  const written = new Map(graph.nodes().map((id, index) => [id, index]));
  const pairs = ranks.flatMap((rank) => {
    const places = rank.filter((id) => graph.node(id).dummy === undefined).map((id) => written.get(id) ?? 0);
    return places.flatMap((place, index) => places.slice(index + 1).map((next) => Math.sign(place - next)));
  });
  return pairs.reduce((sum, pair) => sum + pair, 0);
}
