import { fillLabel, type Labels } from '../../markdown/labels.ts';
import type { TocEntry } from '../../model/page.ts';
import { escapeHtml } from '../../ui/document/escape.ts';
import { arrangeComparison, type Piece, type Shown } from './arrange-comparison.ts';
import { changedSections, type Sections } from './changed-sections.ts';
import { countDifferences, type Difference } from './difference.ts';
import { type Places, printBlocks } from './print-blocks.ts';
import { printPart } from './print-marks.ts';
import { type LeftOut, shortenComparison } from './shorten-comparison.ts';

/** A comparison without the links above it. */
export interface Body {
  readonly html: string;
  readonly toc: readonly TocEntry[];
}

/** Prints how much differs, what the marks mean, and the merged text: each change with links to the ones before and after it. */
export function printComparison(differences: readonly Difference[], labels: Labels, places: Places): Body {
  if (differences.every(({ type }) => type === 'same')) return { html: `<p>${escapeHtml(labels.sameText)}</p>`, toc: [] };
  const shown = shortenComparison(differences);
  const pieces = arrangeComparison(shown);
  const changes = pieces.filter(({ type }) => type === 'change');
  const counts = [changes.length, ...countDifferences(differences)].map(String);
  const { ids, toc } = changedSections(
    shown,
    changes.map((_, index) => changeId(index)),
  );
  const printed = pieces.map((piece) => {
    const html = printPiece(piece, labels, ids, places);
    if (piece.type !== 'change') return html;
    const index = changes.indexOf(piece);
    return `<section class="change" id="${changeId(index)}">${printBar(index, changes.length, labels)}${html}</section>`;
  });
  const summary = `<p><strong>${escapeHtml(fillLabel(labels.differences, ...counts))}</strong></p>`;
  return { html: summary + printLegend(labels, places) + printed.join(''), toc };
}

const changeId = (index: number): string => `change-${index + 1}`;

/** Says which change it is, and leads to its neighbours. */
function printBar(index: number, total: number, labels: Labels): string {
  const link = (to: number, label: string): string =>
    to < 0 || to >= total ? '' : `<a href="#${changeId(to)}" class="change-${to < index ? 'previous' : 'next'}">${escapeHtml(label)}</a>`;
  const place = escapeHtml(fillLabel(labels.changeOf, String(index + 1), String(total)));
  return `<div class="change-bar"><span>${place}</span>${link(index - 1, labels.previousChange)}${link(index + 1, labels.nextChange)}</div>`;
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
  const html = inStretches(blocks)
    .map((stretch) => ('of' in stretch ? printLeftOut(stretch, labels, places) : printBlocks(stretch, labels, ids, places)))
    .join('');
  if (type !== 'folded') return html;
  return `<details class="unchanged"><summary>${escapeHtml(fillLabel(labels.unchanged, String(blocks.length)))}</summary>${html}</details>`;
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
