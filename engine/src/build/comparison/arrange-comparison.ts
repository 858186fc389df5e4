import { levelOf, typeOf, type WholeSections } from './find-whole-sections.ts';
import { joinNeighbours } from './join-neighbours.ts';
import type { Shown } from './shorten-comparison.ts';
import { continuesTable } from './text-blocks.ts';

/** Neighbours that belong together: a change; a section that is new or gone; equal blocks around changes; equal blocks that are folded. */
export interface Piece {
  readonly type: 'change' | 'whole' | 'around' | 'folded';
  readonly blocks: readonly Shown[];
}

/** Equal blocks in a row that are shown, as what is around a change; more are folded. */
const SHOWN_EQUAL = 2;

/** Divides a comparison into its changes and what is equal between them. A change ends where the next section begins. */
export function arrangeComparison(shown: readonly Shown[], wholes: WholeSections): readonly Piece[] {
  const differing = rowsOfDifferingTables(shown);
  const runs = runsOf(shown, (one) => typeOf(one) === 'same' && !differing.has(one));
  const pieces: Piece[] = [];
  for (const [index, { is: isEqual, blocks }] of runs.entries()) {
    if (isEqual && index > 0 && index < runs.length - 1 && isShort(blocks)) extendLast(pieces, blocks);
    else if (isEqual) pieces.push(...foldEqual(blocks, runs[index + 1]?.blocks[0]));
    else for (const part of bySection(blocks, wholes)) addChange(pieces, part, wholes);
  }
  return pieces;
}

/** Neighbours for which a test says the same. */
function runsOf(shown: readonly Shown[], test: (one: Shown) => boolean): { readonly is: boolean; readonly blocks: Shown[] }[] {
  return joinNeighbours(shown, (above, one) => test(above) === test(one)).map((blocks) => ({ is: test(blocks[0]), blocks }));
}

const isHeading = (one: Shown | undefined): boolean => one !== undefined && levelOf(one) < Number.POSITIVE_INFINITY;

/** Whether equal blocks take no more room than a line that says how many they are; two changes with them in between are read as one. */
function isShort(blocks: readonly Shown[]): boolean {
  return blocks.length <= SHOWN_EQUAL && !blocks.some((one) => one.type === 'left-out' || isHeading(one));
}

function extendLast(pieces: Piece[], blocks: readonly Shown[]): void {
  const last = pieces.pop();
  if (last) pieces.push({ ...last, blocks: [...last.blocks, ...blocks] });
}

/** A change goes on after the few equal blocks that were added to it, and begins with the headings right above it: a link to it shows them whole. */
function addChange(pieces: Piece[], blocks: readonly Shown[], wholes: WholeSections): void {
  const last = pieces.at(-1);
  if (blocks[0] && wholes.has(blocks[0])) pieces.push({ type: 'whole', blocks });
  else if (last?.type === 'change' && last.blocks.at(-1)?.type === 'same' && !isHeading(blocks[0])) extendLast(pieces, blocks);
  else if (last?.type === 'around' && last.blocks.every(isHeading))
    pieces.splice(-1, 1, { type: 'change', blocks: [...last.blocks, ...blocks] });
  else pieces.push({ type: 'change', blocks });
}

/**
 * Begins anew at each heading, but not between headings that have no text between them, or none that is shown. Sections that are new or gone are
 * not divided.
 */
function bySection(blocks: readonly Shown[], wholes: WholeSections): Shown[][] {
  const parts: Shown[][] = [];
  let open: Shown[] | undefined;
  let whole: ReadonlySet<Shown> = new Set();
  for (const one of blocks) {
    const section = wholes.get(one);
    if (section) {
      whole = new Set(section);
      parts.push([...section]);
      open = undefined;
    }
    if (whole.has(one)) continue;
    const above = open?.at(-1);
    const isList = isHeading(above) || (above?.type === 'left-out' && above.of === one.type);
    if (open && (!isHeading(one) || isList)) open.push(one);
    else {
      open = [one];
      parts.push(open);
    }
  }
  return parts;
}

/** Folds what is equal, but for the headings that what follows is below. */
function foldEqual(blocks: readonly Shown[], next: Shown | undefined): Piece[] {
  const above = new Set<Shown>();
  let level = next === undefined ? 0 : levelOf(next);
  for (const one of blocks.toReversed()) {
    if (!isHeading(one) || levelOf(one) >= level) continue;
    above.add(one);
    level = levelOf(one);
  }
  return runsOf(blocks, (one) => above.has(one)).map(({ is: isAbove, blocks: run }) => {
    const isFolded = !isAbove && !isShort(run) && run.every(({ type }) => type !== 'left-out');
    return { type: isFolded ? 'folded' : 'around', blocks: run };
  });
}

function rowsOfDifferingTables(shown: readonly Shown[]): ReadonlySet<Shown> {
  const runs = joinNeighbours(shown, (above, one) => 'block' in above && 'block' in one && continuesTable(above.block, one.block));
  const tables = runs.filter(([first]) => 'block' in first && first.block.kind === 'row');
  return new Set(tables.filter((rows) => rows.some(({ type }) => type !== 'same')).flat());
}
