import { fillLabel, type Labels } from '../../markdown/labels.ts';
import { escapeHtml } from '../../ui/document/escape.ts';
import { type Sections, shownLevel } from './changed-sections.ts';
import type { Difference, TextPart } from './compare-texts.ts';
import { printCode } from './print-code.ts';
import { IN, markCode, printMarked, printPart } from './print-marks.ts';
import { BETWEEN_CELLS, type TextBlock } from './text-blocks.ts';

/** Links to the two pages, named by their versions. */
export interface Places {
  readonly old: string;
  readonly new: string;
  /** The versions alone, as text. */
  readonly names: { readonly old: string; readonly new: string };
}

/** Prints blocks with their differences. Items in a row are one list, rows one table. */
export function printBlocks(run: readonly Difference[], labels: Labels, ids: Sections['ids'], places: Places): string {
  const groups: { readonly kind: TextBlock['kind']; readonly html: string[] }[] = [];
  for (const difference of run) {
    const { kind, level } = difference.block;
    const last = groups.at(-1);
    const html = printBlock(difference, labels, ids, places);
    if (last && last.kind === kind && (kind === 'item' || (kind === 'row' && level === 0))) last.html.push(html);
    else groups.push({ kind, html: [html] });
  }
  return groups.map(({ kind, html }) => (WRAPPED[kind] ?? ['', '']).join(html.join(''))).join('');
}

/** What is around neighbours of a kind. */
const WRAPPED: Partial<Record<TextBlock['kind'], readonly [before: string, after: string]>> = {
  item: ['<ul>', '</ul>'],
  row: ['<div class="table-scroll"><table>', '</table></div>'],
};

function printBlock(difference: Difference, labels: Labels, ids: Sections['ids'], places: Places): string {
  const { block } = difference;
  if (block.kind === 'code') return printCode(difference, labels);
  if (block.kind === 'row') return printRow(difference, labels);
  if (block.kind === 'figure') return printFigure(difference.type, labels, places);
  const inner =
    difference.type === 'changed'
      ? markCode(difference.parts)
          .map((part) => printPart(part, labels))
          .join('')
      : printPart({ text: block.text, in: IN[difference.type] }, labels, 'line ');
  if (block.kind === 'heading') {
    const level = shownLevel(block.level);
    return `<h${level} id="${escapeHtml(ids.get(difference) ?? '')}">${inner}</h${level}>`;
  }
  const tag = block.kind === 'item' ? 'li' : 'p';
  return `<${tag}>${inner}</${tag}>`;
}

const PICTURE =
  '<svg class="icon" viewBox="0 0 24 24" width="16" height="16" aria-hidden="true"><path d="M4 5h16v14H4zm0 11 5-5 4 4 3-3 4 4"/></svg>';

/** A line that leads to a drawing or diagram: its source, or the words for those who do not see it, say nothing beside a text. */
function printFigure(type: Difference['type'], labels: Labels, places: Places): string {
  if (type === 'changed') {
    return `<p class="comparison-elsewhere">${PICTURE}${fillLabel(escapeHtml(labels.changedFigure), places.old, places.new)}</p>`;
  }
  const words = fillLabel(escapeHtml(labels.figure), type === 'removed' ? places.old : places.new);
  return `<p class="comparison-elsewhere">${printMarked(PICTURE + words, IN[type], labels, 'line ')}</p>`;
}

/** A row of the newer table. What only the older one has, its cells among it, is marked in the cell where it was. */
function printRow(difference: Difference, labels: Labels): string {
  const parts: readonly TextPart[] =
    difference.type === 'changed' ? markCode(difference.parts) : [{ text: difference.block.text, in: IN[difference.type] }];
  const cells: string[] = [''];
  for (const { text, in: place } of parts) {
    const isWhole = difference.type !== 'changed';
    const texts = place === 'old' && !isWhole ? [text.replaceAll(BETWEEN_CELLS, ' | ')] : text.split(BETWEEN_CELLS);
    for (const [index, one] of texts.entries()) {
      if (index > 0) cells.push('');
      if (one !== '') cells.push(`${cells.pop() ?? ''}${printPart({ text: one, in: place }, labels, isWhole ? 'line ' : '')}`);
    }
  }
  const tag = difference.block.level === 1 ? 'th' : 'td';
  const row = `<tr${difference.type === 'same' || difference.type === 'changed' ? '' : ` class="row-${difference.type}"`}>${cells.map((cell) => `<${tag}>${cell}</${tag}>`).join('')}</tr>`;
  return tag === 'th' ? `<thead>${row}</thead>` : row;
}
