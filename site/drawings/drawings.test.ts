import { XMLValidator } from 'fast-xml-parser';
import { describe, expect, it } from 'vitest';
import { prose } from '../data/prose.ts';
import { PAIRED } from './drawing.ts';
import { drawingLocales, drawings, renderDrawing, type ThemeName } from './index.ts';
import { measure } from './kit/measure.ts';
import { BADGE } from './kit/svg.ts';
import { NOTE } from './kit/text.ts';
import { themes } from './kit/theme.ts';

/** The height of a field. */
const FIELD = 54;

const themeNames: readonly ThemeName[] = ['light', 'dark'];

interface Shape {
  readonly tag: string;
  readonly text: string;
  readonly values: Readonly<Record<string, string>>;
}

const SHAPE = /<(?<tag>rect|circle|text|line|path)(?<values>[^>]*?)(?:\/>|>(?<text>(?:[^<]|<\/?tspan[^>]*>)*)<\/text>)/g;
const VALUE = /(?<name>[\w-]+)="(?<value>[^"]*)"/g;
const ENTITIES: Readonly<Record<string, string>> = { '&amp;': '&', '&lt;': '<', '&gt;': '>', '&quot;': '"' };

/** The shapes of a drawing in the order in which they are painted. */
function shapesOf(svg: string): Shape[] {
  return [...svg.matchAll(SHAPE)].map(({ groups: { tag = '', values = '', text = '' } = {} }) => ({
    tag,
    text: text.replaceAll(/<[^>]*>/g, '').replaceAll(/&\w+;/g, (entity) => ENTITIES[entity] ?? entity),
    values: Object.fromEntries([...values.matchAll(VALUE)].map(({ groups: { name = '', value = '' } = {} }) => [name, value])),
  }));
}

const number = (shape: Shape, name: string): number => Number(shape.values[name] ?? 0);

interface Area {
  readonly left: number;
  readonly right: number;
  readonly top: number;
  readonly bottom: number;
}

function areaOfText(shape: Shape): Area {
  const size = number(shape, 'font-size');
  const own = measure(shape.text, size, shape.values.stroke === undefined ? 400 : 500);
  const anchor = shape.values['text-anchor'];
  const left = number(shape, 'x') - (anchor === 'middle' ? own / 2 : anchor === 'end' ? own : 0);
  return { left, right: left + own, top: number(shape, 'y') - size * 0.8, bottom: number(shape, 'y') + size * 0.1 };
}

function areaOfShape(shape: Shape): Area | undefined {
  if (shape.tag === 'rect') {
    const [left, top] = [number(shape, 'x'), number(shape, 'y')];
    return { left, top, right: left + number(shape, 'width'), bottom: top + number(shape, 'height') };
  }
  if (shape.tag !== 'circle') return undefined;
  const [cx, cy, r] = [number(shape, 'cx'), number(shape, 'cy'), number(shape, 'r')];
  return { left: cx - r, right: cx + r, top: cy - r, bottom: cy + r };
}

const contains = (outer: Area, x: number, y: number): boolean => x >= outer.left && x <= outer.right && y >= outer.top && y <= outer.bottom;

const overlap = (one: Area, other: Area): boolean =>
  one.left < other.right - 2 && other.left < one.right - 2 && one.top < other.bottom - 2 && other.top < one.bottom - 2;

type Spot = readonly [x: number, y: number];

/** The points of a line or a path. */
function pointsOf({ tag, values }: Shape): Spot[] {
  if (tag === 'path') return [...(values.d ?? '').matchAll(/(-?[\d.]+) (-?[\d.]+)/g)].map(([, x, y]) => [Number(x), Number(y)]);
  return [
    [Number(values.x1), Number(values.y1)],
    [Number(values.x2), Number(values.y2)],
  ];
}

/** The ends of arrows: of lines with a head. */
function arrowsOf(shapes: readonly Shape[]): Spot[][] {
  return shapes.flatMap((shape, index) => {
    const head = shapes[index + 1];
    if (shape.tag !== 'line' || head?.tag !== 'path' || head.values.fill !== shape.values.stroke) return [];
    const [[start], [, tip]] = [pointsOf(shape), pointsOf(head)];
    return start && tip ? [[start, tip]] : [];
  });
}

function distance([x1, y1]: Spot = [0, 0], [x2, y2]: Spot = [0, 0]): number {
  return Math.hypot(x2 - x1, y2 - y1);
}

function distanceToSegment(spot: Spot, [x1, y1]: Spot, [x2, y2]: Spot): number {
  const share = ((spot[0] - x1) * (x2 - x1) + (spot[1] - y1) * (y2 - y1)) / (distance([x1, y1], [x2, y2]) ** 2 || 1);
  const along = Math.max(0, Math.min(1, share));
  return distance(spot, [x1 + along * (x2 - x1), y1 + along * (y2 - y1)]);
}

