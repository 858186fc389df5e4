/** A part of a page: a heading with all that is below it. */
export interface Part {
  readonly heading: string;
  readonly level: number;
  readonly text: string;
}

export interface Line {
  readonly text: string;
  readonly kind: 'text' | 'open' | 'code' | 'close';
}

/** Cuts a page's Markdown into the parts below its headings. Each contains those of deeper headings. */
export function partsOf(markdown: string): Part[] {
  const lines = linesOf(markdown);
  const starts = lines.flatMap((line, index) => {
    const heading = headingOf(line);
    return heading === undefined ? [] : [{ index, ...heading }];
  });
  return starts.map(({ index, level, heading }, place) => {
    const end = starts.slice(place + 1).find((next) => next.level <= level)?.index;
    const text = lines.slice(index, end).map((line) => line.text);
    return { heading, level, text: text.join('\n').trim() };
  });
}

/** Also within an item of a list, or a quotation. No two of what may stand before it begin alike: else, a line of marks could be read in too many ways. */
const HEADING = /^(?:[\s>]|[-*+]\s|\d+[.)]\s)*(#{1,6}) (.*)$/;

/** The heading that a line is. */
export function headingOf({ text, kind }: Line): { readonly level: number; readonly heading: string } | undefined {
  const [, marks = '', heading = ''] = kind === 'text' ? (HEADING.exec(text) ?? []) : [];
  return marks === '' ? undefined : { level: marks.length, heading: heading.trim() };
}

/** The lines of Markdown, with what is code in them. */
export function linesOf(markdown: string): Line[] {
  let fence = '';
  return markdown.split('\n').map((text): Line => {
    const mark = /^[\s>]*(`{3,})/.exec(text)?.[1] ?? '';
    if (fence === '') {
      fence = mark;
      return { text, kind: mark === '' ? 'text' : 'open' };
    }
    if (mark.length < fence.length || !/^[\s>]*`+\s*$/.test(text)) return { text, kind: 'code' };
    fence = '';
    return { text, kind: 'close' };
  });
}
