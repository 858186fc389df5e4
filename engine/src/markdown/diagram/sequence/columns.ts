import { ARTICLE_WIDTH, narrowerWidths } from '../svg.ts';
import { layOutText, plainText, type TextBox } from '../text.ts';
import type { Sequence } from './model.ts';

const NOTE_TEXT_WIDTH = 200;
/** On phones, texts may be wider than the distance of the participants: their ground hides the lifelines behind them. */
const NARROW_TEXT_WIDTH = 140;
const NARROW_GAP = 8;
/** Room beside the text of a participant's box, and the least width of the box: a frame reaches 24 px beyond its lifeline. */
const NARROW_PADDING = 16;
const NARROW_BOX = 48;
/** Widths at which names wrap whose boxes take turns in two rows: the first with which they have room is taken. */
const STAGGERED_NAMES = [120, 105, 90, 75, 60];
/** Room beside the text of a box, and between the two rows. */
const STAGGERED_PADDING = 12;
const ROW_GAP = 6;
const HEAD_PADDING = 18;
/** Widths at which messages and names wrap, and the least distance between two boxes: the first with which a drawing has room are taken. */
const WRAPS = [
  { message: Number.POSITIVE_INFINITY, name: 150, gap: 36 },
  { message: 170, name: 150, gap: 36 },
  { message: 120, name: 150, gap: 36 },
  { message: 90, name: 150, gap: 36 },
  { message: 120, name: 80, gap: 20 },
] as const;
/** Free space around a message's text. */
const MESSAGE_PADDING = 28;
const MARGIN = 8;

/** A participant's place: the centre of its lifeline, and its box at the top. */
export interface Column {
  readonly x: number;
  readonly text: TextBox;
  readonly width: number;
  /** Upper and lower edge of the box. */
  readonly top: number;
  readonly bottom: number;
}

export interface Columns {
  readonly byId: ReadonlyMap<string, Column>;
  readonly width: number;
  readonly headHeight: number;
  /** Width at which messages between neighbours wrap. */
  readonly messageWidth: number;
  /** Whether the columns are as close as on phones, and texts keep within the drawing's width instead of widening it. */
  readonly narrow: boolean;
}

/** Width of the loop of a message to oneself. */
export const LOOP_WIDTH = 36;

export function noteText(text: string, narrow = false): TextBox {
  return layOutText(text, narrow ? NARROW_TEXT_WIDTH : NOTE_TEXT_WIDTH);
}

/** The place of a part's middle that is nearest to the wanted one, with the part inside the drawing. */
export function keepInside(middle: number, partWidth: number, { narrow, width }: Columns): number {
  return narrow ? Math.max(partWidth / 2 + 2, Math.min(middle, width - partWidth / 2 - 2)) : middle;
}

/** Places the participants side by side, as far apart as the texts between them need. If that is too wide, texts wrap. */
export function placeColumns(sequence: Sequence): Columns {
  const tries = WRAPS.map((wraps) => place(sequence, wraps));
  const least = tries.reduce((best, one) => (one.width < best.width ? one : best));
  return tries.find(({ width }) => width <= ARTICLE_WIDTH) ?? least;
}

/**
 * Places the participants as close as their names allow, for phones. Where a level row would break a name inside a word,
 * or has no room, the boxes take turns in two rows.
 * @returns undefined where that is not narrower than the wide drawing
 */
export function placeColumnsNarrowly({ participants }: Sequence, wide: number): Columns | undefined {
  const names = participants.map(({ text }) => text);
  const tries = narrowerWidths(wide)
    .values()
    .map((width) => {
      const level = placeLevel(names, width);
      const isBroken = level?.some(({ text }, index) => isBrokenInWord(names[index] ?? '', text)) ?? true;
      const columns = (isBroken && placeStaggered(names, width)) || level;
      return columns && toNarrowColumns(participants, columns, width);
    });
  return tries.find((columns) => columns !== undefined);
}

function toNarrowColumns(participants: Sequence['participants'], columns: readonly Column[], width: number): Columns {
  const byId = new Map(participants.flatMap(({ id }, index) => (columns[index] ? [[id, columns[index]]] : [])));
  return { byId, width, headHeight: Math.max(...columns.map(({ bottom }) => bottom)), messageWidth: NARROW_TEXT_WIDTH, narrow: true };
}

function placeLevel(names: readonly string[], width: number): Column[] | undefined {
  const room = (width - 2 * MARGIN - NARROW_GAP * (names.length - 1)) / names.length;
  const texts = names.map((name) => layOutText(name, room - NARROW_PADDING));
  const boxes = texts.map((text) => ({ text, width: Math.max(text.width + NARROW_PADDING, NARROW_BOX) }));
  const used = boxes.reduce((sum, box) => sum + box.width, 0);
  const gap = (width - 2 * MARGIN - used) / Math.max(1, names.length - 1);
  if (gap < NARROW_GAP) return undefined;
  const bottom = headHeightOf(texts);
  let left = MARGIN;
  return boxes.map((box) => {
    const x = left + box.width / 2;
    left += box.width + gap;
    return { ...box, x, top: 1, bottom };
  });
}

