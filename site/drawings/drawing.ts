import type { Box, Part } from './kit/layout.ts';
import { escapeText, rect } from './kit/svg.ts';
import { paint, type ThemeName, themes } from './kit/theme.ts';
import { type Legend, legendOf } from './legend.ts';

export type DrawingLocale = 'zh-Hans' | 'en';

export const drawingLocales: readonly DrawingLocale[] = ['zh-Hans', 'en'];

/** The words of a drawing in one language: what is drawn, what it shows (`alt`) and what to do (`caption`). */
export type Words<Key extends string> = Readonly<Record<Key | 'alt' | 'caption', string>>;

export interface Size {
  readonly width: number;
  readonly height: number;
}

export interface Drawing {
  readonly name: string;
  /** The same in both languages: the higher of the two. */
  readonly size: Size;
  readonly words: Readonly<Record<DrawingLocale, { readonly alt: string; readonly caption: string }>>;
  /** What its numbers stand for, where the text beside it does not say that. */
  legend(locale: DrawingLocale): Legend | undefined;
  render(locale: DrawingLocale, theme: ThemeName): string;
}

/** One of a pair of right and wrong use: both are of one size, that of the pictures in `<Background>` (18 : 11), and in their middle. */
export const PAIRED: Size = { width: 666, height: 407 };

interface Source<Key extends string> {
  readonly name: string;
  /** Where it is given. Otherwise, a drawing is as small as its words allow. */
  readonly size?: Size;
  /** Whether its numbers are named below it: where neither words beside them nor a list of the page does that. `alt` names them all. */
  readonly legend?: true;
  readonly words: Readonly<Record<DrawingLocale, Words<Key>>>;
  draw(words: Words<NoInfer<Key>>): Part;
}

/** A drawing is as narrow as its words allow: a phone shows it larger. On one of 360 px, the least words of the widest are 12 px. */
const WIDTHS = [660, 680, 700, 720];
const MOST = 520;
const MARGIN = 16;
/** Above and below there is the room of the figure. */
const MARGIN_ABOVE = 4;

const FONTS: Readonly<Record<DrawingLocale, string>> = {
  'zh-Hans': "-apple-system, 'PingFang SC', 'HarmonyOS Sans SC', MiSans, 'Microsoft YaHei', 'Noto Sans CJK SC', system-ui, sans-serif",
  en: "-apple-system, 'Segoe UI', Roboto, 'Noto Sans CJK SC', system-ui, sans-serif",
};

function memoize<Result>(compute: () => Result): () => Result {
  let kept: { readonly result: Result } | undefined;
  return () => {
    kept ??= { result: compute() };
    return kept.result;
  };
}

/** A part with its reach: numbers stand on the edges of boxes, and at the ends of lines. */
function withReach(box: Box): Box {
  const circles = [...box.at(0, 0).matchAll(/ cy="(-?[\d.]+)" r="([\d.]+)"/g)];
  const above = Math.ceil(Math.max(0, ...circles.map(([, cy, r]) => Number(r) - Number(cy))));
  const below = Math.ceil(Math.max(0, ...circles.map(([, cy, r]) => Number(cy) + Number(r) - box.height)));
  return { height: box.height + above + below, at: (x, y) => box.at(x, y + above) };
}

function heightOf<Key extends string>({ name, size }: Source<Key>, boxes: readonly Box[]): number {
  const needed = Math.ceil(Math.max(...boxes.map((box) => box.height)) + 2 * MARGIN_ABOVE);
  const most = size?.height ?? MOST;
  if (needed > most) throw new Error(`${name} needs ${needed} units and may have ${most}.`);
  return size?.height ?? needed;
}

/** A label that is too long for its box names the drawing and the language it is in. */
function layOut<Key extends string>({ name, words, draw }: Source<Key>, locale: DrawingLocale, width: number): Box {
  try {
    return withReach(draw(words[locale])(width - 2 * MARGIN));
  } catch (error) {
    throw new Error(`${name} (${locale}): ${error instanceof Error ? error.message : error}`, { cause: error });
  }
}

interface Layout {
  readonly size: Size;
  readonly boxes: Readonly<Record<DrawingLocale, Box>>;
}

function layOutAt<Key extends string>(source: Source<Key>, width: number): Layout {
  const boxes = { 'zh-Hans': layOut(source, 'zh-Hans', width), en: layOut(source, 'en', width) };
  return { size: { width, height: heightOf(source, Object.values(boxes)) }, boxes };
}

/** The narrowest layout in which words have the room, and as few lines, that they have in the widest. */
function layOutNarrowly<Key extends string>(source: Source<Key>): Layout {
  if (source.size) return layOutAt(source, source.size.width);
  const widest = layOutAt(source, Math.max(...WIDTHS));
  for (const width of WIDTHS) {
    try {
      const layout = layOutAt(source, width);
      if (layout.size.height <= widest.size.height) return layout;
    } catch {}
  }
  return widest;
}

export function defineDrawing<Key extends string>(source: Source<Key>): Drawing {
  const { name, words, legend } = source;
  const layout = memoize(() => layOutNarrowly(source));
  return {
    name,
    words,
    get size() {
      return layout().size;
    },
    legend: (locale) => (legend ? legendOf(words[locale].alt) : undefined),
    render(locale, theme) {
      const { size, boxes } = layout();
      const { width, height } = size;
      const box = boxes[locale];
      // Paper needs no ground, and the page gives it to what screens show (components/drawing.css). A dark drawing is a file that opens by itself, too.
      const ground = theme === 'dark' ? rect(0, 0, width, height, { fill: 'canvas' }) : '';
      const drawn = ground + box.at(MARGIN, (height - box.height) / 2);
      const head = `<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 ${width} ${height}" width="${width}" height="${height}" role="img" lang="${locale}" font-family="${FONTS[locale]}">`;
      return `${head}<title>${escapeText(words[locale].alt)}</title>${paint(drawn, themes[theme])}</svg>\n`;
    },
  };
}
