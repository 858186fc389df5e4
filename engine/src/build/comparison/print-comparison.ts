import { fillLabel, type Labels } from '../../markdown/labels.ts';
import { escapeHtml } from '../../ui/document/escape.ts';
import { arrangeComparison, type Piece } from './arrange-comparison.ts';
import { changedSections, type Sections } from './changed-sections.ts';
import type { Difference } from './difference.ts';
import { findWholeSections } from './find-whole-sections.ts';
import { changeId, printBar, printNext } from './print-bars.ts';
import { foldSide, printBlocks, printColumn, printHeading, printSides } from './print-blocks.ts';
import { type Places, printPart } from './print-marks.ts';
import { printSummary, SUMMARY_ID } from './print-summary.ts';
import { type LeftOut, type Shown, shortenComparison } from './shorten-comparison.ts';

/** Prints how much differs, what the marks mean, which sections differ, and the merged text with its changes. */
export function printComparison(differences: readonly Difference[], labels: Labels, places: Places): string {
  if (differences.every(({ type }) => type === 'same')) return `<p>${escapeHtml(labels.sameText)}</p>`;
  const shown = shortenComparison(differences);
  const wholes = findWholeSections(shown);
  const pieces = arrangeComparison(shown, wholes);
  const changes = pieces.filter(({ type }) => type === 'change' || type === 'whole');
  const ownIds = [SUMMARY_ID, ...changes.map((_, index) => changeId(index))];
  const { ids, changed } = changedSections(shown, wholes, ownIds);
  const printed = pieces.map((piece) => {
    const html = printPiece(piece, labels, ids, places);
    const index = changes.indexOf(piece);
    if (index < 0) return html;
    // What follows a folded section is in sight.
    const next = piece.type === 'whole' ? '' : printNext(index, changes.length, labels);
    return `<section class="change" id="${changeId(index)}">${html}${next}</section>`;
  });
  return [
    printCounts(changes, labels) + printLegend(labels, places),
    printSummary(changed, changeId(0), labels),
    printBar(changes.length, labels, places),
    ...printed,
  ].join('');
}

/** How many changes there are of each kind: as many as the bar leads through. */
function printCounts(changes: readonly Piece[], labels: Labels): string {
  const isWhole = (place: 'added' | 'removed') => (piece: Piece) => piece.type === 'whole' && piece.blocks[0]?.type === place;
  const kinds: [string, number][] = [
    [labels.addedSections, changes.filter(isWhole('added')).length],
    [labels.removedSections, changes.filter(isWhole('removed')).length],
    [labels.editedPassages, changes.filter(({ type }) => type === 'change').length],
  ];
  const told = kinds.filter(([, count]) => count > 0).map(([label, count]) => fillLabel(label, String(count)));
  const label = changes.some(({ type }) => type === 'whole') ? labels.changesByKind : labels.countChanges;
  return `<p class="comparison-counts">${escapeHtml(fillLabel(label, String(changes.length), told.join(labels.betweenKinds)))}</p>`;
}

/** Says what the marks mean, by the marks themselves. */
function printLegend(labels: Labels, { names }: Places): string {
  const only = (place: 'old' | 'new', whole: 'line ' | ''): string =>
    printPart({ text: fillLabel(labels.onlyIn, names[place]), in: place }, labels, whole);
  const group = (label: string, whole: 'line ' | ''): string =>
    `<span>${escapeHtml(label)} ${only('new', whole)} ${only('old', whole)}</span>`;
  return `<p class="comparison-marks">${group(labels.wholeParagraphs, 'line ')} ${group(labels.wordsInside, '')}</p>`;
}

function printPiece({ type, blocks }: Piece, labels: Labels, ids: Sections['ids'], places: Places): string {
  if (type === 'whole') return printWholeSection(blocks, labels, ids, places);
  const html = printShown(blocks, labels, ids, places, type === 'folded');
  if (type !== 'folded') return html;
  return `<details class="unchanged"><summary>${escapeHtml(fillLabel(labels.unchanged, String(blocks.length)))}</summary>${html}</details>`;
}

/** A section that is new or gone is folded below its heading. Its id is that of what is folded: browsers open what a link leads into. */
function printWholeSection([heading, ...blocks]: readonly Shown[], labels: Labels, ids: Sections['ids'], places: Places): string {
  if (!heading || !('block' in heading)) return '';
  const title = printHeading(heading, labels);
  const id = escapeHtml(ids.get(heading) ?? '');
  const size = blocks.reduce((sum, one) => sum + (one.type === 'left-out' ? one.count : 1), 0);
  const text = printShown(blocks, labels, ids, places, true);
  const fold = (place: 'old' | 'new'): string => foldSide(place, title, size, `<div id="${id}">${text}</div>`);
  return heading.type === 'removed' ? printSides(fold('old'), '') : printSides('', fold('new'));
}

/** @param isOne whether all of it is in one column */
function printShown(blocks: readonly Shown[], labels: Labels, ids: Sections['ids'], places: Places, isOne: boolean): string {
  const print = (stretch: LeftOut | Difference[]): string => {
    if (!('of' in stretch)) return (isOne ? printColumn : printBlocks)(stretch, labels, ids, places);
    const told = printLeftOut(stretch, labels, places);
    if (isOne || stretch.of === 'same') return told;
    return stretch.of === 'removed' ? printSides(told, '') : printSides('', told);
  };
  return inStretches(blocks).map(print).join('');
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

function printLeftOut({ of, count }: LeftOut, labels: Labels, places: Places): string {
  if (of === 'same') return `<p>${escapeHtml(fillLabel(labels.unchanged, String(count)))}</p>`;
  const [label, link] = of === 'added' ? [labels.manyAdded, places.new] : [labels.manyRemoved, places.old];
  return `<p class="comparison-elsewhere">${fillLabel(escapeHtml(label), String(count), link)}</p>`;
}