/** How far a point is from the edge of a box or disc, or from another line. */
function distanceTo(spot: Spot, shape: Shape): number {
  if (shape.tag === 'circle') return Math.abs(distance(spot, [number(shape, 'cx'), number(shape, 'cy')]) - number(shape, 'r'));
  const area = areaOfShape(shape);
  const corners: Spot[] = area
    ? [
        [area.left, area.top],
        [area.right, area.top],
        [area.right, area.bottom],
        [area.left, area.bottom],
        [area.left, area.top],
      ]
    : pointsOf(shape);
  return Math.min(...corners.slice(1).map((corner, index) => distanceToSegment(spot, corners[index] ?? corner, corner)));
}

/** Relative luminance (WCAG 2.2). */
function luminance(color: string): number {
  const [red = 0, green = 0, blue = 0] = [1, 3, 5]
    .map((start) => Number.parseInt(color.slice(start, start + 2), 16) / 255)
    .map((channel) => (channel <= 0.04045 ? channel / 12.92 : ((channel + 0.055) / 1.055) ** 2.4));
  return 0.2126 * red + 0.7152 * green + 0.0722 * blue;
}

function contrast(one: string, other: string): number {
  const [darker = 0, lighter = 0] = [luminance(one), luminance(other)].toSorted((a, b) => a - b);
  return (lighter + 0.05) / (darker + 0.05);
}

/** What was painted last below the middle of some words: if nothing, it is the page's ground. */
function groundOf(text: Shape, before: readonly Shape[], theme: ThemeName): string {
  const { left, right, top, bottom } = areaOfText(text);
  const below = before.findLast((shape) => {
    const area = areaOfShape(shape);
    return area !== undefined && shape.values.fill?.startsWith('#') === true && contains(area, (left + right) / 2, (top + bottom) / 2);
  });
  return below?.values.fill ?? themes[theme].canvas;
}

/** They show what cannot be read in a game. */
const UNREADABLE: ReadonlySet<string> = new Set(['design-billboard-contrast-wrong', 'design-moments-bg-wrong', 'design-moments-nav-wrong']);

function isBadge(shape: Shape | undefined): boolean {
  return shape?.tag === 'circle' && shape.values.r === String(BADGE);
}

it('has drawings', () => {
  expect(drawings.size).toBeGreaterThanOrEqual(200);
});

it('has both of each pair of right and wrong use, in one size', () => {
  const rights = [...drawings.keys()].filter((name) => /^design-.*-right$/.test(name));
  expect(rights.length).toBeGreaterThan(10);
  for (const right of rights) {
    const wrong = drawings.get(right.replace(/right$/, 'wrong'));
    expect(wrong?.size, right).toEqual(PAIRED);
    expect(drawings.get(right)?.size, right).toEqual(PAIRED);
  }
});

