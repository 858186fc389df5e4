import { headAt, labelAt, type Point, type Shown, svgDocument, tag, textAt } from '../svg.ts';
import { layOutText, plainText } from '../text.ts';
import { type Column, type Columns, keepInside, LOOP_WIDTH, messageText, noteText, placeColumns, placeColumnsNarrowly } from './columns.ts';
import { FrameStack } from './frame-stack.ts';
import type { Box, FrameKinds, Message, Note, Sequence, SequenceStep } from './model.ts';

const LINE = { fill: 'none', stroke: 'currentColor' };
const ACTIVATION_WIDTH = 10;
/** Room between the frame of a box and those of its participants. */
const BOX_INSET = 4;
/** A text may be nearer to the frame around it than a lifeline is. */
const TEXT_INSET = 12;

/** Draws a sequence diagram. One that is wider than a phone is drawn a second time, for phones, if that makes it narrower. */
export function drawSequence(written: Sequence, label: string, kinds: FrameKinds = {}): string {
  const steps = written.steps.map((step) => (step.type === 'frame' ? { ...step, kind: kinds[step.kind] ?? step.kind } : step));
  const sequence = { ...written, steps };
  const columns = placeColumns(sequence);
  const narrow = placeColumnsNarrowly(sequence, columns.width);
  if (!narrow) return print(sequence, columns, label);
  return print(sequence, columns, label, 'wide') + print(sequence, narrow, label, 'narrow');
}

/** Prints a diagram from top to bottom in one pass over its steps. */
function print(sequence: Sequence, columns: Columns, label: string, shown?: Shown): string {
  const drawing = new SequenceDrawing(columns);
  for (const step of sequence.steps) drawing.draw(step);
  return drawing.finish(sequence.boxes, label, shown);
}

/** A sequence diagram in words: `A → B: text; B → A: text`. */
export function describeSequence({ participants, steps }: Sequence): string {
  const names = new Map(participants.map(({ id, text }) => [id, plainText(text)]));
  const messages = steps.flatMap((step) =>
    step.type === 'message' ? [`${names.get(step.from)} → ${names.get(step.to)}: ${plainText(step.text)}`] : [],
  );
  return messages.length > 0 ? messages.join('; ') : [...names.values()].join('; ');
}

class SequenceDrawing {
  readonly #columns: Columns;
  readonly #frames: FrameStack;
  /** Starts of the open activations, by participant. */
  readonly #active = new Map<string, number[]>();
  /** In painting order. */
  readonly #layers = { frames: '', activations: '', content: '' };
  #y: number;

  constructor(columns: Columns) {
    this.#columns = columns;
    this.#frames = new FrameStack(columns.narrow ? columns.width : undefined);
    this.#y = columns.headHeight + 16;
  }

  draw(step: SequenceStep): void {
    if (step.type === 'message') this.#drawMessage(step);
    else if (step.type === 'note') this.#drawNote(step);
    else if (step.type === 'frame') this.#y += this.#frames.open(step.kind, step.text, this.#y);
    else if (step.type === 'divider') this.#y += this.#frames.divide(step.text, this.#y);
    else if (step.type === 'frameEnd') this.#closeFrame();
    else if (step.type === 'activate') this.#active.set(step.participant, [...(this.#active.get(step.participant) ?? []), this.#y - 8]);
    else this.#endActivation(step.participant);
  }

