/** A code sample of a page. */
export interface Sample {
  /** As its fence says: `csharp`. */
  readonly language: string;
  readonly code: string;
  /** The headings above it, outermost first. */
  readonly headings: readonly string[];
  readonly tab: string;
}

/** A part of a page: a heading with all that is below it. */
export interface Part {
  readonly heading: string;
  readonly level: number;
  readonly text: string;
}

interface Line {
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

/** Collects the code samples of a page's Markdown. */
export function samplesOf(markdown: string): Sample[] {
  const samples: Sample[] = [];
  const headings: string[] = [];
  let tab = '';
  let open = { language: '', prefix: '', code: [''] };
  for (const line of linesOf(markdown)) {
    const { text, kind } = line;
    const heading = headingOf(line);
    if (heading !== undefined) {
      headings.splice(heading.level - 1);
      headings[heading.level - 1] = heading.heading;
      tab = '';
    }
    if (kind === 'text') tab = /^\s*\*\*([^*]+)\*\*$/.exec(text)?.[1] ?? tab;
    if (kind === 'open') {
      const [, prefix = '', language = ''] = /^([\s>]*)`+(\S*)/.exec(text) ?? [];
      open = { language, prefix, code: [] };
    }
    if (kind === 'code') open.code.push(text.startsWith(open.prefix) ? text.slice(open.prefix.length) : text);
    if (kind === 'close') samples.push({ language: open.language, code: open.code.join('\n'), headings: headings.filter(Boolean), tab });
  }
  return samples;
}

function headingOf({ text, kind }: Line): { readonly level: number; readonly heading: string } | undefined {
  const [, marks = '', heading = ''] = kind === 'text' ? (/^(#{1,6}) (.*)$/.exec(text) ?? []) : [];
  return marks === '' ? undefined : { level: marks.length, heading: heading.trim() };
}

function linesOf(markdown: string): Line[] {
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