describe.each([...drawings])('%s', (name, drawing) => {
  it('is named like a file and has a size that pages have room for', () => {
    expect(name).toMatch(/^[a-z0-9]+(-[a-z0-9]+)*$/);
    expect(drawing.size.width).toBeGreaterThanOrEqual(660);
    expect(drawing.size.width).toBeLessThanOrEqual(720);
    expect(drawing.size.height).toBeGreaterThanOrEqual(120);
    expect(drawing.size.height).toBeLessThanOrEqual(520);
  });

  it.each(drawingLocales)('is a small, whole file with words that say what it shows and what to do (%s)', (locale) => {
    const { alt, caption } = drawing.words[locale];
    expect(alt.length).toBeGreaterThan(10);
    expect(caption.length).toBeGreaterThan(5);
    expect(caption).not.toBe(alt);
    for (const theme of themeNames) {
      const svg = renderDrawing(name, locale, theme);
      expect(XMLValidator.validate(svg)).toBe(true);
      expect(Buffer.byteLength(svg)).toBeLessThan(12 * 1024);
      expect(svg).not.toContain('"$');
      expect(svg).toContain('<title>');
    }
  });

  it.each(drawingLocales)('names each of its numbers below itself, if it names any (%s)', (locale) => {
    const legend = drawing.legend(locale);
    if (legend === undefined) return;
    const shapes = shapesOf(renderDrawing(name, locale, 'light'));
    const numbers = shapes.filter((_, index) => isBadge(shapes[index - 1])).map(({ text }) => Number(text));
    expect(legend.parts.map((_, index) => index + 1)).toEqual([...new Set(numbers)].toSorted());
    expect(legend.parts).not.toContain('');
    expect(legend.whole).not.toMatch(/[：:]$/);
  });

  it.each(drawingLocales)('says things as the pages do (%s)', (locale) => {
    const said = Object.values(drawing.words[locale]).join('\n');
    expect(prose[locale]?.filter(({ find }) => find.test(said)).map(({ use }) => use)).toEqual([]);
  });

  it.each(drawingLocales)('has words that are large enough, inside, and clear of each other (%s)', (locale) => {
    const shapes = shapesOf(renderDrawing(name, locale, 'light'));
    const labels = shapes.filter(({ tag }) => tag === 'text');
    for (const [index, label] of labels.entries()) {
      expect(number(label, 'font-size'), label.text).toBeGreaterThanOrEqual(NOTE);
      const area = areaOfText(label);
      expect(area.left, label.text).toBeGreaterThanOrEqual(4);
      expect(area.right, label.text).toBeLessThanOrEqual(drawing.size.width - 4);
      for (const badge of shapes.filter((shape) => isBadge(shape) && shapes[shapes.indexOf(shape) + 1] !== label)) {
        expect(overlap(area, areaOfShape(badge) ?? area), `a number covers “${label.text}”`).toBe(false);
      }
      for (const other of labels.slice(index + 1)) {
        expect(overlap(area, areaOfText(other)), `“${label.text}” and “${other.text}” overlap`).toBe(false);
      }
    }
  });

  it.each(themeNames)('can be read in the %s theme', (theme) => {
    for (const locale of drawingLocales) {
      const shapes = shapesOf(renderDrawing(name, locale, theme));
      const contrasts = shapes.flatMap((shape, index): [number, string][] => {
        if (shape.tag !== 'text') return [];
        const ground = groundOf(shape, shapes.slice(0, index), theme);
        return [[contrast(shape.values.fill ?? '', ground), `“${shape.text}” in ${shape.values.fill} on ${ground}`]];
      });
      if (UNREADABLE.has(name)) expect(Math.min(...contrasts.map(([ratio]) => ratio))).toBeLessThan(4.5);
      else for (const [ratio, what] of contrasts) expect(ratio, what).toBeGreaterThanOrEqual(4.5);
    }
  });

  it.each(drawingLocales)('has no ground of its own on light pages, for paper has none (%s)', (locale) => {
    const { width, height } = drawing.size;
    const whole = shapesOf(renderDrawing(name, locale, 'light')).filter(
      (shape) => shape.tag === 'rect' && number(shape, 'width') === width && number(shape, 'height') === height,
    );
    expect(whole).toEqual([]);
  });

  it.each(drawingLocales)('has arrows that lead from one thing to another (%s)', (locale) => {
    const shapes = shapesOf(renderDrawing(name, locale, 'light'));
    const others = shapes.filter(({ tag }) => tag !== 'text');
    for (const ends of arrowsOf(shapes)) {
      const own = new Set(ends.map(String));
      const targets = others.filter(
        (shape) => shape.tag !== 'path' && !(shape.tag === 'line' && pointsOf(shape).some((end) => own.has(String(end)))),
      );
      for (const end of ends)
        expect(Math.min(...targets.map((shape) => distanceTo(end, shape))), `an arrow ends at ${end}`).toBeLessThanOrEqual(2.1);
    }
  });

  it.each(drawingLocales)('has fields that begin at one edge where their labels do (%s)', (locale) => {
    const shapes = shapesOf(renderDrawing(name, locale, 'light'));
    const edges = new Map<number, number>();
    for (const [index, label] of shapes.entries()) {
      const box = shapes[index + 1];
      if (label.tag !== 'text' || box?.tag !== 'rect' || number(box, 'height') !== FIELD) continue;
      const { left, right, top, bottom } = areaOfText(label);
      const middle = (top + bottom) / 2;
      if (right > number(box, 'x') || middle < number(box, 'y') || middle > number(box, 'y') + FIELD) continue;
      expect(number(box, 'x'), label.text).toBe(edges.get(left) ?? number(box, 'x'));
      edges.set(left, number(box, 'x'));
    }
  });

  it.each(drawingLocales)('has its numbers inside (%s)', (locale) => {
    const areas = shapesOf(renderDrawing(name, locale, 'light')).flatMap((shape) => (isBadge(shape) ? (areaOfShape(shape) ?? []) : []));
    expect(Math.min(...areas.map(({ top }) => top))).toBeGreaterThanOrEqual(2);
    expect(Math.max(0, ...areas.map(({ bottom }) => bottom))).toBeLessThanOrEqual(drawing.size.height - 2);
  });

  it.each(drawingLocales)('numbers its steps from 1 on (%s)', (locale) => {
    const shapes = shapesOf(renderDrawing(name, locale, 'light'));
    const numbers = shapes.filter((_, index) => isBadge(shapes[index - 1])).map(({ text }) => Number(text));
    const distinct = [...new Set(numbers)].toSorted((a, b) => a - b);
    expect(distinct).toEqual(distinct.map((_, index) => index + 1));
  });
});
