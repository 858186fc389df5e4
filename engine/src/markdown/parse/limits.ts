import { scanLines } from './scan-lines.ts';

/** Limits far beyond what authors write. The parser takes quadratic time for more, or overflows its stack. */
const LONGEST_LINE = 20_000;
const MOST_OPEN_TAGS = 300;
const MOST_STRAY_TAGS = 100;
const DEEPEST_BRACKETS = 200;
/** Nested parentheses around tags. Each doubles the parser's time. */
const DEEPEST_MARKUP = 16;
const MOST_CELLS = 40_000;

export interface Excess {
  /** 0-based line. */
  readonly line: number;
  readonly message: string;
  readonly suggestion: string;
}

const DATA_ADDRESS = /data:image\/[\w+.-]+;base64,[A-Za-z0-9+/=]+/g;

/** Finds the first place in a text that exceeds a limit, before the text is parsed. Needs one pass over its lines. */
export function findExcess(source: string): Excess | undefined {
  const counters = [longLines, createCellCounter(), createTagCounter(), createBracketCounter()];
  for (const [line, { text: content, fence }] of scanLines(source).entries()) {
    if (fence) continue;
    const text = content.length > LONGEST_LINE ? withoutData(content) : content;
    const written = text.includes('`') ? text.replace(/`[^`]*`/g, '') : text;
    for (const exceeds of counters) {
      const told = exceeds(written);
      if (told) return { line, message: told[0], suggestion: told[1] };
    }
  }
  return undefined;
}

/** A line without the attribute that holds data: generators of API pages write whole schemas in one line, which is read in linear time. */
function withoutData(line: string): string {
  const start = line.search(/=\{[[{]/);
  const end = line.lastIndexOf('}');
  try {
    JSON.parse(line.slice(start + '={'.length, end));
    return line.slice(0, start) + line.slice(end + 1);
  } catch {
    return line;
  }
}

/** Counts in a line without its code. Returns a message and a suggestion once the limit is exceeded. */
type Counter = (line: string) => readonly [message: string, suggestion: string] | undefined;

function longLines(line: string): ReturnType<Counter> {
  if (line.length <= LONGEST_LINE || line.replace(DATA_ADDRESS, '').length <= LONGEST_LINE) return undefined;
  return [`This line has more than ${LONGEST_LINE} characters.`, 'Break it into paragraphs.'];
}

/** The parser pads short rows with empty cells, so a wide header widens every row below it. */
function createCellCounter(): Counter {
  let columns = 0;
  let cells = 0;
  return (line) => {
    if (line.trim() === '') columns = cells = 0;
    else if (/^[\s>|:-]+$/.test(line) && line.includes('-')) columns = line.split('|').length;
    cells += columns;
    return cells > MOST_CELLS
      ? [`This table has more than ${MOST_CELLS} cells.`, 'Divide it into two, or put a blank line below its last row.']
      : undefined;
  };
}

const TAG = /<(\/?)([A-Za-z][\w.:-]*)?([^<>]*)(>?)/g;
const VOID = /^(area|base|br|col|embed|hr|img|input|link|meta|source|track|wbr)$/i;

function createTagCounter(): Counter {
  let open = 0;
  let stray = 0;
  /** The name of a tag whose attributes go on in the next line. */
  let unfinished: string | undefined;
  return (line) => {
    if (line.trim() === '') {
      stray = 0;
      unfinished = undefined;
    }
    if (unfinished !== undefined) {
      const [, slash, end] = /^[^<>]*?(\/?)(>|<|$)/.exec(line) ?? [];
      if (end === '<') stray++;
      if (end === '>' && slash === '' && !VOID.test(unfinished)) open++;
      if (end !== '') unfinished = undefined;
    }
    for (const { 0: tag, 1: slash, 2: name = '', 3: inside = '', 4: end, index } of line.includes('<') ? line.matchAll(TAG) : []) {
      if (name === '' && (!end || inside.startsWith('!'))) continue;
      if (slash) {
        if (open === 0) stray++;
        open = Math.max(0, open - 1);
      } else if (end === '') {
        if (index + tag.length === line.length) unfinished = name;
        else stray++;
      } else if (!inside.endsWith('/') && !VOID.test(name)) open++;
    }
    if (open <= MOST_OPEN_TAGS && stray <= MOST_STRAY_TAGS) return undefined;
    const message = open > MOST_OPEN_TAGS ? `More than ${MOST_OPEN_TAGS} tags are open here.` : 'These tags do not open or close anything.';
    return [message, 'Look for one that is not closed; for the character itself write \\<'];
  };
}

/** Counts the brackets of expressions; those of text do not nest. */
function createBracketCounter(): Counter {
  let depth = 0;
  let isModule = false;
  /** Depths of the open parentheses before tags. */
  const markup: number[] = [];
  return (line) => {
    if (line.trim() === '') isModule = false;
    else if (/^(import|export)\s/.test(line)) isModule = true;
    if (depth === 0 && !isModule && !line.includes('{')) return undefined;
    for (const { 0: bracket, index } of line.matchAll(/[([{}\])]/g)) {
      if (bracket === '{' || (/[([]/.test(bracket) && (depth > 0 || isModule))) depth++;
      else if (/[)\]}]/.test(bracket)) depth = Math.max(0, depth - 1);
      while ((markup.at(-1) ?? 0) > depth) markup.pop();
      if (bracket === '(' && depth > 0 && /^\s*</.test(line.slice(index + 1, index + 20))) markup.push(depth);
      if (depth > DEEPEST_BRACKETS || markup.length > DEEPEST_MARKUP) {
        return [`More than ${depth - 1} brackets are open here.`, 'Look for one that is not closed; for the character itself write \\{'];
      }
    }
    return undefined;
  };
}
