import { CONTENT_ID } from '../../content/ContentHost.tsx';
import type { Shell } from '../../state/shell.ts';
import { fetchMarkdown } from '../fetch-markdown.ts';
import { sectionMarkdown } from '../section-markdown.ts';
import { copyText } from './copy-text.ts';
import { showDone } from './show-done.ts';

/** A single button that moves to the current heading: one in each would become part of its accessible name. */
let button: HTMLButtonElement | undefined;

/** Offers to copy a heading's section as Markdown, beside the heading's link. */
export function offerSection(heading: HTMLElement, shell: Shell): void {
  button ??= createButton(shell);
  if (button.parentElement !== heading) heading.querySelector('.anchor')?.after(button);
}

function createButton(shell: Shell): HTMLButtonElement {
  const { copySection, copySectionHint } = shell.texts.article;
  const created = document.createElement('button');
  created.type = 'button';
  created.className = 'section-copy';
  created.textContent = copySection;
  created.title = copySectionHint;
  created.addEventListener('click', () => void copySectionOf(created, shell));
  return created;
}

async function copySectionOf(control: HTMLElement, { route, texts, announcement }: Shell): Promise<void> {
  const { markdownUrl } = route.get().page;
  const heading = control.parentElement;
  if (!heading || markdownUrl === null) return;
  const headings = [...document.querySelectorAll(`#${CONTENT_ID} :is(h2, h3, h4, h5, h6)`)];
  try {
    await copyText(fetchSection(markdownUrl, headings.indexOf(heading)));
    showDone(control, texts.article.copied);
    announcement.say(texts.article.copied);
  } catch {
    announcement.say(texts.article.copyFailed);
  }
}

async function fetchSection(url: string, index: number): Promise<string> {
  const section = sectionMarkdown(await fetchMarkdown(url), index);
  if (section === null) throw new Error('The Markdown of the page has no such section.');
  return section;
}
