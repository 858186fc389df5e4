import { scanLines } from './scan-lines.ts';

const PARTS_OF_TABLES = ['thead', 'tbody', 'tfoot'];
const BLOCKS =
  'address article aside blockquote details div dl figure footer h1 h2 h3 h4 h5 h6 header hr main nav ol p pre section table ul'.split(' ');

/** Elements with an optional end tag in HTML, the elements that contain them, and those whose start tag ends them. */
const OPTIONAL = new Map<string, { readonly within?: readonly string[]; readonly endedBy: readonly string[] }>([
  ['li', { within: ['ul', 'ol'], endedBy: ['li'] }],
  ['dt', { within: ['dl'], endedBy: ['dt', 'dd'] }],
  ['dd', { within: ['dl'], endedBy: ['dt', 'dd'] }],
  ...PARTS_OF_TABLES.map((name) => [name, { within: ['table'], endedBy: PARTS_OF_TABLES }] as const),
  ['tr', { within: ['table'], endedBy: ['tr', ...PARTS_OF_TABLES] }],
  ['td', { within: ['tr'], endedBy: ['td', 'th', 'tr', ...PARTS_OF_TABLES] }],
  ['th', { within: ['tr'], endedBy: ['td', 'th', 'tr', ...PARTS_OF_TABLES] }],
  ['p', { endedBy: ['p', 'li', 'dt', 'dd', 'tr', 'td', 'th', ...PARTS_OF_TABLES] }],
]);

/** Elements that are tracked; those within a line of text end nothing. */
const CONTAINERS = new Set([...OPTIONAL.keys(), ...BLOCKS, 'ul', 'center', 'figcaption', 'summary']);

/** Code within a line, and comments. */
const HIDDEN = /(`+)(?!`)[^\n]*?[^`\n]\1(?!`)|<!--[\s\S]*?(?:-->|(?![\s\S]))/g;
const TAG = /<(\/?)([A-Za-z][A-Za-z0-9]*)(?=[\s/>])([^<>]*)>/g;

interface OpenTag {
  readonly name: string;
  /** Index after the tag. */
  readonly from: number;
  /** Of a paragraph: index of the first block in it, which ends it unless an end tag follows. */
  blockAt?: number;
}

/** Adds end tags that are optional in HTML but not in MDX (`</li>`, `</td>`, `</p>`). The number of lines stays the same. */
export function writeImpliedEnds(text: string): string {
  if (!/<(?:li|d[td]|t[rdh]|thead|tbody|tfoot|p)[\s>]/i.test(text)) return text;
  const visible = scanLines(text)
    .map((line) => (line.fence ? masked(line.text) : line.text))
    .join('\n')
    .replace(HIDDEN, masked);
  const ends: { at: number; name: string }[] = [];
  const open: OpenTag[] = [];
  const end = (at: number): void => {
    const { name = '', from = 0, blockAt = at } = open.pop() ?? {};
    const blankLine = /\n[ \t>]*\n[ \t>]*\S/.exec(visible.slice(from, blockAt));
    // The end tag of an element with paragraphs needs its own line, and adding one would move the lines below.
    if (blankLine && name !== 'p') return;
    ends.push({ at: endOfText(visible, blankLine ? from + blankLine.index : blockAt), name });
  };
  for (const match of visible.matchAll(TAG)) {
    const [, slash, written = '', inside = ''] = match;
    const name = written.toLowerCase();
    if (!CONTAINERS.has(name) || inside.endsWith('/')) continue;
    if (slash) {
      const at = open.findLastIndex((tag) => tag.name === name);
      if (at < 0) continue;
      const above = open.slice(at + 1);
      if (above.every((tag) => OPTIONAL.has(tag.name))) for (const _ of above) end(match.index);
      open.length = at;
    } else {
      for (let top = open.at(-1); top && OPTIONAL.get(top.name)?.endedBy.includes(name); top = open.at(-1)) end(match.index);
      const paragraph = open.at(-1);
      if (paragraph?.name === 'p') paragraph.blockAt ??= match.index;
      if (isMeant(name, open, visible.slice(visible.lastIndexOf('\n', match.index) + 1, match.index)))
        open.push({ name, from: match.index + match[0].length });
    }
  }
  while (open.length > 0 && OPTIONAL.has(open.at(-1)?.name ?? '')) end(visible.length);
  return insert(text, ends);
}

/** A text of the same length without tags. */
function masked(text: string): string {
  return text.replace(/[^\n]/g, 'x');
}

/**
 * Whether a tag is meant as an element. A tag that a sentence mentions must be reported as not closed, as readers would not see it.
 * @param before the text before the tag in its line
 */
function isMeant(name: string, open: readonly OpenTag[], before: string): boolean {
  const within = OPTIONAL.get(name)?.within;
  if (within) return open.some((tag) => within.includes(tag.name));
  return name !== 'p' || /(?:^|>)[ \t>]*$/.test(before) || open.some((tag) => OPTIONAL.has(tag.name));
}

/** The end of the text before an index, without white space and the marks of quotations. */
function endOfText(text: string, before: number): number {
  let end = before;
  for (let line = text.lastIndexOf('\n', end - 1); line >= 0 && /^[ \t>]*$/.test(text.slice(line + 1, end)); ) {
    end = line;
    line = text.lastIndexOf('\n', end - 1);
  }
  return text.slice(0, end).trimEnd().length;
}

function insert(text: string, ends: readonly { at: number; name: string }[]): string {
  let result = '';
  let from = 0;
  for (const { at, name } of ends.toSorted((a, b) => a.at - b.at)) {
    result += `${text.slice(from, at)}</${name}>`;
    from = at;
  }
  return result + text.slice(from);
}
