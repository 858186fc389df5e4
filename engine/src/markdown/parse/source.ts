import type { Position } from 'satteri';
import type { Place } from '../problems.ts';

/** A text that converts between its indexes and 1-based places. Columns count UTF-16 code units, like the parser. */
export class SourceText {
  readonly text: string;
  readonly #lineStarts: readonly number[];

  constructor(text: string) {
    this.text = text;
    const starts = [0];
    for (let at = text.indexOf('\n'); at >= 0; at = text.indexOf('\n', at + 1)) starts.push(at + 1);
    this.#lineStarts = starts;
  }

  offsetAt({ line, column }: Place): number {
    return Math.min((this.#lineStarts[line - 1] ?? this.text.length) + column - 1, this.text.length);
  }

  placeAt(offset: number): Place {
    let low = 0;
    let high = this.#lineStarts.length - 1;
    while (low < high) {
      const middle = Math.ceil((low + high) / 2);
      if ((this.#lineStarts[middle] ?? 0) <= offset) low = middle;
      else high = middle - 1;
    }
    return { line: low + 1, column: offset - (this.#lineStarts[low] ?? 0) + 1 };
  }

  /** The position of a range of the text, as in syntax trees. */
  positionOf(start: number, end: number): Position {
    return { start: { ...this.placeAt(start), offset: start }, end: { ...this.placeAt(end), offset: end } };
  }

  /** The rest of the line from an index, without trailing white space. */
  restOfLine(offset: number): string {
    const end = this.text.indexOf('\n', offset);
    return this.text.slice(offset, end < 0 ? undefined : end).trimEnd();
  }
}
