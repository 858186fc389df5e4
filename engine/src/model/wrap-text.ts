import { breakCosts, type Piece } from './break-costs.ts';

export interface WrapOptions {
  /** Width of a line, in the unit of `measure`. */
  readonly width: number;
  readonly measure: (text: string) => number;
  /** The language by whose words a text breaks. Without it, Chinese; texts with spaces break at these. */
  readonly locale?: string;
}

/** What each line costs, in the unit of `breakCosts`: a further one is better than a break beside a word of one character. */
const LINE = 2.5;
/** What an empty line costs: the squares of what is free count. */
const UNEVEN = 1.5;
/** What a line costs that is twice as wide as allowed: a word does not break. */
const TOO_WIDE = 40;
/** Of lines that are as good, the first one is the longer one. */
const SAME = 1e-9;
/** What a Chinese character costs that is alone on its line. */
const LONE = 8;
const LONE_CHARACTER = /^[^\p{L}\p{N}]*\p{Script=Han}[^\p{L}\p{N}]*$/u;

interface Line {
  readonly text: string;
  readonly width: number;
}

/** The lines of a text from a piece on, with what they cost. */
interface Lines {
  readonly cost: number;
  readonly texts: readonly string[];
}

/**
 * Breaks a text into few lines of about the same length: behind marks of punctuation rather than between words, never inside a word, and so
 * that no Chinese character is left alone.
 */
export function wrapText(text: string, options: WrapOptions): string[] {
  const { width, measure, locale = 'zh' } = options;
  if (measure(text) <= width) return [text];
  const pieces = breakCosts(text, locale);
  const lines = linesFrom(pieces, options);
  const step = measure('中') / 2;
  let best = fill(pieces, lines, width, width);
  for (let limit = width - step; limit > 0; limit -= step) {
    const narrower = fill(pieces, lines, width, limit);
    if (narrower.cost < best.cost) best = narrower;
  }
  return [...best.texts];
}

/** By the piece that they begin with, all lines that have room: of one piece, whether it has room or not, of two, and so on. */
function linesFrom(pieces: readonly Piece[], { width: most, measure }: WrapOptions): Line[][] {
  return pieces.map((_, start) => {
    const lines: Line[] = [];
    let whole = '';
    for (const piece of pieces.slice(start)) {
      whole += piece.text;
      const text = whole.trimEnd();
      const width = measure(text);
      if (lines.length > 0 && width > most) break;
      lines.push({ text, width });
    }
    return lines;
  });
}

/** The best lines that are no wider than a limit, which may be less than the width that is allowed. */
function fill(pieces: readonly Piece[], lines: readonly (readonly Line[])[], width: number, limit: number): Lines {
  const costOf = (line: Line): number => {
    const uneven = line.width > limit ? TOO_WIDE * Math.max(0.1, line.width / width - 1) : UNEVEN * (1 - line.width / limit) ** 2;
    return LINE + uneven + (LONE_CHARACTER.test(line.text) ? LONE : 0);
  };
  // From the last piece to the first: what follows a line is known when it is tried.
  const rests: Lines[] = [];
  rests[pieces.length] = { cost: 0, texts: [] };
  for (let start = pieces.length - 1; start >= 0; start--) {
    const tries = (lines[start] ?? [])
      .filter((line, index) => index === 0 || line.width <= limit)
      .map((line, index): Lines => {
        const end = start + index + 1;
        const rest = rests[end];
        return {
          cost: costOf(line) + (pieces[end]?.cost ?? 0) + (rest?.cost ?? 0),
          texts: [line.text, ...(rest?.texts ?? [])],
        };
      });
    rests[start] = tries.reduce((least, one) => (one.cost < least.cost + SAME ? one : least));
  }
  return rests[0] ?? { cost: 0, texts: [] };
}
