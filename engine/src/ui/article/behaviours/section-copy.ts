import { CONTENT } from '../../../model/shell-ids.ts';
import { fetchOk } from '../../http/fetch-ok.ts';
import type { Shell } from '../../state/shell.ts';
import { createButton } from '../create-button.ts';
import { sectionMarkdown } from '../section-markdown.ts';
import { copyAt } from './copy-at.ts';

/** A single button that moves to the current heading. */
let button: HTMLButtonElement | undefined;

/** Offers to copy a heading's section as Markdown, beside the heading's link. */
export function offerSection(heading: HTMLElement, shell: Shell): void {
  button ??= createCopier(shell);
  if (button.parentElement === heading) return;
  button.parentElement?.removeAttribute('aria-label');
  // Else the button would be part of the heading's name while it is there.
  heading.setAttribute('aria-label', nameOf(heading));
  heading.querySelector('.anchor')?.after(button);
}

/** What screen readers call a heading: its text, and the name of its link. */
function nameOf(heading: HTMLElement): string {
  const parts = [...heading.childNodes].map((node) => (node instanceof Element && node.getAttribute('aria-label')) || node.textContent);
  return parts.join('').replaceAll(/\s+/g, ' ').trim();
}

function createCopier(shell: Shell): HTMLButtonElement {
  const { copySection: textContent, copySectionHint: title } = shell.texts.article;
  const created = createButton({ className: 'section-copy', textContent, title }, () => void copySectionOf(created, shell));
  return created;
}

async function copySectionOf(control: HTMLElement, shell: Shell): Promise<void> {
  const { markdownUrl } = shell.route.get().page;
  const heading = control.parentElement;
  if (!heading || markdownUrl === null) return;
  const headings = [...document.querySelectorAll(`${CONTENT} :is(h2, h3, h4, h5, h6)`)];
  await copyAt(control, fetchSection(markdownUrl, headings.indexOf(heading)), shell);
}

async function fetchSection(url: string, index: number): Promise<string> {
  const section = sectionMarkdown(await (await fetchOk(url)).text(), index);
  if (section === null) throw new Error('The Markdown of the page has no such section.');
  return section;
}
