import { labelAt, tag, textAt } from '../svg.ts';
import { layOutText, type TextBox } from '../text.ts';

const LINE = { fill: 'none', stroke: 'currentColor' };
const TEXT_WIDTH = 260;
const NARROW_TEXT_WIDTH = 160;
const PADDING = 24;

interface OpenFrame {
  readonly top: number;
  readonly kind: string;
  readonly text: TextBox;
  readonly dividers: { readonly y: number; readonly text: TextBox }[];
  left: number;
  right: number;
}

/** The open frames (`alt`, `loop`) while a sequence is drawn from top to bottom. Each is as wide as its content. */
export class FrameStack {
  readonly #open: OpenFrame[] = [];
  readonly #within: number | undefined;

  /** @param within the width of a drawing that frames must not widen */
  constructor(within?: number) {
    this.#within = within;
  }

  /** @returns the height that its head takes */
  open(kind: string, text: string, y: number): number {
    const box = this.#titleOf(text);
    this.#open.push({ top: y, kind, text: box, dividers: [], left: Number.POSITIVE_INFINITY, right: Number.NEGATIVE_INFINITY });
    return kind === 'rect' ? 10 : Math.max(28, box.height + 10);
  }

  /** @returns the height that the divider takes */
  divide(text: string, y: number): number {
    const box = this.#titleOf(text);
    this.#open.at(-1)?.dividers.push({ y, text: box });
    return box.height + 12;
  }

  /** Widens the open frames to contain a range. */
  include(left: number, right: number): void {
    for (const frame of this.#open) {
      frame.left = Math.min(frame.left, left);
      frame.right = Math.max(frame.right, right);
    }
  }

  /** @returns the lines of the innermost frame, and its texts, which are drawn on top */
  close(bottom: number): { lines: string; texts: string } {
    const frame = this.#open.pop();
    if (!frame || frame.left > frame.right) return { lines: '', texts: '' };
    const hasHead = frame.kind !== 'rect';
    const kind = layOutText(frame.kind, TEXT_WIDTH);
    const headWidth = hasHead ? kind.width + 20 : 0;
    const titles = [headWidth + frame.text.width, ...frame.dividers.map(({ text }) => text.width)];
    const least = Math.max(...titles) + PADDING;
    const end = this.#within === undefined ? Number.POSITIVE_INFINITY : this.#within - 1;
    const left = Math.round(Math.max(1, Math.min(frame.left - PADDING, end - least)));
    const right = Math.round(Math.min(end, Math.max(frame.right + PADDING, left + least)));
    this.include(left + PADDING / 2, right - PADDING / 2);

    const box = { x: left, y: frame.top, width: right - left, height: bottom - frame.top };
    let lines = tag('rect', { class: hasHead ? 'dg-group' : 'dg-group dg-area', ...box, rx: 6, ...LINE });
    let texts = '';
    for (const { y, text } of frame.dividers) {
      lines += tag('path', { class: 'dg-group', ...LINE, 'stroke-dasharray': '4 4', d: `M${left} ${y}H${right}` });
      texts += labelAt({ x: left + 10, y: y + text.height / 2 + 4 }, text, 'dg-group-title', 'start');
    }
    if (hasHead) {
      // Filled and drawn on top, as a lifeline may run behind the tab.
      const tab = `M${left} ${frame.top + 24}h${headWidth - 8}l8 -8v-16H${left + 6}a6 6 0 0 0 -6 6z`;
      texts += tag('path', { class: 'dg-tab', fill: 'Canvas', stroke: 'currentColor', d: tab });
      texts += textAt({ x: left + 8, y: frame.top + 12 }, kind, 'dg-group-kind', 'start');
      texts += labelAt({ x: left + headWidth + 8, y: frame.top + frame.text.height / 2 + 2 }, frame.text, 'dg-group-title', 'start');
    }
    return { lines, texts };
  }

  #titleOf(text: string): TextBox {
    return layOutText(text === '' ? '' : `[${text}]`, this.#within === undefined ? TEXT_WIDTH : NARROW_TEXT_WIDTH);
  }
}
