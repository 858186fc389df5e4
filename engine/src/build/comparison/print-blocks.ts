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

/** Blocks that are printed together; whether one text alone has all of them. */
interface Group {
  readonly blocks: Difference[];
  readonly type: Difference['type'] | 'mixed';
}

/** Prints blocks with their differences. Items in a row are one list, rows one table; what was replaced stands beside what it was replaced by. */
export function printBlocks(run: readonly Difference[], labels: Labels, ids: Sections['ids'], places: Places): string {
  const print = ({ blocks }: Group): string => {
    const kind = blocks[0]?.block.kind;
    if (kind === 'row') return printTable(blocks, labels);
    const printed = blocks.map((one) => printBlock(one, labels, ids, places)).join('');
    return kind === 'item' ? `<ul>${printed}</ul>` : printed;
  };
  const groups = groupBlocks(run);
  const pieces: string[] = [];
  for (let at = 0; at < groups.length; ) {
    const removed = takeOf('removed', groups, at);
    const added = takeOf('added', groups, at + removed.length);
    const [left, right] = isReplaced(removed, added) ? [upToLengthOf(removed, added), upToLengthOf(added, removed)] : [[], []];
    if (left.length === 0) {
      pieces.push(...groups.slice(at, at + 1).map(print));
      at++;
      continue;
    }
    pieces.push(`<div class="sides"><div>${left.map(print).join('')}</div><div>${right.map(print).join('')}</div></div>`);
    pieces.push(...[...removed.slice(left.length), ...added.slice(right.length)].map(print));
    at += removed.length + added.length;
  }
  return pieces.join('');
}

/** Items and rows by their lists and tables. Items that were replaced are divided from those that replace them, the rows of a table are not. */
function groupBlocks(run: readonly Difference[]): Group[] {
  const groups: Group[] = [];
  for (const difference of run) {
    const { block, type } = difference;
    const last = groups.at(-1);
    const above = last?.blocks.at(-1);
    if (!last || !above || !belongTogether(above.block, block)) groups.push({ blocks: [difference], type });
    else if (last.type === type) last.blocks.push(difference);
    else if (block.kind === 'item' && above.type === 'removed' && type === 'added') groups.push({ blocks: [difference], type });
    else groups.splice(-1, 1, { blocks: [...last.blocks, difference], type: 'mixed' });
  }
  return groups;
}

/** Whether both begin alike: a text beside code or a table would be taken to say the same. */
function isReplaced([old]: readonly Group[], [fresh]: readonly Group[]): boolean {
  const kindOf = (group: Group | undefined): string | undefined => {
    const kind = group?.blocks[0]?.block.kind;
    return kind === 'code' || kind === 'row' ? kind : kind && 'text';
  };
  return old !== undefined && kindOf(old) === kindOf(fresh);
}

/** How much longer one side may be than the other: by half, and by a few lines. What is left is below, or half of the page would be empty. */
const LONGER = { by: 1.5, lines: 200 };

/** The first groups that are not much longer than the others. */
function upToLengthOf(own: readonly Group[], others: readonly Group[]): readonly Group[] {
  const most = lengthOf(others) * LONGER.by + LONGER.lines;
  const end = own.findIndex((_, index) => index > 0 && lengthOf(own.slice(0, index + 1)) > most);
  return end === -1 ? own : own.slice(0, end);
}

const lengthOf = (groups: readonly Group[]): number =>
  groups.reduce((sum, { blocks }) => sum + blocks.reduce((length, { block }) => length + block.text.length, 0), 0);

function takeOf(type: 'added' | 'removed', groups: readonly Group[], start: number): Group[] {
  const end = groups.findIndex(({ type: own, blocks }, index) => index >= start && (own !== type || blocks[0]?.block.kind === 'heading'));
  return groups.slice(start, end === -1 ? undefined : end);
}

/** Whether neighbours are items of one list, or rows of one table. */
function belongTogether(above: TextBlock, below: TextBlock): boolean {
  return (above.kind === 'item' && below.kind === 'item') || continuesTable(above, below);
}

function printBlock(difference: Difference, labels: Labels, ids: Sections['ids'], places: Places): string {
  const { block } = difference;
  if (block.kind === 'code') return printCode(difference, labels);
  if (block.kind === 'figure') return printFigure(difference.type, labels, places);
  if (block.kind === 'heading') return printHeading(difference, labels, ids.get(difference));
  const inner = printText(difference, labels);
  const tag = block.kind === 'item' ? 'li' : 'p';
  return `<${tag}>${block.isLabel ? `<strong>${inner}</strong>` : inner}</${tag}>`;
}

/** @param id of the section, unless something else of it has that */
export function printHeading(difference: Difference, labels: Labels, id?: string): string {
  const level = shownLevel(difference.block.level);
  return `<h${level}${id === undefined ? '' : ` id="${escapeHtml(id)}"`}>${printText(difference, labels)}</h${level}>`;
}

function printText(difference: Difference, labels: Labels): string {
  if (difference.type !== 'changed') return printPart({ text: difference.block.text, in: IN[difference.type] }, labels, 'line ');
  return markCode(difference.parts)
    .map((part) => printPart(part, labels))
    .join('');
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
