import { ARTICLE_WIDTH, narrowerWidths } from '../svg.ts';
import { layOutText, type TextBox } from '../text.ts';
import type { Sequence } from './model.ts';

const NOTE_TEXT_WIDTH = 200;
/** On phones, texts may be wider than the distance of the participants: their ground hides the lifelines behind them. */
const NARROW_TEXT_WIDTH = 140;
const NARROW_GAP = 8;
/** Room beside the text of a participant's box, and the least width of the box: a frame reaches 24 px beyond its lifeline. */
const NARROW_PADDING = 16;
const NARROW_BOX = 48;
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
 * Places the participants as close as their names allow, for phones.
 * @returns undefined where that is not narrower than the wide drawing
 */
export function placeColumnsNarrowly(sequence: Sequence, wide: number): Columns | undefined {
  const tries = narrowerWidths(wide)
    .values()
    .map((width) => placeWithin(sequence, width));
  return tries.find((columns) => columns !== undefined);
}

function placeWithin({ participants }: Sequence, width: number): Columns | undefined {
  const room = (width - 2 * MARGIN - NARROW_GAP * (participants.length - 1)) / participants.length;
  const texts = participants.map(({ text }) => layOutText(text, room - NARROW_PADDING));
  const widths = texts.map(({ width }) => Math.max(width + NARROW_PADDING, NARROW_BOX));
  const used = widths.reduce((sum, width) => sum + width, 0);
  const gap = (width - 2 * MARGIN - used) / Math.max(1, participants.length - 1);
  if (gap < NARROW_GAP) return undefined;
  const byId = new Map<string, Column>();
  let left = MARGIN;
  for (const [index, { id }] of participants.entries()) {
    const own = widths[index] ?? 0;
    byId.set(id, { x: left + own / 2, text: texts[index] ?? layOutText('', 0), width: own });
    left += own + gap;
  }
  const headHeight = Math.max(...texts.map(({ height }) => height)) + 18;
  return { byId, width, headHeight, messageWidth: NARROW_TEXT_WIDTH, narrow: true };
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
  let x = start;
  for (const [index, { id }] of participants.entries()) {
    if (index > 0) x += gaps[index - 1] ?? 0;
    byId.set(id, { x, text: texts[index] ?? layOutText('', 0), width: widths[index] ?? 0 });
  }
  const width = x + Math.max(right, (widths.at(-1) ?? 0) / 2) + MARGIN;
  return { byId, width, headHeight: Math.max(...texts.map(({ height }) => height)) + 18, messageWidth, narrow: false };
}
