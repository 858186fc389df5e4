import { fillLabel, type Labels } from '../../markdown/labels.ts';
import { escapeHtml } from '../../ui/document/escape.ts';
import { compareCodeWords, type LineWords } from './compare-code-words.ts';
import type { Difference } from './difference.ts';
import { joinNeighbours } from './join-neighbours.ts';
import { blockMark, markName, type Places, printCount, printPart, tellMark } from './print-marks.ts';
import type { TextPart } from './text-parts.ts';

/** Equal lines that are shown before and after changed ones. */
const AROUND = 3;
/** Fewest equal lines in a row, and lines that are new or gone, that are folded. */
const FEWEST_EQUAL = 4;
const FEWEST_CHANGED = 13;
/** Share of lines that stay, below which nearly all of the code is marked: its ground is lighter. */
const LEAST_KEPT = 0.2;

/** Code that one text alone has and that is folded: all that is the same for other platforms is, if one of it is long. */
export function foldedCode(run: readonly Difference[]): ReadonlySet<Difference> {
  const variants: Difference[][] = [];
  for (const [index, one] of run.entries()) {
    const above = run[index - 1];
    if (one.block.title === undefined) continue;
    if (above?.block.title !== undefined && above.type === one.type) variants.at(-1)?.push(one);
    else variants.push([one]);
  }
  const isLong = ({ type, block }: Difference): boolean =>
    (type === 'added' || type === 'removed') && block.text.split('\n').length >= FEWEST_CHANGED;
  return new Set(variants.filter((all) => all.some(isLong)).flat());
}

/**
 * Code with the marks of added and removed lines that authors can set, too. Where both texts have it, they stand side by side.
 * @param isFolded even if it is short
 */
export function printCode(difference: Difference, labels: Labels, names: Places['names'], isFolded: boolean): string {
  const { title, text } = difference.block;
  const mark = blockMark(difference);
  const parts: readonly TextPart[] = difference.type === 'changed' ? difference.parts : [{ text, ...mark }];
  const isOne = difference.type === 'added' || difference.type === 'removed';
  const sizeOf = (test: (part: TextPart) => boolean): number =>
    parts.reduce((sum, part) => sum + (test(part) ? linesOf(part).length : 0), 0);
  const [removed, added, all] = [sizeOf(isOnly('old')), sizeOf(isOnly('new')), sizeOf(() => true)];
  // What has moved is there twice, but where it is shown alone.
  const moved = sizeOf(({ isMoved }) => isMoved === true) / (isOne ? 1 : 2);
  const count = (name: 'removed' | 'added' | 'moved', size: number): string[] => (size > 0 ? [printCount(name, size, labels)] : []);
  const counts = [...count('removed', removed), ...count('added', added), ...count('moved', moved)];
  const name = title === undefined ? '' : `<span class="code-name">${printPart({ text: title, ...mark }, labels, 'line ')}</span>`;
  // Those who read it as Markdown see how many lines there are.
  const kind = title === undefined ? escapeHtml(difference.block.name || labels.code) : '';
  const bar = counts.length === 0 ? name : `${name}<span class="code-size">${kind}<span>${counts.join(' ')}</span></span>`;
  const code = isOne ? parts.map((part) => pre(printLines(part, labels, false))).join('') : printStretches(parts, labels, names);
  const isLong = isFolded || Math.max(removed, added) + moved >= FEWEST_CHANGED;
  // The sign of lines that moved is explained there.
  const caption = name === '' && moved === 0 ? '' : `<figcaption>${bar}</figcaption>`;
  const content = isLong ? `<details><summary class="code-bar">${bar}</summary>${code}</details>` : caption + code;
  const kept = all - removed - added - moved;
  const isMarked = kept < LEAST_KEPT * (kept + Math.max(removed, added));
  return `<figure class="code${isOne ? '' : ' code-sides'}${isMarked ? ' mostly-marked' : ''}">${content}</figure>`;
}

const isOnly =
  (place: 'old' | 'new') =>
  (part: TextPart): boolean =>
    part.in === place && !part.isMoved;

/** What differs stays in sight, and the lines beside it. Neighbouring pieces that are in sight are one. */
function printStretches(parts: readonly TextPart[], labels: Labels, names: Places['names']): string {
  const stretches = joinNeighbours(parts, (above, part) => above.in !== 'both' && part.in !== 'both');
  return stretches
    .flatMap((stretch, at) => {
      const [first] = stretch;
      if (first.in === 'both') return printEqual(first, at === 0, at === stretches.length - 1, labels);
      const isReplaced = stretch.some((part) => part.in !== first.in);
      const partsIn = (own: 'old' | 'new'): TextPart[] => stretch.filter((part) => part.in === own);
      const words = compareCodeWords(partsIn('old').flatMap(linesOf), partsIn('new').flatMap(linesOf));
      const sides = (['old', 'new'] as const).flatMap((own) => {
        let above = 0;
        const lines = partsIn(own).flatMap((part) => {
          const printed = printLines(part, labels, true, words[own].slice(above));
          above += printed.length;
          return printed;
        });
        return lines.length === 0 ? [] : [side(own, lines, isReplaced ? names[own] : undefined)];
      });
      return [pre([inStretch(sides.join('\n'))])];
    })
    .join('')
    .replaceAll(PRE.end + PRE.start, '\n');
}

