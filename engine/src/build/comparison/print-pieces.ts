import { fillLabel, type Labels } from '../../markdown/labels.ts';
import { escapeHtml } from '../../ui/document/escape.ts';
import type { Piece } from './arrange-comparison.ts';
import type { Sections } from './changed-sections.ts';
import type { Difference } from './difference.ts';
import { levelOf } from './find-whole-sections.ts';
import { changeId, printNext } from './print-bars.ts';
import { foldSide, printBlocks, printColumn, printHeading } from './print-blocks.ts';
import { type Places, printPlace } from './print-marks.ts';
import type { LeftOut, Shown } from './shorten-comparison.ts';
import { canJoin, joinRows, printRow, type Row } from './sides.ts';

/** What pieces are printed with. */
interface Means {
  readonly labels: Labels;
  readonly ids: Sections['ids'];
  readonly places: Places;
}

/** Rows that are printed together: those of a change, with the sections within it that are new or gone, or what is between changes. */
interface Part {
  readonly rows: readonly Row[];
  /** The first and the last of the changes in it, if it is a section of its own. */
  readonly changes?: readonly [first: number, last: number];
  /** The level of the section that it ends in. */
  readonly level: number;
}

/** Deeper than all sections: what is not within one. */
const NO_LEVEL = Number.POSITIVE_INFINITY;

/** Prints pieces in their order. Sections that are new or gone stand at their sides, beside or below what stands at the sides above them. */
export function printPieces(pieces: readonly Piece[], changes: readonly Piece[], means: Means): string[] {
  const parts: Part[] = [];
  for (const piece of pieces) {
    const above = parts.at(-1);
    const change = changes.indexOf(piece);
    if (piece.type !== 'whole') {
      const heading = piece.blocks.findLast((one) => levelOf(one) < NO_LEVEL);
      const level = heading ? levelOf(heading) : (above?.level ?? NO_LEVEL);
      parts.push({ rows: rowsOf(piece, means), level, ...(change >= 0 && { changes: [change, change] }) });
      continue;
    }
    const [heading] = piece.blocks;
    const html = `<section class="change" id="${changeId(change)}">${printWholeSection(piece.blocks, means)}</section>`;
    const row: Row = heading?.type === 'removed' ? { old: html } : { new: html };
    const isWithin = above?.changes === undefined || (heading !== undefined && levelOf(heading) > above.level);
    if (!above || !isWithin || !canJoin(above.rows.at(-1), row)) parts.push({ rows: [row], level: above?.level ?? NO_LEVEL });
    else
      parts.splice(-1, 1, {
        ...above,
        rows: joinRows([...above.rows, row]),
        ...(above.changes && { changes: [above.changes[0], change] }),
      });
  }
  return parts.map((part) => printPart(part, changes.length, means));
}

function printPart({ rows, changes }: Part, total: number, { labels }: Means): string {
  const html = rows.map(printRow).join('');
  return changes ? `<section class="change" id="${changeId(changes[0])}">${html}${printNext(changes[1], total, labels)}</section>` : html;
}

function rowsOf({ type, blocks }: Piece, means: Means): Row[] {
  if (type !== 'folded') return joinRows(inStretches(blocks).flatMap((stretch) => printStretch(stretch, means)));
  const summary = escapeHtml(fillLabel(means.labels.unchanged, String(blocks.length)));
  return [{ across: `<details class="unchanged"><summary>${summary}</summary>${printInColumn(blocks, means)}</details>` }];
}

function printStretch(stretch: LeftOut | Difference[], { labels, ids, places }: Means): Row[] {
  if (!('of' in stretch)) return printBlocks(stretch, labels, ids, places);
  const html = printLeftOut(stretch, labels, places);
  return [stretch.of === 'same' ? { across: html } : stretch.of === 'removed' ? { old: html } : { new: html }];
}

/** A section that is new or gone is folded below its heading. Its id is that of what is folded: browsers open what a link leads into. */
function printWholeSection([heading, ...blocks]: readonly Shown[], means: Means): string {
  if (!heading || !('block' in heading)) return '';
  const id = escapeHtml(means.ids.get(heading) ?? '');
  const size = blocks.reduce((sum, one) => sum + (one.type === 'left-out' ? one.count : 1), 0);
  const content = `<div id="${id}">${printInColumn(blocks, means)}</div>`;
  return foldSide(heading.type === 'removed' ? 'old' : 'new', printHeading(heading, means.labels), size, means.labels, content);
}

/** Prints what is in the same texts. */
function printInColumn(blocks: readonly Shown[], { labels, ids, places }: Means): string {
  return inStretches(blocks)
    .map((stretch) => ('of' in stretch ? printLeftOut(stretch, labels, places) : printColumn(stretch, labels, ids, places)))
    .join('');
}

/** What is left out is told between the blocks before and after it. */
function inStretches(blocks: readonly Shown[]): (LeftOut | Difference[])[] {
  const stretches: (LeftOut | Difference[])[] = [];
  for (const one of blocks) {
    const last = stretches.at(-1);
    if (one.type === 'left-out') stretches.push(one);
    else if (Array.isArray(last)) last.push(one);
    else stretches.push([one]);
  }
  return stretches;
}

function printLeftOut({ of, count, section }: LeftOut, labels: Labels, places: Places): string {
  const label = { same: labels.unchanged, added: labels.manyAdded, removed: labels.manyRemoved }[of];
  const link = printPlace(of === 'removed' ? 'old' : 'new', section, labels, places);
  const html = `${escapeHtml(fillLabel(label, String(count)))} ${link}`;
  // Its words say what its sign does; no text of a page is struck through.
  return `<p class="comparison-elsewhere">${of === 'same' ? html : `<span class="line ${of}">${html}</span>`}</p>`;
}
