import { CONTENT } from '../../../model/shell-ids.ts';
import type { RootAttribute } from '../../preferences/keys.ts';
import { breakLongWords, indentOf } from './hang-lines.ts';

/** Lines that are shorter, in characters, have room on any paper. */
const SHORT = 60;
/** Columns by which a line hangs at most on paper. */
const MOST = 48;

/** What begins with a letter or a number. */
const WORD = /^[\p{L}\p{N}]/u;

/** How far a line is indented, for style sheets. */
const INDENT = '--paper-indent';

/** Prepares prints for what style sheets alone do not know (styles/print.css, styles/print-parts.css). */
export function preparePrints(): void {
  addEventListener('beforeprint', () => {
    nameSheets();
    openFolds();
    for (const line of document.querySelectorAll<HTMLElement>(`${CONTENT} .line`)) hangOnPaper(line);
    for (const link of document.querySelectorAll<HTMLElement>(`${CONTENT} a[href]`)) partFromAddress(link);
  });
}

/** For browsers whose style sheets cannot read an attribute into a variable. */
function nameSheets(): void {
  const { dataset, style }: { dataset: Partial<Record<RootAttribute, string>>; style: CSSStyleDeclaration } = document.documentElement;
  style.setProperty('--sheet-name', JSON.stringify(dataset.sheet ?? ''));
}

/** Opens what is folded until it is printed, for browsers whose style sheets cannot show it. */
function openFolds(): void {
  if (CSS.supports('selector(::details-content)')) return;
  for (const fold of document.querySelectorAll<HTMLDetailsElement>(`${CONTENT} details:not([open])`)) {
    fold.open = true;
    addEventListener('afterprint', () => (fold.open = false), { once: true });
  }
}

/** The address that is printed after a link stands apart from the word that follows. */
function partFromAddress({ nextSibling, style }: HTMLElement): void {
  if (WORD.test(nextSibling?.textContent ?? '')) style.setProperty('--after-address', '" "');
}

/** Says how far a long line is indented, so that what continues it stands within it. */
function hangOnPaper(line: HTMLElement): void {
  const { textContent: text, style } = line;
  if (text.length < SHORT || style.getPropertyValue(INDENT) !== '') return;
  const indent = Math.min(indentOf(text), MOST);
  style.setProperty(INDENT, `${indent}ch`);
  breakLongWords(line, SHORT - indent);
}
