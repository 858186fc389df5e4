import type { CatalogPage, ComparisonInfo } from '../../content/catalog-types.ts';
import { pageTitle } from '../../content/page-names.ts';
import { pageHref } from '../../content/sidebar-items.ts';
import { fillLabel, type Labels, labelsFor } from '../../markdown/labels.ts';
import { sourceFingerprint } from '../../model/fingerprint.ts';
import { hashOf } from '../../model/hash.ts';
import type { TocEntry } from '../../model/page.ts';
import { escapeHtml } from '../../ui/document/escape.ts';
import type { CardContext } from '../doc-cards.ts';
import type { PageContent } from '../page-content.ts';
import { changedSections, type Sections, shownLevel } from './changed-sections.ts';
import { compareTexts, countDifferences, type Difference, type TextPart } from './compare-texts.ts';
import { type LeftOut, shortenComparison } from './shorten-comparison.ts';
import { BETWEEN_CELLS, CODE, type TextBlock, textBlocks } from './text-blocks.ts';

let maker: string | undefined;

/** Hash of the code that makes comparisons. */
function makerOf(): string {
  maker ??= sourceFingerprint(import.meta.dirname);
  return maker;
}

/** Equal blocks in a row that are shown, as what is around a difference; more are folded. */
const SHOWN_EQUAL = 2;

/** A comparison without the links above it. */
interface Body {
  readonly html: string;
  readonly toc: readonly TocEntry[];
}

/** A comparison of two pages: links to both, how much differs, and the merged text. The comparison itself is made on demand, and once. */
export function renderComparison(
  { catalog, compiled, kept }: Pick<CardContext, 'catalog' | 'compiled' | 'kept'>,
  { lists }: ComparisonInfo,
  locale: string,
): PageContent {
  const pair = lists.get(locale);
  const [older, newer] = (pair ?? []).map((page) => compiled.get(page.sources.get(locale)?.file ?? ''));
  if (!pair || !older || !newer) return { html: () => '' };
  const labels = labelsFor(locale);
  const link = (page: CatalogPage, text: string): string =>
    `<a href="${escapeHtml(pageHref(catalog, page, locale))}">${escapeHtml(text)}</a>`;
  const links = `<p>${pair.map((page) => link(page, `${page.version.label}: ${pageTitle(catalog, page, locale)}`)).join(' · ')}</p>`;
  const [old, last] = pair;
  const names = { old: old.version.label, new: last.version.label };
  const places = { old: link(old, names.old), new: link(last, names.new), names };
  const key = JSON.stringify([makerOf(), locale, labels, places, older.textHash, newer.textHash]);
  const compare = (): Body => {
    const [oldBlocks, newBlocks] = [textBlocks(older.read('markdown')), textBlocks(newer.read('markdown'))];
    const body = printDifferences(compareTexts(oldBlocks, newBlocks, locale), labels, places);
    kept?.set(key, JSON.stringify(body));
    return body;
  };
  const body = (): Body => {
    const known = kept?.get(key);
    return known === undefined ? compare() : (JSON.parse(known) satisfies Body);
  };
  return {
    html: () => links + body().html,
    contentKey: () => ({ hash: hashOf(links + key), filling: null }),
    get toc() {
      return body().toc;
    },
  };
}

/** Links to the two pages, named by their versions. */
interface Places {
  readonly old: string;
  readonly new: string;
  /** The versions alone, as text. */
  readonly names: { readonly old: string; readonly new: string };
}

function printDifferences(differences: readonly Difference[], labels: Labels, places: Places): Body {
  const counts = countDifferences(differences);
  if (counts.every((count) => count === 0)) return { html: `<p>${escapeHtml(labels.sameText)}</p>`, toc: [] };
  const summary = `<p><strong>${escapeHtml(fillLabel(labels.differences, ...counts.map(String)))}</strong></p>`;
  const shown = shortenComparison(differences);
  const { ids, toc } = changedSections(shown);
  const runs = inRuns(shown).map((run) => ('of' in run ? printLeftOut(run, labels, places) : printRun(run, labels, ids, places)));
  return { html: summary + printLegend(labels, places) + runs.join(''), toc };
}

/** Says what the marks mean, by the marks themselves. */
function printLegend(labels: Labels, { names }: Places): string {
  const only = (place: 'old' | 'new'): string => printPart({ text: fillLabel(labels.onlyIn, names[place]), in: place }, labels);
  return `<p class="comparison-marks">${only('new')} ${only('old')} <span>${escapeHtml(labels.bothMarks)}</span></p>`;
}

