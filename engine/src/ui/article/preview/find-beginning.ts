import { cutText } from '../../../model/cut-text.ts';
import { decodePath } from '../../../model/href.ts';

/** Longest text of a preview, in characters. */
const LONGEST = 240;

/**
 * How a page begins, or the section that a hash names. A section that explains several terms begins with the item of its
 * list, or the row of its table, that has the one.
 * @param hash with its sign; empty for the page itself
 * @param term that the section explains; empty for none
 */
export function findBeginning(content: ParentNode, hash: string, term: string): { readonly heading: string; readonly text: string } {
  const target = hash === '' ? null : content.querySelector(`#${CSS.escape(decodePath(hash.slice(1)))}`);
  const heading = target?.closest('h1, h2, h3, h4, h5, h6') ?? null;
  const first = heading ? (nextEntry(heading, term) ?? nextText(heading)) : target ? target : content.querySelector('p');
  const parts = first?.matches('tr') ? cellsOf(first) : [wordsOf(first)];
  const text = parts.filter(Boolean).join(' · ');
  return { heading: heading?.textContent?.trim() ?? '', text: text.length > LONGEST ? `${cutText(text, LONGEST).trimEnd()}…` : text };
}

function wordsOf(element: Element | null | undefined): string {
  return element?.textContent?.replace(/\s+/g, ' ').trim() ?? '';
}

/** What a row says of its term, each with the head of its column. */
function cellsOf(row: Element): string[] {
  const heads = [...(row.closest('table')?.querySelectorAll('thead th') ?? [])].map(wordsOf);
  return [...row.children].map((cell, column) => `${heads[column] ?? ''} – ${wordsOf(cell)}`).slice(1);
}

/** What begins with the term in the section: an item of a list, or the row of a table. */
function nextEntry(heading: Element, term: string): Element | null {
  for (let next = heading.nextElementSibling; next && term !== '' && !/^H[1-6]$/.test(next.tagName); next = next.nextElementSibling) {
    const names = [...next.querySelectorAll(':is(li, tr) > :first-child')];
    const found = names.find((name) => name.textContent.trim() === term);
    if (found) return found.parentElement;
  }
  return null;
}

/** The first paragraph or list before the next heading. */
function nextText(heading: Element): Element | null {
  for (let next = heading.nextElementSibling; next && !/^H[1-6]$/.test(next.tagName); next = next.nextElementSibling) {
    const found = next.matches('p, ul, ol') ? next : next.querySelector('p');
    if (found?.textContent?.trim()) return found;
  }
  return null;
}