/** Every second box is in a lower row, between the lifelines of its neighbours: so names have about twice the room. */
function placeStaggered(names: readonly string[], width: number): Column[] | undefined {
  const tries = STAGGERED_NAMES.values().map((limit) => {
    const texts = names.map((name) => layOutText(name, limit));
    const boxes = texts.map((text) => ({ text, width: Math.max(text.width + STAGGERED_PADDING, NARROW_BOX) }));
    const first = MARGIN + (boxes[0]?.width ?? 0) / 2;
    const last = width - MARGIN - (boxes.at(-1)?.width ?? 0) / 2;
    const distance = (last - first) / Math.max(1, names.length - 1);
    const fits = boxes.every((box, index) => {
      const next = boxes[index + 2];
      const isInRow = !next || (box.width + next.width) / 2 + NARROW_GAP <= 2 * distance;
      return isInRow && box.width / 2 + NARROW_GAP / 2 <= distance && !isBrokenInWord(names[index] ?? '', box.text);
    });
    if (!fits) return undefined;
    const upper = headHeightOf(texts.filter((_, index) => index % 2 === 0));
    const lower = headHeightOf(texts.filter((_, index) => index % 2 === 1));
    return boxes.map((box, index) => {
      const top = index % 2 === 0 ? 1 : upper + ROW_GAP;
      return { ...box, x: first + index * distance, top, bottom: index % 2 === 0 ? upper : top + lower };
    });
  });
  return tries.find((columns) => columns !== undefined);
}

/** Whether a name has more lines than words: Chinese is broken between any two characters. */
function isBrokenInWord(name: string, text: TextBox): boolean {
  return text.lines.length > plainText(name).split(' ').length;
}

function headHeightOf(texts: readonly TextBox[]): number {
  return Math.max(0, ...texts.map(({ height }) => height)) + HEAD_PADDING;
}

/** The text of a message, wrapped if it does not fit between its participants. */
export function messageText(text: string, distance: number, { messageWidth }: Columns): TextBox {
  return layOutText(text, Math.max(messageWidth, distance - MESSAGE_PADDING));
}

function place({ participants, steps }: Sequence, { message: messageWidth, name, gap: between }: (typeof WRAPS)[number]): Columns {
  const texts = participants.map(({ text }) => layOutText(text, name));
  const widths = texts.map(({ width }) => Math.max(width + 28, 80));
  const indexOf = new Map(participants.map(({ id }, index) => [id, index]));
  const gaps = widths.slice(1).map((width, index) => ((widths[index] ?? 0) + width) / 2 + between);
  let left = 0;
  let right = 0;
  const demand = (first: number, last: number, distance: number): void => {
    const actual = gaps.slice(first, last).reduce((sum, gap) => sum + gap, 0);
    for (let index = first; index < last; index++) gaps[index] = (gaps[index] ?? 0) + Math.max(0, distance - actual) / (last - first);
  };
  for (const step of steps) {
    if (step.type !== 'message' && step.type !== 'note') continue;
    const ids = step.type === 'note' ? step.participants : [step.from, step.to];
    const places = ids.map((id) => indexOf.get(id) ?? 0);
    const [first, last] = [Math.min(...places), Math.max(...places)];
    const width = step.type === 'note' ? noteText(step.text).width + 24 : layOutText(step.text, messageWidth).width + MESSAGE_PADDING;
    if (step.type === 'note' && step.side === 'left') {
      if (first === 0) left = Math.max(left, width + 12);
      else demand(first - 1, first, width + 24);
    } else if ((step.type === 'note' && step.side === 'right') || (step.type === 'message' && first === last)) {
      const needed = step.type === 'message' ? width + LOOP_WIDTH : width + 24;
      if (last === gaps.length) right = Math.max(right, needed);
      else demand(last, last + 1, needed);
    } else if (first === last) {
      const half = width / 2 + 12;
      if (first === 0) left = Math.max(left, half);
      if (last === gaps.length) right = Math.max(right, half);
    } else demand(first, last, width);
  }
  const start = MARGIN + Math.max(left, (widths[0] ?? 0) / 2);
  const byId = new Map<string, Column>();
  const headHeight = headHeightOf(texts);
  let x = start;
  for (const [index, { id }] of participants.entries()) {
    if (index > 0) x += gaps[index - 1] ?? 0;
    byId.set(id, { x, text: texts[index] ?? layOutText('', 0), width: widths[index] ?? 0, top: 1, bottom: headHeight });
  }
  const width = x + Math.max(right, (widths.at(-1) ?? 0) / 2) + MARGIN;
  return { byId, width, headHeight, messageWidth, narrow: false };
}