function printLeftOut({ of, count }: LeftOut, labels: Labels, places: Places): string {
  if (of === 'same') return `<p>${escapeHtml(fillLabel(labels.unchanged, String(count)))}</p>`;
  const [label, link] = of === 'added' ? [labels.manyAdded, places.new] : [labels.manyRemoved, places.old];
  return `<p>${fillLabel(escapeHtml(label), String(count), link)}</p>`;
}

interface Run {
  readonly isEqual: boolean;
  readonly differences: Difference[];
}

/** Neighbours that are all equal, or all not; a heading is always shown, so it ends a run, as are all rows of a table that differs. */
function inRuns(shown: readonly (Difference | LeftOut)[]): (Run | LeftOut)[] {
  const runs: (Run | LeftOut)[] = [];
  const differing = rowsOfDifferingTables(shown);
  for (const difference of shown) {
    if (difference.type === 'left-out') {
      runs.push(difference);
      continue;
    }
    const last = runs.at(-1);
    const isEqual = difference.type === 'same' && difference.block.kind !== 'heading' && !differing.has(difference);
    if (last && 'isEqual' in last && last.isEqual === isEqual) last.differences.push(difference);
    else runs.push({ isEqual, differences: [difference] });
  }
  return runs;
}

function rowsOfDifferingTables(shown: readonly (Difference | LeftOut)[]): ReadonlySet<Difference> {
  const tables: Difference[][] = [];
  let above: Difference | LeftOut | undefined;
  for (const one of shown) {
    if ('block' in one && one.block.kind === 'row') {
      if (above && 'block' in above && above.block.kind === 'row' && one.block.level === 0) tables.at(-1)?.push(one);
      else tables.push([one]);
    }
    above = one;
  }
  return new Set(tables.filter((rows) => rows.some(({ type }) => type !== 'same')).flat());
}

function printRun({ isEqual, differences }: Run, labels: Labels, ids: Sections['ids'], places: Places): string {
  const printed = printBlocks(differences, labels, ids, places);
  if (!isEqual || differences.length <= SHOWN_EQUAL) return printed;
  return `<details><summary>${escapeHtml(fillLabel(labels.unchanged, String(differences.length)))}</summary>${printed}</details>`;
}

/** Items in a row are one list, rows one table. */
function printBlocks(run: readonly Difference[], labels: Labels, ids: Sections['ids'], places: Places): string {
  const groups: { readonly kind: TextBlock['kind']; readonly html: string[] }[] = [];
  for (const difference of run) {
    const { kind, level } = difference.block;
    const last = groups.at(-1);
    const html = printBlock(difference, labels, ids, places);
    if (last && last.kind === kind && (kind === 'item' || (kind === 'row' && level === 0))) last.html.push(html);
    else groups.push({ kind, html: [html] });
  }
  return groups.map(({ kind, html }) => (WRAPPED[kind] ?? ['', '']).join(html.join(''))).join('');
}

/** What is around neighbours of a kind. */
const WRAPPED: Partial<Record<TextBlock['kind'], readonly [before: string, after: string]>> = {
  item: ['<ul>', '</ul>'],
  row: ['<div class="table-scroll"><table>', '</table></div>'],
};

function printBlock(difference: Difference, labels: Labels, ids: Sections['ids'], places: Places): string {
  const { block } = difference;
  if (block.kind === 'code') return printCode(difference, labels);
  if (block.kind === 'row') return printRow(difference, labels);
  if (block.kind === 'figure') return printFigure(difference.type, labels, places);
  const inner =
    difference.type === 'changed'
      ? markCode(difference.parts)
          .map((part) => printPart(part, labels))
          .join('')
      : printPart({ text: block.text, in: IN[difference.type] }, labels, 'line ');
  if (block.kind === 'heading') {
    const level = shownLevel(block.level);
    return `<h${level} id="${escapeHtml(ids.get(difference) ?? '')}">${inner}</h${level}>`;
  }
  const tag = block.kind === 'item' ? 'li' : 'p';
  return `<${tag}>${inner}</${tag}>`;
}

const PICTURE =
  '<svg class="icon" viewBox="0 0 24 24" width="16" height="16" aria-hidden="true"><path d="M4 5h16v14H4zm0 11 5-5 4 4 3-3 4 4"/></svg>';

