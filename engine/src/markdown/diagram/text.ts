import { wrapText } from '../../model/wrap-text.ts';

/** In px. Without a browser, text is measured by estimates for the site's system fonts, which are rather too wide than too narrow. */
export const FONT_SIZE = 14;
export const LINE_HEIGHT = 20;

/** The lines of a text and their size in SVG units. */
export interface TextBox {
  readonly lines: readonly string[];
  readonly width: number;
  readonly height: number;
}

/** Breaks a text into lines: at `<br/>`, and where it is wider than allowed between words or Chinese characters. */
export function layOutText(text: string, maxWidth: number): TextBox {
  const lines = decodeEntities(text)
    .split(/<br\s*\/?>|\\n|\n/i)
    .flatMap((line) => wrapEvenly(line.trim(), maxWidth));
  return { lines, width: Math.ceil(Math.max(0, ...lines.map(widthOf))), height: lines.length * LINE_HEIGHT };
}

/** A text in one line, for accessible names. */
export function plainText(text: string): string {
  return layOutText(text, Number.POSITIVE_INFINITY).lines.join(' ');
}

/** Width of one line in SVG units. */
function widthOf(text: string): number {
  let width = 0;
  for (const character of text) {
    const known = ems.get(character) ?? emOf(character);
    ems.set(character, known);
    width += known;
  }
  return width * FONT_SIZE;
}

/** A text is measured dozens of times before it is known where its lines break. */
const ems = new Map<string, number>();

function emOf(character: string): number {
  if (
    /[\u2E80-\u9FFF\uAC00-\uD7AF\uF900-\uFAFF\uFE30-\uFE4F\uFF00-\uFFEF]|\p{Extended_Pictographic}/u.test(character) &&
    character > '\u00FF'
  )
    return 1;
  if (/[iljtfrI.,:;'|!()[\] ]/.test(character)) return 0.34;
  if (/[mwMW@%]/.test(character)) return 0.9;
  return /[A-Z]/.test(character) ? 0.7 : 0.6;
}

/** A text that ends with words in brackets. */
const BRACKETED = /^(.*[^\s（(])\s*([（(][^（()）]+[）)])$/;

/** Brackets at the end are kept whole where they can be. */
function wrapEvenly(line: string, width: number): string[] {
  if (widthOf(line) <= width) return [line];
  const [, before = '', brackets = ''] = BRACKETED.exec(line) ?? [];
  if (brackets !== '' && widthOf(before) <= width && widthOf(brackets) <= width) return [before, brackets];
  // A Chinese mark at the end of a line fills half of its square.
  return wrapText(line, { width, measure: (part) => widthOf(part) - (/[，。、；：]$/.test(part) ? FONT_SIZE / 2 : 0) });
}

/** Decodes Mermaid's escapes for its own characters: `#quot;` and `#35;`. */
function decodeEntities(text: string): string {
  const named = new Map([
    ['quot', '"'],
    ['amp', '&'],
    ['lt', '<'],
    ['gt', '>'],
    ['nbsp', ' '],
  ]);
  return text.replace(/[#&](#?\d+|\w+);/g, (whole, name: string) => {
    const code = Number(name.replace('#', ''));
    if (Number.isInteger(code) && code > 31 && code <= 0x10ffff) return String.fromCodePoint(code);
    return named.get(name) ?? whole;
  });
}
