import { drawn, type Part, row } from './layout.ts';
import { measure, mustFit, wrap } from './measure.ts';
import { arrow, BADGE, badge, circle, cross, line, rect, shape, tick, words } from './svg.ts';
import { NOTE, text } from './text.ts';
import type { Paint } from './theme.ts';

export interface Message {
  readonly from: number;
  readonly to: number;
  readonly label: string;
  readonly back?: boolean;
  /** Belongs to the step before it, and has no number of its own. */
  readonly plain?: boolean;
}

export interface SequenceLook {
  /** Whether messages carry the numbers of the text's steps. Without such steps, their order says enough. */
  readonly numbered?: boolean;
  readonly pitch?: number;
}

/** The words of a head, and how far a label is above its line: as in the site's diagrams, where a drawing is as large as they are. */
const HEAD = 26;
const LABEL_ABOVE = 18;

/** Who says what to whom, from top to bottom. It looks like the site's diagrams. */
export function sequence(
  actors: readonly string[],
  messages: readonly Message[],
  { numbered = false, pitch = 62 }: SequenceLook = {},
): Part {
  const head = 56;
  return drawn(head + 14 + messages.length * pitch, (x, y, width) => {
    const lane = width / actors.length;
    const centre = (index: number): number => x + lane * (index + 0.5);
    const bottom = y + head + 10 + messages.length * pitch;
    const heads = actors.map((name, index) => {
      const own = Math.max(measure(name, HEAD) + 40, 120);
      mustFit(name, HEAD, 400, lane - 60);
      const life = line(centre(index), y + head, centre(index), bottom, 'strong', 2, true);
      return (
        life +
        rect(centre(index) - own / 2, y, own, head, { fill: 'panel', stroke: 'box' }) +
        words(centre(index), y + 37, name, { size: HEAD, anchor: 'middle' })
      );
    });
    let number = 0;
    const drawnMessages = messages.map(({ from, to, label, back = false, plain = !numbered }, index) => {
      const level = y + head + 14 + index * pitch + pitch - 14;
      const [start, end] = [centre(from), centre(to)];
      number += plain ? 0 : 1;
      const side = end > start ? 1 : -1;
      if (from === to) return selfNote(label, start, level - 12, x + width, plain ? 0 : number);
      const disc = plain ? '' : badge(number, start, level);
      const room = Math.abs(end - start) - 40;
      mustFit(label, NOTE, 400, room);
      const middle = (start + end) / 2 + (plain ? 0 : side * 12);
      // A lifeline that runs through a word makes it hard to read.
      const wide = measure(label, NOTE) + 8;
      const plate = Math.abs(to - from) > 1 ? rect(middle - wide / 2, level - 42, wide, 30, { fill: 'canvas', radius: 0 }) : '';
      return (
        arrow([start + side * (plain ? 0 : BADGE), level], [end - side * TIP, level], back) +
        plate +
        words(middle, level - LABEL_ABOVE, label, { size: NOTE, fill: 'muted', anchor: 'middle' }) +
        disc
      );
    });
    return heads.join('') + drawnMessages.join('');
  });
}

/** What one of them does by itself: a plate on its lane. */
function selfNote(label: string, centre: number, middle: number, right: number, number: number): string {
  const own = Math.min(240, 2 * (right - centre) - 12);
  const lines = wrap(label, NOTE, 400, own - 20);
  if (lines.length > 1) throw new Error(`“${label}” takes ${lines.length} lines on its lane.`);
  const plate = rect(centre - own / 2, middle - 20, own, 40, { fill: 'panel', stroke: 'box', radius: 6 });
  const disc = number === 0 ? '' : badge(number, centre - own / 2 - 4, middle);
  return plate + words(centre + (number === 0 ? 0 : 10), middle + 9, label, { size: NOTE, anchor: 'middle' }) + disc;
}

export interface Node {
  readonly label: string;
  readonly more?: string;
  readonly tone?: 'plain' | 'teal' | 'good' | 'bad' | 'wait';
  readonly number?: number;
}

const NODES: Readonly<Record<NonNullable<Node['tone']>, readonly [Paint, Paint, Paint]>> = {
  plain: ['panel', 'box', 'text'],
  teal: ['tint', 'action', 'text'],
  good: ['good-tint', 'good', 'good'],
  bad: ['bad-tint', 'bad', 'bad'],
  wait: ['wait-tint', 'wait', 'wait'],
};

/** A box of a flow. It fills the height it is offered. */
export function node({ label, more, tone = 'plain', number }: Node): Part {
  const [back, stroke, front] = NODES[tone];
  return (width, height) => {
    const side = number === undefined ? 12 : 14;
    const title = text(label, { weight: 500, fill: front, anchor: 'middle', lines: 3 })(width - 2 * side);
    const detail =
      more === undefined
        ? undefined
        : text(more, { size: NOTE, fill: tone === 'plain' || tone === 'teal' ? 'muted' : front, anchor: 'middle', lines: 4 })(
            width - 2 * side,
          );
    const head = number === undefined ? 0 : 26;
    const content = head + title.height + (detail?.height ?? 0);
    const own = Math.max(height ?? 0, content + 28, 68);
    return {
      height: own,
      at(x, y) {
        const top = y + (own - content) / 2 + head;
        const disc = number === undefined ? '' : badge(number, x + width / 2, y + 2);
        return (
          rect(x, y, width, own, { fill: back, stroke }) + title.at(x + side, top) + (detail?.at(x + side, top + title.height) ?? '') + disc
        );
      },
    };
  };
}

