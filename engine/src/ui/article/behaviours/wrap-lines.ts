import { loadStyle } from '../../document/load-style.ts';
import type { Texts } from '../../i18n/en.ts';
import { createButton } from '../create-button.ts';
import styles from '../wrapped-lines-sheet.css?url';
import { hangLines, keepWords } from './hang-lines.ts';
import { keepInPlace } from './keep-in-place.ts';

/** Names of files that fit into a line on phones, in characters. */
const SHORT_NAME = 30;

let observer: ResizeObserver | undefined;

/**
 * Gives each code block with overflowing lines a button that wraps them. The choice holds for all blocks of the page, until the reader
 * leaves it.
 */
export function watchLongLines(content: HTMLElement, texts: Texts): void {
  delete content.dataset.wrap;
  for (const title of content.querySelectorAll('.code-title')) {
    if (title.querySelector('.code-file')) continue;
    void loadStyle(styles);
    keepWords(title, SHORT_NAME);
    splitPath(title);
  }
  observer?.disconnect();
  // Blocks in hidden tabs have no size until they are shown.
  observer = new ResizeObserver((entries) => {
    for (const { target } of entries) {
      if (!(target instanceof HTMLElement)) continue;
      hangWrapped(target);
      offerWrapping(target, content, texts);
    }
  });
  for (const code of content.querySelectorAll('.code pre')) observer.observe(code);
}

/** Splits the path of a file into its folders, which are cut where there is no room, and its name with the slash before it. */
function splitPath(title: Element): void {
  const last = [...title.querySelectorAll('wbr')].pop();
  const file = spanOf('code-file');
  if (last?.previousSibling instanceof Text) {
    const slash = last.previousSibling.splitText(last.previousSibling.length - 1);
    const folder = spanOf('code-folder');
    // Its beginning is cut: where its end is, the room of half a letter would be a hole before the name.
    const path = document.createElement('bdi');
    while (title.firstChild && title.firstChild !== slash) path.append(title.firstChild);
    folder.append(path);
    file.append(...title.childNodes);
    title.append(folder);
  } else file.append(...title.childNodes);
  title.append(file);
}

function spanOf(className: string): HTMLElement {
  return Object.assign(document.createElement('span'), { className });
}

/** Some blocks wrap by their own style, and all do once the reader has asked for it. */
function hangWrapped(code: HTMLElement): void {
  if (code.clientWidth === 0 || getComputedStyle(code).whiteSpace !== 'pre-wrap') return;
  void loadStyle(styles);
  hangLines(code);
}

function offerWrapping(code: Element, content: HTMLElement, texts: Texts): void {
  const copy = code.parentElement?.querySelector('.code-copy:last-of-type');
  if (!copy || 'wrap' in content.dataset) return;
  const isLong = code.scrollWidth > code.clientWidth;
  const present = copy.previousElementSibling;
  const button = present?.matches('.code-wrap') ? present : null;
  if (!isLong) button?.remove();
  else if (!button) copy.before(createWrapper(content, texts));
}

function createWrapper(content: HTMLElement, texts: Texts): HTMLButtonElement {
  void loadStyle(styles);
  const looks = { className: 'code-wrap', textContent: texts.article.wrapLines, ariaPressed: 'false' };
  const button = createButton(looks, () => keepInPlace(button, () => toggle(content)));
  return button;
}

function toggle(content: HTMLElement): void {
  const isWrapped = content.toggleAttribute('data-wrap');
  for (const code of content.querySelectorAll<HTMLElement>('.code pre')) hangWrapped(code);
  for (const button of content.querySelectorAll('.code-wrap')) button.setAttribute('aria-pressed', String(isWrapped));
}
