/** Divides a list into runs of neighbours, each of which goes on from the one before it. */
export function joinNeighbours<Item>(items: readonly Item[], goesOn: (above: Item, one: Item) => boolean): [Item, ...Item[]][] {
  const runs: [Item, ...Item[]][] = [];
  for (const one of items) {
    const run = runs.at(-1);
    if (run && goesOn(run.at(-1) ?? run[0], one)) run.push(one);
    else runs.push([one]);
  }
  return runs;
}