/** How far the point of an arrow stays from the edge of what it points at. */
const TIP = 2;

/** An arrow from the edge of one part to that of the next, which stand beside it without a gap; it carries a word when there is room for one. */
export function to(label = '', direction: 'right' | 'left' | 'down' | 'both' = 'right'): Part {
  if (direction === 'down') {
    return drawn(
      label === '' ? 34 : 40,
      (x, y, width) =>
        arrow([x + width / 2, y], [x + width / 2, y + (label === '' ? 34 : 40) - TIP]) +
        (label === '' ? '' : words(x + width / 2 + 18, y + 28, label, { size: NOTE, fill: 'muted' })),
    );
  }
  return drawn(label === '' ? 24 : 62, (x, y, width) => {
    const level = label === '' ? y + 12 : y + 31;
    if (label !== '') mustFit(label, NOTE, 400, width);
    const name = label === '' ? '' : words(x + width / 2, level - 11, label, { size: NOTE, fill: 'muted', anchor: 'middle' });
    const [from, end] = direction === 'left' ? [x + width, x + TIP] : [x + (direction === 'both' ? TIP : 0), x + width - TIP];
    const back = direction === 'both' ? arrow([x + width / 2, level], [x + TIP, level]) : '';
    return name + arrow([from, level], [end, level]) + back;
  });
}

export interface Branch {
  readonly label: string;
  readonly part: Part;
}

const STEM = 22;

/** One part that leads to several: a stem from its edge forks to each of them. */
export function fork(first: Part, own: number, between: number, branches: readonly Branch[], space = 16): Part {
  return (width) => {
    const boxes = branches.map(({ part }) => part(width - own - between));
    const heights = boxes.map((box) => Math.max(box.height, 62));
    const total = heights.reduce((sum, each) => sum + each, space * (boxes.length - 1));
    const start = first(own);
    const height = Math.max(total, start.height);
    return {
      height,
      at(x, y) {
        let top = y + (height - total) / 2;
        const [edge, trunk, end] = [x + own, x + own + STEM, x + own + between];
        const levels: number[] = [];
        const drawnBranches = boxes.map((box, index) => {
          const label = branches[index]?.label ?? '';
          mustFit(label, NOTE, 400, between - STEM - 12);
          const level = top + (heights[index] ?? 0) / 2;
          levels.push(level);
          top += (heights[index] ?? 0) + space;
          const name = words((trunk + end) / 2, level - 11, label, { size: NOTE, fill: 'muted', anchor: 'middle' });
          return arrow([trunk, level], [end - TIP, level]) + name + box.at(end, level - box.height / 2);
        });
        const stem = shape(
          [
            [edge, y + height / 2],
            [trunk, y + height / 2],
          ],
          { stroke: 'edge', thick: 2 },
          false,
        );
        const rail = line(trunk, Math.min(...levels) - 1, trunk, Math.max(...levels) + 1, 'edge', 2);
        return stem + rail + drawnBranches.join('') + start.at(x, y + (height - start.height) / 2);
      },
    };
  };
}

/** Boxes with arrows between them, from left to right, all of one height. */
export function chain(nodes: readonly Node[], between = 44): Part {
  const cells = nodes.flatMap((each, index) => {
    const own = { part: node(each) };
    return index === 0 ? [own] : [{ width: between, part: middled(to()) }, own];
  });
  return row(0, cells, 'fill');
}

/** A part in the middle of the height it is offered. */
export function middled(part: Part): Part {
  return (width, height) => {
    const box = part(width);
    const own = Math.max(height ?? 0, box.height);
    return { height: own, at: (x, y) => box.at(x, y + (own - box.height) / 2) };
  };
}

export interface Moment {
  readonly when: string;
  readonly what: string;
  readonly state?: 'done' | 'now' | 'later';
}

/** What happens when, from left to right. */
export function timeline(moments: readonly Moment[], lines = 3): Part {
  return (width) => {
    const lane = width / moments.length;
    const tops = moments.map(({ when }) => text(when, { weight: 500, anchor: 'middle', lines: 2 })(lane - 6));
    const bottoms = moments.map(({ what }) => text(what, { size: NOTE, anchor: 'middle', fill: 'muted', lines })(lane - 6));
    const above = Math.max(...tops.map((box) => box.height));
    const below = Math.max(...bottoms.map((box) => box.height));
    return {
      height: above + 56 + below,
      at(x, y) {
        const level = y + above + 28;
        const rail = line(x + lane / 2, level, x + width - lane / 2, level, 'strong', 2);
        const dots = moments.map(({ state = 'later' }, index) => {
          const cx = x + lane * (index + 0.5);
          const disc = {
            done: circle(cx, level, 15, { fill: 'action' }) + tick(cx, level, 'on-action', 0.8),
            now: circle(cx, level, 15, { fill: 'accent', stroke: 'action', thick: 3 }),
            later: circle(cx, level, 13, { fill: 'panel', stroke: 'strong', thick: 2 }),
          }[state];
          const top = tops[index];
          return (
            (top?.at(cx - lane / 2 + 3, y + above - top.height) ?? '') + disc + (bottoms[index]?.at(cx - lane / 2 + 3, level + 28) ?? '')
          );
        });
        return rail + dots.join('');
      },
    };
  };
}

export function mark(good: boolean): Part {
  return drawn(36, (x, y, width) => (good ? tick(x + width / 2, y + 18) : cross(x + width / 2, y + 18)));
}
