/** Fewest letters and digits of a text that is found to have moved: shorter ones are found everywhere. */
const FEWEST = 10;

/** For texts in their runs, which of them have moved. */
type Flags = readonly (readonly boolean[])[];

/** A text, by its run and its place in it. */
interface Place {
  readonly run: number;
  readonly at: number;
}

/**
 * Finds among texts that are gone and new those that only stand elsewhere. Short ones go along with those that they stand beside.
 * @param gone runs of texts that follow each other
 * @param isTelling whether a text is found by itself
 */
export function findMoved(
  gone: readonly (readonly string[])[],
  added: readonly (readonly string[])[],
  isTelling: (text: string) => boolean = saysMuch,
): { readonly old: Flags; readonly new: Flags } {
  const moved = { old: gone.map((run) => run.map(() => false)), new: added.map((run) => run.map(() => false)) };
  const places = new Map<string, Place[]>();
  for (const { text, ...place } of tellingTexts(added, isTelling)) places.set(text, [...(places.get(text) ?? []), place]);
  const isFree = (from: Place, to: Place): boolean => {
    const text = gone[from.run]?.[from.at];
    const isSame = text !== undefined && text === added[to.run]?.[to.at];
    return isSame && !moved.old[from.run]?.[from.at] && !moved.new[to.run]?.[to.at];
  };
  /** Marks two places, and all that is the same before or after them. */
  const mark = (from: Place, to: Place, step: -1 | 1): void => {
    for (let by = 0; by === 0 || isFree(beside(from, by), beside(to, by)); by += step) {
      moved.old[from.run]?.splice(from.at + by, 1, true);
      moved.new[to.run]?.splice(to.at + by, 1, true);
    }
  };
  for (const { text, ...from } of tellingTexts(gone, isTelling)) {
    const to = places.get(text)?.find((place) => isFree(from, place));
    if (to) for (const step of [-1, 1] as const) mark(from, to, step);
  }
  return moved;
}

const beside = ({ run, at }: Place, by: number): Place => ({ run, at: at + by });

function tellingTexts(runs: readonly (readonly string[])[], isTelling: (text: string) => boolean): (Place & { readonly text: string })[] {
  return runs.flatMap((texts, run) => texts.flatMap((text, at) => (isTelling(text) ? [{ text, run, at }] : [])));
}

/** A Chinese character says as much as two others. */
export const saysMuch = (text: string): boolean =>
  (text.match(/[\p{L}\p{N}]/gu) ?? []).length + (text.match(/\p{Script=Han}/gu) ?? []).length >= FEWEST;