/** A line that leads to a drawing or diagram: its source, or the words for those who do not see it, say nothing beside a text. */
function printFigure(type: Difference['type'], labels: Labels, places: Places): string {
  if (type === 'changed') {
    return `<p class="comparison-figure">${PICTURE}${fillLabel(escapeHtml(labels.changedFigure), places.old, places.new)}</p>`;
  }
  const words = fillLabel(escapeHtml(labels.figure), type === 'removed' ? places.old : places.new);
  return `<p class="comparison-figure">${printMarked(PICTURE + words, IN[type], labels, 'line ')}</p>`;
}

/** A row of the newer table. What only the older one has, its cells among it, is marked in the cell where it was. */
function printRow(difference: Difference, labels: Labels): string {
  const parts: readonly TextPart[] =
    difference.type === 'changed' ? markCode(difference.parts) : [{ text: difference.block.text, in: IN[difference.type] }];
  const cells: string[] = [''];
  for (const { text, in: place } of parts) {
    const isWhole = difference.type !== 'changed';
    const texts = place === 'old' && !isWhole ? [text.replaceAll(BETWEEN_CELLS, ' | ')] : text.split(BETWEEN_CELLS);
    for (const [index, one] of texts.entries()) {
      if (index > 0) cells.push('');
      if (one !== '') cells.push(`${cells.pop() ?? ''}${printPart({ text: one, in: place }, labels, isWhole ? 'line ' : '')}`);
    }
  }
  const tag = difference.block.level === 1 ? 'th' : 'td';
  const row = `<tr${difference.type === 'same' || difference.type === 'changed' ? '' : ` class="row-${difference.type}"`}>${cells.map((cell) => `<${tag}>${cell}</${tag}>`).join('')}</tr>`;
  return tag === 'th' ? `<thead>${row}</thead>` : row;
}

const IN = { same: 'both', added: 'new', removed: 'old' } as const;

/**
 * The words before it are for those who hear the text: few screen readers tell the elements themselves. A block that is new or gone as a whole
 * is marked at its side, as a line of code is: text that is struck through or underlined for paragraphs can hardly be read.
 */
function printPart({ text, in: place }: TextPart, labels: Labels, whole: 'line ' | '' = ''): string {
  return printMarked(printCodeIn(text), place, labels, whole);
}

function printMarked(html: string, place: TextPart['in'], labels: Labels, whole: 'line ' | ''): string {
  if (place === 'both' || html === '') return html;
  const [tag, mark, label] = place === 'new' ? ['ins', 'added', labels.added] : ['del', 'removed', labels.removed];
  return `<${tag} class="${whole}${mark}"><span class="visually-hidden">${escapeHtml(label)}</span>${html}</${tag}>`;
}

const printCodeIn = (text: string): string =>
  escapeHtml(text).replaceAll(CODE.start, '<code>').replaceAll(CODE.end, '</code>').replaceAll('<code></code>', '');

/** Begins and ends code in each of the parts that have some of it. */
function markCode(parts: readonly TextPart[]): TextPart[] {
  const isOpen = { old: false, new: false };
  return parts.map(({ text, in: place }) => {
    const own = place === 'old' ? 'old' : 'new';
    let marked = isOpen[own] ? CODE.start : '';
    for (const character of text) {
      const isStart = character === CODE.start;
      if ((isStart || character === CODE.end) && isStart === isOpen[own]) continue;
      if (isStart || character === CODE.end) isOpen[own] = isStart;
      marked += character;
    }
    if (place === 'both') isOpen.old = isOpen.new;
    return { text: marked + (isOpen[own] ? CODE.end : ''), in: place };
  });
}

/** Code with the marks of added and removed lines that authors can set, too. */
function printCode(difference: Difference, labels: Labels): string {
  const parts: readonly TextPart[] =
    difference.type === 'changed' ? difference.parts : [{ text: `${difference.block.text}\n`, in: IN[difference.type] }];
  const lines = parts.flatMap(({ text, in: place }) => {
    const mark = place === 'both' ? '' : place === 'new' ? ' added' : ' removed';
    return text
      .replace(/\n$/, '')
      .split('\n')
      .map((line, index) => {
        const label = place === 'new' ? labels.added : labels.removed;
        const heard = mark !== '' && index === 0 ? `<span class="visually-hidden">${escapeHtml(label)}</span>` : '';
        const tag = place === 'both' ? 'span' : place === 'new' ? 'ins' : 'del';
        return `<${tag} class="line${mark}">${heard}${escapeHtml(line)}</${tag}>`;
      });
  });
  return `<figure class="code"><pre tabindex="0"><code>${lines.join('\n')}</code></pre></figure>`;
}
