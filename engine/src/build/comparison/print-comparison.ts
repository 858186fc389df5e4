import { fillLabel, type Labels } from '../../markdown/labels.ts';
import { escapeHtml } from '../../ui/document/escape.ts';
import { arrangeComparison, type Piece } from './arrange-comparison.ts';
import { changedSections } from './changed-sections.ts';
import type { Difference } from './difference.ts';
import { findWholeSections } from './find-whole-sections.ts';
import { changeId, printBar } from './print-bars.ts';
import { type Places, printPart } from './print-marks.ts';
import { printPieces } from './print-pieces.ts';
import { printSummary, SUMMARY_ID } from './print-summary.ts';
import { shortenComparison } from './shorten-comparison.ts';

/** Prints how much differs, what the marks mean, which sections differ, and the merged text with its changes. */
export function printComparison(differences: readonly Difference[], labels: Labels, places: Places): string {
  if (differences.every(({ type }) => type === 'same')) return `<p>${escapeHtml(labels.sameText)}</p>`;
  const shown = shortenComparison(differences);
  const wholes = findWholeSections(shown);
  const pieces = arrangeComparison(shown, wholes);
  const changes = pieces.filter(({ type }) => type === 'change' || type === 'whole');
  const ownIds = [SUMMARY_ID, ...changes.map((_, index) => changeId(index))];
  const { ids, changed } = changedSections(shown, wholes, ownIds);
  return [
    printCounts(changes, labels) + printLegend(labels, places),
    printSummary(changed, changeId(0), labels),
    printBar(changes.length, labels, places),
    ...printPieces(pieces, changes, { labels, ids, places }),
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
