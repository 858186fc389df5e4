import type { CatalogPage, ComparisonInfo } from '../../content/catalog-types.ts';
import { pageTitle } from '../../content/page-names.ts';
import { pageHref } from '../../content/sidebar-items.ts';
import { fillLabel, type Labels, labelsFor } from '../../markdown/labels.ts';
import { sourceFingerprint } from '../../model/fingerprint.ts';
import { hashOf } from '../../model/hash.ts';
import { escapeHtml } from '../../ui/document/escape.ts';
import type { CardContext } from '../doc-cards.ts';
import type { PageContent } from '../page-content.ts';
import { compareTexts, countDifferences, type Difference, type TextPart } from './compare-texts.ts';
import { type LeftOut, shortenComparison } from './shorten-comparison.ts';
import { type TextBlock, textBlocks } from './text-blocks.ts';

let maker: string | undefined;

/** Hash of the code that makes comparisons. */
function makerOf(): string {
  maker ??= sourceFingerprint(import.meta.dirname);
  return maker;
}

/** Equal blocks in a row that are shown, as what is around a difference; more are folded. */
const SHOWN_EQUAL = 2;

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
  const places = { old: link(old, old.version.label), new: link(last, last.version.label) };
  const key = JSON.stringify([makerOf(), locale, labels, places, older.textHash, newer.textHash]);
  const compare = (): string => {
    const [oldBlocks, newBlocks] = [textBlocks(older.read('markdown')), textBlocks(newer.read('markdown'))];
    const body = printDifferences(compareTexts(oldBlocks, newBlocks, locale), labels, places);
    kept?.set(key, body);
    return body;
  };
  return { html: () => links + (kept?.get(key) ?? compare()), contentKey: () => hashOf(links + key) };
}

/** Links to the two pages, named by their versions. */
interface Places {
  readonly old: string;
  readonly new: string;
}

function printDifferences(differences: readonly Difference[], labels: Labels, places: Places): string {
  const counts = countDifferences(differences);
  if (counts.every((count) => count === 0)) return `<p>${escapeHtml(labels.sameText)}</p>`;
  const summary = `<p><strong>${escapeHtml(fillLabel(labels.differences, ...counts.map(String)))}</strong></p>`;
  return (
    summary +
    inRuns(shortenComparison(differences))
      .map((run) => ('of' in run ? printLeftOut(run, labels, places) : printRun(run, labels)))
      .join('')
  );
}

function printLeftOut({ of, count }: LeftOut, labels: Labels, places: Places): string {
  if (of === 'same') return `<p>${escapeHtml(fillLabel(labels.unchanged, String(count)))}</p>`;
  const [label, link] = of === 'added' ? [labels.manyAdded, places.new] : [labels.manyRemoved, places.old];
  return `<p>${fillLabel(escapeHtml(label), String(count), link)}</p>`;
}

/** Neighbours that are all equal, or all not; a heading is always shown, so it ends a run. */
function inRuns(shown: readonly (Difference | LeftOut)[]): (Difference[] | LeftOut)[] {
  const runs: (Difference[] | LeftOut)[] = [];
  for (const difference of shown) {
    if (difference.type === 'left-out') {
      runs.push(difference);
      continue;
    }
    const last = runs.at(-1);
    const isEqual = (one: Difference | undefined): boolean => one?.type === 'same' && one.block.kind !== 'heading';
    if (Array.isArray(last) && isEqual(last[0]) === isEqual(difference)) last.push(difference);
    else runs.push([difference]);
  }
  return runs;
}

function printRun(run: readonly Difference[], labels: Labels): string {
  const printed = printBlocks(run, labels);
  const isFolded = run[0]?.type === 'same' && run[0].block.kind !== 'heading' && run.length > SHOWN_EQUAL;
  if (!isFolded) return printed;
  return `<details><summary>${escapeHtml(fillLabel(labels.unchanged, String(run.length)))}</summary>${printed}</details>`;
}

/** Items in a row are one list, rows one table. */
function printBlocks(run: readonly Difference[], labels: Labels): string {
  const groups: { readonly kind: TextBlock['kind']; readonly html: string[] }[] = [];
  for (const difference of run) {
    const { kind } = difference.block;
    const last = groups.at(-1);
    const html = printBlock(difference, labels);
    if (last && last.kind === kind && kind === 'item') last.html.push(html);
    else groups.push({ kind, html: [html] });
  }
  return groups.map(({ kind, html }) => (kind === 'item' ? `<ul>${html.join('')}</ul>` : html.join(''))).join('');
}

function printBlock(difference: Difference, labels: Labels): string {
  const { block } = difference;
  if (block.kind === 'code') return printCode(difference, labels);
  const inner =
    difference.type === 'changed'
      ? difference.parts.map((part) => printPart(part, labels)).join('')
      : printPart({ text: block.text, in: IN[difference.type] }, labels, 'line ');
  const tag = block.kind === 'heading' ? `h${Math.min(Math.max(block.level, 2), 6)}` : block.kind === 'item' ? 'li' : 'p';
  return `<${tag}>${inner}</${tag}>`;
}

const IN = { same: 'both', added: 'new', removed: 'old' } as const;

/**
 * The words before it are for those who hear the text: few screen readers tell the elements themselves. A block that is new or gone as a whole
 * is marked at its side, as a line of code is: text that is struck through or underlined for paragraphs can hardly be read.
 */
function printPart({ text, in: place }: TextPart, labels: Labels, whole: 'line ' | '' = ''): string {
  if (place === 'both') return escapeHtml(text);
  const [tag, mark, label] = place === 'new' ? ['ins', 'added', labels.added] : ['del', 'removed', labels.removed];
  return `<${tag} class="${whole}${mark}"><span class="visually-hidden">${escapeHtml(label)}</span>${escapeHtml(text)}</${tag}>`;
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
