import { fillLabel, type Labels } from '../../markdown/labels.ts';
import { escapeHtml } from '../../ui/document/escape.ts';
import { type Sections, shownLevel } from './changed-sections.ts';
import type { Difference } from './difference.ts';
import { joinNeighbours } from './join-neighbours.ts';
import { belongTogether, keepListsWhole } from './keep-lists.ts';
import { foldedCode, printCode } from './print-code.ts';
import { blockMark, breakNames, markName, type Places, printMarked, printPart, printPlace } from './print-marks.ts';
import { printTable } from './print-table.ts';
import type { Row } from './sides.ts';
import { withoutMarks } from './text-blocks.ts';

/** Blocks that are printed together; whether one text alone has all of them. */
interface Group {
  readonly blocks: readonly Difference[];
  readonly type: Difference['type'] | 'mixed';
}

/** Fewest blocks that are folded where one text has them alone, and how many times as many they are as those beside them: else, half of the page is empty. */
const FEWEST_ALONE = 8;
const MOSTLY_ALONE = 4;

/**
 * Prints blocks with their differences. Headings, tables, code and pictures of both texts stand across. Items in a row are one list, rows one
 * table.
 */
export function printBlocks(run: readonly Difference[], labels: Labels, ids: Sections['ids'], places: Places): Row[] {
  const whole = keepListsWhole(run);
  const groups = groupBlocks(whole);
  const print = printerOf(whole, labels, ids, places);
  const rows: Row[] = [];
  for (let at = 0; at < groups.length; ) {
    const removed = takeOf('removed', groups, at);
    const added = takeOf('added', groups, at + removed.length);
    const side = (own: readonly Group[], other: readonly Group[], place: 'old' | 'new'): Row => {
      if (own.length === 0) return {};
      const [size, beside] = [countBlocks(own), countBlocks(other)];
      const html = own.map(print).join('');
      if (size < FEWEST_ALONE || size < MOSTLY_ALONE * beside || (own[0] && isHeading(own[0]))) return { [place]: html };
      const title = fillLabel(labels.onlyIn, places.names[place]);
      const name = printPart({ text: title.charAt(0).toUpperCase() + title.slice(1), in: place }, labels, 'line ');
      return { [place]: foldSide(place, `<div>${name}</div>`, size, labels, `<div>${html}</div>`) };
    };
    at += removed.length + added.length;
    const both = removed.length + added.length === 0 ? groups[at++] : undefined;
    if (both) rows.push({ across: isText(both) ? printBoth(both, print(both), labels) : print(both) });
    else rows.push({ ...side(removed, added, 'old'), ...side(added, removed, 'new') });
  }
  return rows;
}

const countBlocks = (groups: readonly Group[]): number => groups.reduce((sum, { blocks }) => sum + blocks.length, 0);

/**
 * What one text alone has, folded below a title.
 * @param size how many blocks it has
 */
export function foldSide(place: 'old' | 'new', title: string, size: number, labels: Labels, content: string): string {
  const words = escapeHtml(fillLabel(place === 'old' ? labels.manyRemoved : labels.manyAdded, String(size)));
  return `<details class="whole-${markName({ in: place })}"><summary data-size="${words}">${title}</summary>${content}</details>`;
}

/** Prints blocks below each other: all of them are in the same texts. */
export function printColumn(run: readonly Difference[], labels: Labels, ids: Sections['ids'], places: Places): string {
  return groupBlocks(run)
    .map(printerOf(run, labels, ids, places))
    .join('');
}

/** Beside a text that both have, the older one is for the eye alone, where there is room: those who hear the text hear its changes in it. */
function printBoth({ blocks }: Group, merged: string, labels: Labels): string {
  const old = blocks.filter(({ type }) => type !== 'added');
  const printed = old.map((one) => printText(one, printOld(one, labels), 'old' in one ? one.old : one.block)).join('');
  return `<div class="sides"><div class="side-copy" aria-hidden="true">${inList(blocks[0], printed)}</div><div>${merged}</div></div>`;
}

/** Prints the groups of a run. */
function printerOf(run: readonly Difference[], labels: Labels, ids: Sections['ids'], places: Places): (group: Group) => string {
  const folded = foldedCode(run);
  const printBlock = (difference: Difference): string => {
    const { block } = difference;
    if (block.kind === 'code') return printCode(difference, labels, places.names, folded.has(difference));
    if (block.kind === 'figure') return printFigure(difference, labels, places);
    if (block.kind === 'heading') return printHeading(difference, labels, ids.get(difference));
    return printText(difference, printInline(difference, labels));
  };
  return ({ blocks }) => {
    const [first] = blocks;
    return first?.block.kind === 'row' ? printTable(blocks, labels) : inList(first, blocks.map(printBlock).join(''));
  };
}

