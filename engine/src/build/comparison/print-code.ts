import { fillLabel, type Labels } from '../../markdown/labels.ts';
import { escapeHtml } from '../../ui/document/escape.ts';
import type { TextPart } from './compare-words.ts';
import type { Difference } from './difference.ts';
import { IN, markOf, printPart, tellMark } from './print-marks.ts';

/** Equal lines that are shown before and after changed ones. */
const AROUND = 3;
/** Fewest equal lines in a row, and lines of code that is new or gone as a whole, that are folded. */
const FEWEST_EQUAL = 4;
const FEWEST_WHOLE = 13;

interface Line {
  readonly in: TextPart['in'];
  readonly html: string;
}

/** Code with the marks of added and removed lines that authors can set, too. Long stretches of one kind are folded. */
export function printCode(difference: Difference, labels: Labels): string {
  const { title } = difference.block;
  if (difference.type === 'changed') {
    const isReplaced = difference.parts.every(({ in: place }) => place !== 'both');
    const pieces = difference.parts.flatMap((part, at) =>
      isReplaced ? printWhole(part, labels) : printStretch(part, at, difference.parts, labels),
    );
    return figure(pieces, escapeHtml(title ?? ''));
  }
  const place = IN[difference.type];
  return figure(
    [printWhole({ text: difference.block.text, in: place }, labels)],
    printPart({ text: title ?? '', in: place }, labels, 'line '),
  );
}

function printWhole(part: TextPart, labels: Labels): string {
  const lines = linesOf(part, labels);
  if (part.in === 'both' || lines.length < FEWEST_WHOLE) return pre(lines);
  return fold(lines, fillLabel(labels.linesOfCode, String(lines.length)), labels);
}

/** What differs stays in sight, and the lines beside it. */
function printStretch(part: TextPart, at: number, parts: readonly TextPart[], labels: Labels): string[] {
  const lines = linesOf(part, labels);
  if (part.in !== 'both') return [pre(lines)];
  const start = at === 0 ? 0 : AROUND;
  const end = at === parts.length - 1 ? lines.length : lines.length - AROUND;
  if (end - start < FEWEST_EQUAL) return [pre(lines)];
  const folded = lines.slice(start, end);
  return [pre(lines.slice(0, start)), fold(folded, fillLabel(labels.unchangedLines, String(folded.length)), labels), pre(lines.slice(end))];
}

/** Neighbouring pieces of code that are in sight are one. */
function figure(pieces: readonly string[], title: string): string {
  const caption = title === '' ? '' : `<figcaption>${title}</figcaption>`;
  return `<figure class="code">${caption}${pieces.join('').replaceAll(PRE.end + PRE.start, '\n')}</figure>`;
}

const PRE = { start: '<pre tabindex="0"><code>', end: '</code></pre>' };

const pre = (lines: readonly Line[]): string => (lines.length === 0 ? '' : PRE.start + lines.map(({ html }) => html).join('\n') + PRE.end);

function fold(lines: readonly Line[], summary: string, labels: Labels): string {
  const place = lines[0]?.in ?? 'both';
  return `<details><summary${place === 'both' ? '' : ` class="${markOf(place)}"`}>${tellMark(place, labels)}${escapeHtml(summary)}</summary>${pre(lines)}</details>`;
}

function linesOf({ text, in: place }: TextPart, labels: Labels): Line[] {
  return text
    .replace(/\n$/, '')
    .split('\n')
    .map((line, index) => {
      const heard = index === 0 ? tellMark(place, labels) : '';
      const tag = place === 'both' ? 'span' : place === 'new' ? 'ins' : 'del';
      const mark = place === 'both' ? '' : ` ${markOf(place)}`;
      return { in: place, html: `<${tag} class="line${mark}">${heard}${escapeHtml(line)}</${tag}>` };
    });
}
