import { fillLabel, type Labels } from '../../markdown/labels.ts';
import { escapeHtml } from '../../ui/document/escape.ts';
import { type Sections, shownLevel } from './changed-sections.ts';
import type { Difference } from './difference.ts';
import { printCode } from './print-code.ts';
import { IN, markCode, printMarked, printPart } from './print-marks.ts';
import { printTable } from './print-table.ts';
import { continuesTable, type TextBlock } from './text-blocks.ts';

/** Links to the two pages, named by their versions. */
export interface Places {
  readonly old: string;
  readonly new: string;
  /** The versions alone, as text. */
  readonly names: { readonly old: string; readonly new: string };
}

/** Prints blocks with their differences. Items in a row are one list, rows one table. */
export function printBlocks(run: readonly Difference[], labels: Labels, ids: Sections['ids'], places: Places): string {
  const groups: Difference[][] = [];
  for (const difference of run) {
    const last = groups.at(-1);
    if (last?.[0] && belongTogether(last[0].block, difference.block)) last.push(difference);
    else groups.push([difference]);
  }
  const print = (group: readonly Difference[]): string => group.map((one) => printBlock(one, labels, ids, places)).join('');
  return groups
    .map((group) => {
      const kind = group[0]?.block.kind;
      return kind === 'row' ? printTable(group, labels) : kind === 'item' ? `<ul>${print(group)}</ul>` : print(group);
    })
    .join('');
}

/** Whether neighbours are items of one list, or rows of one table. */
function belongTogether(above: TextBlock, below: TextBlock): boolean {
  return (above.kind === 'item' && below.kind === 'item') || continuesTable(above, below);
}

function printBlock(difference: Difference, labels: Labels, ids: Sections['ids'], places: Places): string {
  const { block } = difference;
  if (block.kind === 'code') return printCode(difference, labels);
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
  return `<${tag}>${block.isLabel ? `<strong>${inner}</strong>` : inner}</${tag}>`;
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
