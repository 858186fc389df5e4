/** A code block with the marks of its lines. */
export interface MarkedCode {
  /** The code that is shown and copied. */
  readonly code: string;
  /** 0-based line to its classes: `marked`, `added`, `removed`. */
  readonly lineClasses: ReadonlyMap<number, readonly string[]>;
  /** 0-based line to its prefix that is not copied: a prompt, or the sign of a diff. */
  readonly prompts: ReadonlyMap<number, string>;
  /** The mark without its other half: `highlight-start`, `hide-end`. */
  readonly unpaired?: string;
}

export interface CodeMeta {
  readonly title?: string;
  readonly numbered: boolean;
  /** Number of the first line, if not 1. */
  readonly firstNumber?: number;
  readonly diff: boolean;
  /** 1-based numbers of marked lines. */
  readonly marked: ReadonlySet<number>;
}

/** A line that only marks others, in the comment syntax of any language. */
const MARKER =
  /^\s*(?:\/\/|#|--|;|%|'|rem\b|<!--|\/\*|\{\/\*)\s*(highlight-(?:next-line|start|end)|hide-(?:start|end))\s*(?:-->|\*\/\}?)?\s*$/i;

/** Parses the text after a fence's language: `title="Login.cs" {1,3-5} showLineNumbers diff`. */
export function parseCodeMeta(meta: string): CodeMeta {
  const title = /(?:^|\s)title=(?:"([^"]*)"|'([^']*)'|(\S+))/.exec(meta);
  const rest = title ? meta.replace(title[0], ' ') : meta;
  const first = /(?:^|\s)showLineNumbers=\{?(\d{1,6})\b/.exec(rest)?.[1];
  const text = title?.[1] ?? title?.[2] ?? title?.[3];
  return {
    ...(text && { title: text }),
    numbered: /(?:^|\s)showLineNumbers(?:\s|$|=(?!\{?false))/.test(rest),
    ...(first && { firstNumber: Number(first) }),
    diff: /(?:^|\s)diff(?:\s|$)/.test(rest),
    marked: parseLineNumbers(/(?<!=)\{([\d\s,-]+)\}/.exec(rest)?.[1] ?? ''),
  };
}

/** Limit for the marked lines of a block, and for how often they are named: ranges may name the same lines again. */
const MOST_LINES = 10_000;

/** Parses `1,3-5`. */
function parseLineNumbers(list: string): Set<number> {
  const numbers = new Set<number>();
  let left = MOST_LINES;
  for (const part of list.slice(0, MOST_LINES).split(',')) {
    const [, first, last] = /^\s*(\d+)\s*(?:-\s*(\d+)\s*)?$/.exec(part) ?? [];
    if (first === undefined) continue;
    const end = Math.min(Number(last ?? first), MOST_LINES);
    for (let line = Number(first); line <= end && left > 0; line++, left--) numbers.add(line);
  }
  return numbers;
}

/** Removes marking comments, hidden lines, prompts and diff signs from the code, and records the lines of the others. */
export function markLines(source: string, meta: CodeMeta, language: string): MarkedCode {
  const lines: string[] = [];
  const marked = new Set([...meta.marked].map((number) => number - 1));
  const open = new Set<string>();
  let unpaired: string | undefined;
  for (const line of source.split('\n')) {
    const marker = line.length < 200 ? MARKER.exec(line)?.[1]?.toLowerCase() : undefined;
    const [, kind = '', end] = /^(\w+)-(start|end)$/.exec(marker ?? '') ?? [];
    if (marker === 'highlight-next-line') marked.add(lines.length);
    else if (end === 'start') open.add(kind);
    else if (end === 'end') {
      if (!open.delete(kind)) unpaired = marker;
    } else if (!open.has('hide')) {
      if (open.has('highlight')) marked.add(lines.length);
      lines.push(line);
    }
  }
  for (const kind of open) unpaired = `${kind}-start`;
  return {
    ...withoutSigns(lines, marked, meta.diff || language === 'diff', language === 'bash'),
    ...(unpaired !== undefined && { unpaired }),
  };
}

function withoutSigns(lines: readonly string[], marked: ReadonlySet<number>, isDiff: boolean, isShell: boolean): MarkedCode {
  const lineClasses = new Map<number, string[]>();
  const prompts = new Map<number, string>();
  const code = lines.map((line, index) => {
    const classes = marked.has(index) ? ['marked'] : [];
    const sign = isDiff && !/^(\+\+\+|---) /.test(line) ? /^[+\- ]/.exec(line)?.[0] : isShell ? /^\s*\$ (?=\S)/.exec(line)?.[0] : undefined;
    if (isDiff && sign === '+') classes.push('added');
    if (isDiff && sign === '-') classes.push('removed');
    if (classes.length > 0) lineClasses.set(index, classes);
    if (sign === undefined) return line;
    prompts.set(index, sign);
    return line.slice(sign.length);
  });
  return { code: code.join('\n'), lineClasses, prompts };
}