function inList(first: Difference | undefined, printed: string): string {
  if (first?.block.kind !== 'item') return printed;
  return first.block.number === undefined ? `<ul>${printed}</ul>` : `<ol>${printed}</ol>`;
}

const isText = ({ blocks: [first] }: Group): boolean => first?.block.kind === 'paragraph' || first?.block.kind === 'item';

/** Items and rows by their lists and tables. A list that was replaced as a whole is divided from the one that replaces it. */
function groupBlocks(run: readonly Difference[]): Group[] {
  const groups = joinNeighbours(run, (above, one) => belongTogether(above.block, one.block));
  return groups.flatMap((blocks): Group[] => {
    const of = (type: 'removed' | 'added'): Difference[] => blocks.filter((one) => one.type === type);
    const [removed, added] = [of('removed'), of('added')];
    const isReplaced = blocks[0].block.kind === 'item' && removed.length > 0 && removed.length + added.length === blocks.length;
    if (isReplaced && added.length > 0) return [...groupsOf(removed), ...groupsOf(added)];
    return groupsOf(blocks);
  });
}

function groupsOf(blocks: readonly Difference[]): Group[] {
  const type = blocks[0]?.type;
  return type === undefined ? [] : [{ blocks, type: blocks.every((one) => one.type === type) ? type : 'mixed' }];
}

/** The groups of a type from a place on, as far as the next heading. */
function takeOf(type: Group['type'], groups: readonly Group[], start: number): readonly Group[] {
  const end = groups.findIndex((group, index) => index >= start && (group.type !== type || (index > start && isHeading(group))));
  return groups.slice(start, end === -1 ? undefined : end);
}

const isHeading = ({ blocks: [first] }: Group): boolean => first?.block.kind === 'heading';

/**
 * @param inner its text, with marks
 * @param from the block of the text that it is printed from
 */
function printText({ block, type }: Difference, inner: string, from = block): string {
  const tag = block.kind === 'item' ? 'li' : 'p';
  const mark = type === 'changed' ? ' class="edited"' : type === 'removed' && tag === 'li' ? ' class="gone"' : '';
  const number = from.number === undefined || tag === 'p' ? '' : ` value="${from.number}"`;
  return `<${tag}${number}${mark}>${block.isLabel ? `<strong>${inner}</strong>` : inner}</${tag}>`;
}

/** @param id of the section, unless something else of it has that */
export function printHeading(difference: Difference, labels: Labels, id?: string): string {
  const level = shownLevel(difference.block.level);
  const isReplaced = difference.type === 'changed' && difference.parts.every(({ in: place }) => place !== 'both');
  const text = isReplaced ? difference.parts.map((part) => printPart(part, labels, 'line ')).join('') : printInline(difference, labels);
  const attributes = `${id === undefined ? '' : ` id="${escapeHtml(id)}"`}${isReplaced ? ' class="replaced"' : ''}`;
  return `<h${level}${attributes}>${breakNames(text)}</h${level}>`;
}

function printInline(difference: Difference, labels: Labels): string {
  if (difference.type !== 'changed') return printPart({ text: difference.block.text, ...blockMark(difference) }, labels, 'line ');
  return difference.parts.map((part) => printPart(part, labels)).join('');
}

/** What the older text says, with what is gone marked for the eye alone. */
function printOld(difference: Difference, labels: Labels): string {
  const silent = { ...labels, removed: '' };
  if (difference.type === 'same' && difference.old) return printInline({ type: 'same', block: difference.old }, silent);
  if (difference.type !== 'changed') return printInline(difference, silent);
  return difference.parts
    .filter(({ in: place }) => place !== 'new')
    .map((part) => printPart({ ...part, text: part.old ?? part.text }, silent))
    .join('');
}

const PICTURE =
  '<svg class="icon" viewBox="0 0 24 24" width="16" height="16" aria-hidden="true"><path d="M4 5h16v14H4zm0 11 5-5 4 4 3-3 4 4"/></svg>';

/** One line for a drawing or diagram, with its caption and links to it: its source, or the words for those who do not see it, say nothing beside a text. */
function printFigure(difference: Difference, labels: Labels, places: Places): string {
  const { type, block } = difference;
  const old = type === 'changed' ? difference.old : block;
  const caption = type === 'changed' ? printInline(difference, labels) : escapeHtml(withoutMarks(block.caption ?? ''));
  const kind = escapeHtml(old.text === block.text ? labels.figure : labels.changedFigure);
  const words = PICTURE + (caption === '' ? kind : fillLabel(labels.captioned, kind, caption));
  const links = [
    ...(type === 'changed' || type === 'removed' ? [printPlace('old', old.section, labels, places)] : []),
    ...(type === 'removed' ? [] : [printPlace('new', block.section, labels, places)]),
  ];
  return `<p class="comparison-elsewhere">${printMarked(`${words} ${links.join(' ')}`, blockMark(difference), labels, 'line ')}</p>`;
}