  finish(boxes: readonly Box[], label: string, shown: Shown | undefined): string {
    for (const [participant, starts] of this.#active) for (const _ of [...starts]) this.#endActivation(participant);
    const bottom = this.#y + 8;
    const { byId, width } = this.#columns;
    const columns = [...byId.values()];
    const lifelines = columns.map(({ x, bottom: start }) =>
      tag('path', { class: 'dg-lifeline', ...LINE, 'stroke-dasharray': '4 4', d: `M${Math.round(x)} ${start}V${bottom}` }),
    );
    const heads = columns.map(
      ({ x, text, width: box, top, bottom: end }) =>
        tag('rect', { class: 'dg-actor', x: x - box / 2, y: top, width: box, height: end - top, rx: 6, ...LINE }) +
        textAt({ x, y: (top + end - 1) / 2 }, text, 'dg-text'),
    );
    const { frames, activations, content } = this.#layers;
    const grounds = this.#drawBoxes(boxes, bottom);
    const parts = [grounds.svg, frames, ...lifelines, activations, ...heads, content];
    return svgDocument({ width, height: grounds.bottom + 4 }, label, parts.join(''), shown);
  }

  /** Lines around the columns of participants that belong together, with their names below the ends of the lifelines. */
  #drawBoxes(boxes: readonly Box[], bottom: number): { readonly svg: string; readonly bottom: number } {
    const placed = boxes.map(({ text, participants }) => {
      const columns = [...participants].map((id) => this.#column(id));
      const left = Math.min(...columns.map(({ x, width }) => x - width / 2)) - BOX_INSET;
      const right = Math.max(...columns.map(({ x, width }) => x + width / 2)) + BOX_INSET;
      return { left, width: right - left, name: text === '' ? undefined : layOutText(text, right - left - 8) };
    });
    const names = Math.max(0, ...placed.map(({ name }) => (name ? name.height + 12 : 0)));
    const svg = placed.map(
      ({ left, width, name }) =>
        tag('path', { class: 'dg-group', ...LINE, d: `M${Math.round(left)} 1V${bottom + names}H${Math.round(left + width)}V1` }) +
        (name ? textAt({ x: left + width / 2, y: bottom + names / 2 }, name, 'dg-group-title') : ''),
    );
    return { svg: svg.join(''), bottom: bottom + (boxes.length > 0 ? names : 0) };
  }

  #drawMessage(message: Message): void {
    const from = this.#column(message.from);
    const to = this.#column(message.to);
    if (from === to) {
      this.#drawLoop(message, from);
      return;
    }
    const text = messageText(message.text, Math.abs(to.x - from.x), this.#columns);
    this.#frames.include(Math.min(from.x, to.x), Math.max(from.x, to.x));
    const middle = keepInside((from.x + to.x) / 2, text.width + 8, this.#columns);
    this.#frames.include(middle - text.width / 2 + TEXT_INSET, middle + text.width / 2 - TEXT_INSET);
    this.#layers.content += labelAt({ x: middle, y: this.#y + text.height / 2 }, text);
    this.#y += text.height + 6;
    const direction = Math.sign(to.x - from.x);
    const start = { x: from.x + direction * this.#halfActive(message.from), y: this.#y };
    const end = { x: to.x - direction * (this.#halfActive(message.to) + 1), y: this.#y };
    this.#drawLine(message, [start, end]);
    this.#y += 20;
  }

  /** The loop is on the right, with its text beside it; where a narrow drawing has no room for that, on the side that has more. */
  #drawLoop(message: Message, column: Column): void {
    const { narrow, width } = this.#columns;
    const wanted = messageText(message.text, 0, this.#columns);
    const left = column.x - LOOP_WIDTH - ACTIVATION_WIDTH;
    const right = width - column.x - LOOP_WIDTH - ACTIVATION_WIDTH;
    const side = narrow && wanted.width > right && left > right ? -1 : 1;
    const text = narrow ? layOutText(message.text, Math.min(wanted.width, side === 1 ? right : left)) : wanted;
    const x = column.x + side * this.#halfActive(message.from);
    const height = Math.max(text.height, 24);
    const outer = x + side * (LOOP_WIDTH - 10);
    const textStart = side === 1 ? x + LOOP_WIDTH : x - LOOP_WIDTH - text.width;
    this.#frames.include(Math.min(column.x, textStart), Math.max(column.x, textStart + text.width));
    const draw = narrow ? labelAt : textAt;
    this.#layers.content += draw({ x: textStart, y: this.#y + height / 2 }, text, 'dg-label', 'start');
    const below = this.#y + height;
    this.#drawLine(message, [
      { x, y: this.#y },
      { x: outer, y: this.#y },
      { x: outer, y: below },
      { x: x + side, y: below },
    ]);
    this.#y = below + 20;
  }

  #drawLine(message: Message, points: readonly Point[]): void {
    const path = points.map(({ x, y }, index) => `${index === 0 ? 'M' : 'L'}${Math.round(x)} ${Math.round(y)}`).join('');
    this.#layers.content += tag('path', { class: 'dg-edge', ...LINE, d: path, 'stroke-dasharray': message.dashed ? '4 4' : undefined });
    const [start, second] = points;
    const last = points.at(-1);
    const before = points.at(-2);
    if (message.endHead && last && before) this.#layers.content += headAt(before, last, message.endHead);
    if (message.startHead && start && second) this.#layers.content += headAt(second, start, message.startHead);
  }

  #drawNote(note: Note): void {
    const places = note.participants.map((id) => this.#column(id).x);
    const [first, last] = [Math.min(...places), Math.max(...places)];
    const text = noteText(note.text, this.#columns.narrow);
    const width = Math.max(text.width + 24, note.side === 'over' && last > first ? last - first + 40 : 0);
    const height = text.height + 12;
    const beside = note.side === 'left' ? first - width / 2 - 12 : note.side === 'right' ? last + width / 2 + 12 : (first + last) / 2;
    const center = keepInside(beside, width, this.#columns);
    this.#frames.include(center - width / 2, center + width / 2);
    this.#layers.content +=
      tag('rect', { class: 'dg-note', x: center - width / 2, y: this.#y, width, height, rx: 3, fill: 'Canvas', stroke: 'currentColor' }) +
      textAt({ x: center, y: this.#y + height / 2 }, text, 'dg-text');
    this.#y += height + 16;
  }

  #closeFrame(): void {
    const { lines, texts } = this.#frames.close(this.#y);
    // Outer frames are closed later and belong below inner ones.
    this.#layers.frames = lines + this.#layers.frames;
    this.#layers.content += texts;
    this.#y += 16;
  }

  #endActivation(participant: string): void {
    const start = this.#active.get(participant)?.pop();
    if (start === undefined) return;
    const { x } = this.#column(participant);
    const box = { x: x - ACTIVATION_WIDTH / 2, y: start, width: ACTIVATION_WIDTH, height: Math.max(12, this.#y - 12 - start) };
    this.#layers.activations += tag('rect', { class: 'dg-activation', ...box, fill: 'Canvas', stroke: 'currentColor' });
  }

  #halfActive(participant: string): number {
    return (this.#active.get(participant)?.length ?? 0) > 0 ? ACTIVATION_WIDTH / 2 : 0;
  }

  #column(id: string): Column {
    return this.#columns.byId.get(id) ?? { x: 0, text: layOutText('', 0), width: 0, top: 0, bottom: 0 };
  }
}
