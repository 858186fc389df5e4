/** The part of a line between two ranks: from its place across at the first one to that at the second. */
export interface Move {
  /** Lines of one net may run in one place: those that leave one port of a node, or meet in one. */
  readonly net: string;
  readonly from: number;
  readonly to: number;
}

interface Net {
  readonly ids: readonly string[];
  readonly start: number;
  readonly end: number;
  readonly froms: readonly number[];
  readonly tos: readonly number[];
}

/** Lines closer than that look like one. */
const NEAR = 8;
/** More nets than that are taken in the order in which they come: all orders would be too many. */
const MOST_ORDERED = 6;

/**
 * Gives each net between two ranks the track in which it runs across them: nets that would touch have different ones, in the order in which the
 * lines cross least.
 * @returns the track of each net, from 0 on
 */
export function assignTracks(moves: readonly Move[]): ReadonlyMap<string, number> {
  const all = [...Map.groupBy(moves, ({ net }) => net)].map(([id, own]): Net => {
    const [froms, tos] = [own.map(({ from }) => from), own.map(({ to }) => to)];
    return { ids: [id], froms, tos, start: Math.min(...froms, ...tos), end: Math.max(...froms, ...tos) };
  });
  const nets = merged(all);
  const orders = nets.length > MOST_ORDERED ? [nets] : ordersOf(nets);
  const tries = orders.map((order) => {
    const tracks = new Map<Net, number>();
    for (const net of order) {
      const below = [...tracks].filter(([other]) => touches(net, other)).map(([, track]) => track + 1);
      tracks.set(net, Math.max(0, ...below));
    }
    return { tracks, cost: costOf(tracks) };
  });
  const best = tries.reduce((least, one) => (one.cost < least.cost ? one : least));
  return new Map([...best.tracks].flatMap(([{ ids }, track]) => ids.map((id) => [id, track] as const)));
}

/** Nets that lead to the same places are one: all of them lead to all of these. */
function merged(nets: readonly Net[]): Net[] {
  const key = ({ ids: [id = ''], tos }: Net): string => (tos.length > 1 ? String(tos.toSorted((one, other) => one - other)) : id);
  return [...Map.groupBy(nets, key).values()].map((same) => ({
    ids: same.flatMap(({ ids }) => ids),
    froms: same.flatMap(({ froms }) => froms),
    tos: same.flatMap(({ tos }) => tos),
    start: Math.min(...same.map(({ start }) => start)),
    end: Math.max(...same.map(({ end }) => end)),
  }));
}

function touches(one: Net, other: Net): boolean {
  return one.start < other.end + NEAR && other.start < one.end + NEAR;
}

/** Crossings, and what is worse: lines of two nets that run in one place. */
function costOf(tracks: ReadonlyMap<Net, number>): number {
  let cost = 0;
  for (const [before, track] of tracks) {
    cost += track / 10;
    for (const [after, later] of tracks) {
      if (later <= track) continue;
      const within = (place: number, net: Net): boolean => place > net.start - NEAR && place < net.end + NEAR;
      cost += before.tos.filter((place) => within(place, after) && !after.tos.includes(place)).length;
      cost += after.froms.filter((place) => within(place, before) && !before.froms.includes(place)).length;
      cost += 10 * before.tos.filter((place) => after.froms.some((from) => Math.abs(from - place) < NEAR)).length;
    }
  }
  return cost;
}

function ordersOf<Item>(items: readonly Item[]): Item[][] {
  if (items.length < 2) return [[...items]];
  return items.flatMap((item, index) => ordersOf(items.filter((_, other) => other !== index)).map((rest) => [item, ...rest]));
}
