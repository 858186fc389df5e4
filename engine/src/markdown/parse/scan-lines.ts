/** A block of code between fences. */
export interface Fence {
  /** Its marks: `` ``` ``, `~~~~`. */
  readonly mark: string;
  /** The text after the marks. */
  readonly info: string;
  /** Number of quotations around it. */
  readonly quotes: number;
  /** Least index of its text, where it begins in the first line of a list item. */
  readonly column: number;
  /** 0-based line of its last fence; undefined if it has none. */
  closedAt: number | undefined;
}

export interface SourceLine {
  readonly text: string;
  /** Index of the text after white space and the marks of quotations and list items. */
  readonly start: number;
  /** The code block to which it belongs, its fences included. */
  readonly fence: Fence | undefined;
}

/**
 * Divides a text into lines and finds those that are code, in quotations and list items too. All that looks for syntax in the source before
 * it is parsed uses this.
 */
export function scanLines(text: string): SourceLine[] {
  let open: Fence | undefined;
  return text.split('\n').map((line, index): SourceLine => {
    if (open) {
      const { start, quotes } = skipQuotes(line, open.quotes);
      const isInside = quotes === open.quotes && (start >= open.column || line.trim() === '');
      if (isInside) {
        const fence = open;
        const isEnd = isClosing(fence, line.slice(start));
        if (isEnd) fence.closedAt = index;
        if (isEnd) open = undefined;
        return { text: line, start, fence };
      }
    }
    const { start, quotes, column } = skipMarks(line);
    const [, mark, info = ''] = /^(`{3,}(?=[^`]*$)|~{3,})([\s\S]*)$/.exec(line.slice(start)) ?? [];
    open = mark === undefined ? undefined : { mark, info: info.trim(), quotes, column, closedAt: undefined };
    return { text: line, start, fence: open };
  });
}

/** Skips white space and at most so many marks of quotations. */
function skipQuotes(line: string, most: number): { start: number; quotes: number } {
  let [start, quotes] = [0, 0];
  for (; ; start++) {
    if (line[start] === '>' && quotes < most) quotes++;
    else if (line[start] !== ' ' && line[start] !== '\t') return { start, quotes };
  }
}

/** Skips white space and the marks of quotations and list items. The column is that of the content of a list item, or 0. */
function skipMarks(line: string): { start: number; quotes: number; column: number } {
  let [start, quotes, hasItem] = [0, 0, false];
  for (;;) {
    const skipped = skipQuotes(line.slice(start), Number.POSITIVE_INFINITY);
    start += skipped.start;
    quotes += skipped.quotes;
    const item = /^(?:[-+*]|\d{1,9}[.)])(?=[ \t])/.exec(line.slice(start, start + 11))?.[0];
    if (item === undefined) return { start, quotes, column: hasItem ? start : 0 };
    start += item.length;
    hasItem = true;
  }
}

function isClosing({ mark }: Fence, content: string): boolean {
  const marks = content.trimEnd();
  return marks.startsWith(mark) && marks === mark.charAt(0).repeat(marks.length);
}