/** Equal lines stand on both sides; those on the left are for the eye alone. Many are folded, and stand across. */
function printEqual(part: TextPart, isFirst: boolean, isLast: boolean, labels: Labels): string[] {
  const lines = printLines(part, labels, true);
  const oldLines = part.old === undefined ? lines : printLines({ ...part, text: part.old }, labels, true);
  const start = isFirst ? 0 : AROUND;
  const end = isLast ? lines.length : lines.length - AROUND;
  const beside = (from: number, to?: number): string => {
    const [old, fresh] = [oldLines.slice(from, to), lines.slice(from, to)];
    return pre(fresh.length === 0 ? [] : [inStretch(side('copy', old) + side('new', fresh))]);
  };
  if (end - start < FEWEST_EQUAL) return [beside(0)];
  const summary = escapeHtml(fillLabel(labels.unchangedLines, String(end - start)));
  return [
    beside(0, start),
    `<details><summary>${summary}</summary>${pre(printLines(part, labels, false).slice(start, end))}</details>`,
    beside(end),
  ];
}

const PRE = { start: '<pre tabindex="0"><code>', end: '</code></pre>' };

const pre = (lines: readonly string[]): string => (lines.length === 0 ? '' : PRE.start + lines.join('\n') + PRE.end);

const inStretch = (sides: string): string => `<span class="stretch">${sides}</span>`;

/**
 * Lines that are one side of a stretch.
 * @param name of its version, for paper, where another side is above or below it
 */
function side(kind: 'old' | 'new' | 'copy', lines: readonly string[], name?: string): string {
  const named = name === undefined ? '' : ` data-version="${escapeHtml(name)}"`;
  return `<span class="side-${kind}"${named}${kind === 'copy' ? ' aria-hidden="true"' : ''}>${lines.join('\n')}</span>`;
}

/** Where long calls and paths break rather than inside of names; not after names as short as what continues a line is indented. */
const BREAKS = /(?<=[\p{L}\p{N}_)\]](?:[(,]|(?<=[\p{L}\p{N}_)\]]{4})(?:\.|\/|::?|-&gt;)))(?=[\p{L}_"'(@[{])/gu;

const linesOf = ({ text }: TextPart): string[] => text.replace(/\n$/, '').split('\n');

/**
 * @param wraps whether a line that is too long goes on below its own beginning, instead of being scrolled
 * @param words the pieces of lines that replace one line each
 */
function printLines(part: TextPart, labels: Labels, wraps: boolean, words: LineWords = []): string[] {
  return linesOf(part).map((line, index) => {
    const heard = index === 0 ? tellMark(part, labels) : '';
    const tag = part.in === 'both' ? 'span' : part.in === 'new' ? 'ins' : 'del';
    const mark = part.in === 'both' ? '' : ` ${markName(part)}`;
    const [indent = ''] = (wraps && /^\s*(?=\S)/.exec(line)) || [];
    const own = part.isMoved ? undefined : words[index];
    const text = own ? printWords(own) : breakLines(escapeHtml(line.slice(indent.length)), wraps);
    return `<${tag} class="line${mark}">${heard}${indent && `<i>${indent}</i>`}${text}</${tag}>`;
  });
}

const breakLines = (html: string, wraps: boolean): string => (wraps ? html.replace(BREAKS, '<wbr>') : html);

/** A line with marks at what it has and the one that it replaces has not, as one text. It breaks where it would without them. */
function printWords(words: readonly TextPart[]): string {
  const pieces = words.map(({ text }) => escapeHtml(text));
  const breaks = Array.from(pieces.join('').matchAll(BREAKS), ({ index }) => index);
  let end = 0;
  const printed = pieces.map((piece, at) => {
    const start = end;
    end += piece.length;
    const own = breaks.filter((place) => place >= start && place < end);
    const html = own.reduceRight((rest, place) => `${rest.slice(0, place - start)}<wbr>${rest.slice(place - start)}`, piece);
    return words[at]?.in === 'both' ? html : `<b>${html}</b>`;
  });
  return `<span>${printed.join('')}</span>`;
}
