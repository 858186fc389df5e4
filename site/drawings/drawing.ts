import type { Box, Part } from './kit/layout.ts';
import { escapeText, rect } from './kit/svg.ts';
import { paint, type ThemeName, themes } from './kit/theme.ts';

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
  render(locale: DrawingLocale, theme: ThemeName): string;
}

interface Source<Key extends string> {
  readonly name: string;
  readonly words: Readonly<Record<DrawingLocale, Words<Key>>>;
  draw(words: Words<NoInfer<Key>>): Part;
}

const WIDTH = 760;
const LEAST = 240;
const MOST = 480;
const MARGIN = 24;

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

function heightOf(name: string, boxes: readonly Box[]): number {
  const needed = Math.max(...boxes.map((box) => box.height)) + 2 * MARGIN;
  if (needed > MOST) throw new Error(`${name} needs ${Math.ceil(needed)} units and may have ${MOST}.`);
  return Math.max(LEAST, Math.ceil(needed));
}

/** A label that is too long for its box names the drawing and the language it is in. */
function layOut<Key extends string>({ name, words, draw }: Source<Key>, locale: DrawingLocale): Box {
  try {
    const box = draw(words[locale])(WIDTH - 2 * MARGIN);
    box.at(0, 0);
    return box;
  } catch (error) {
    throw new Error(`${name} (${locale}): ${error instanceof Error ? error.message : error}`, { cause: error });
  }
}

export function defineDrawing<Key extends string>(source: Source<Key>): Drawing {
  const { name, words } = source;
  const boxes = memoize(() => ({ 'zh-Hans': layOut(source, 'zh-Hans'), en: layOut(source, 'en') }));
  const sizeOf = memoize((): Size => ({ width: WIDTH, height: heightOf(name, Object.values(boxes())) }));
  return {
    name,
    words,
    get size() {
      return sizeOf();
    },
    render(locale, theme) {
      const { width, height } = sizeOf();
      const box = boxes()[locale];
      const drawn = rect(0, 0, width, height, { fill: 'canvas' }) + box.at(MARGIN, (height - box.height) / 2);
      const head = `<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 ${width} ${height}" width="${width}" height="${height}" role="img" lang="${locale}" font-family="${FONTS[locale]}">`;
      return `${head}<title>${escapeText(words[locale].alt)}</title>${paint(drawn, themes[theme])}</svg>\n`;
    },
  };
}
