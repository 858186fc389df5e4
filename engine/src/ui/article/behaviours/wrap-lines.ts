import type { Texts } from '../../i18n/en.ts';
import { createButton } from '../create-button.ts';
import { keepInPlace } from './keep-in-place.ts';

let observer: ResizeObserver | undefined;

/**
 * Gives each code block with overflowing lines a button that wraps them. The choice holds for all blocks of the page, until the reader
 * leaves it.
 */
export function watchLongLines(content: HTMLElement, texts: Texts): void {
  delete content.dataset.wrap;
  observer?.disconnect();
  // Blocks in hidden tabs have no size until they are shown.
  observer = new ResizeObserver((entries) => {
    for (const { target } of entries) offerWrapping(target, content, texts);
  });
  for (const code of content.querySelectorAll('.code pre')) observer.observe(code);
}

function offerWrapping(code: Element, content: HTMLElement, texts: Texts): void {
  const copy = code.parentElement?.querySelector('.code-copy');
  if (!copy || 'wrap' in content.dataset) return;
  const isLong = code.scrollWidth > code.clientWidth;
  const present = copy.previousElementSibling;
  const button = present?.matches('.code-wrap') ? present : null;
  if (!isLong) button?.remove();
  else if (!button) copy.before(createWrapper(content, texts));
}

function createWrapper(content: HTMLElement, texts: Texts): HTMLButtonElement {
  const looks = { className: 'code-wrap', textContent: texts.article.wrapLines, ariaPressed: 'false' };
  const button = createButton(looks, () => keepInPlace(button, () => toggle(content)));
  return button;
}

function toggle(content: HTMLElement): void {
  const isWrapped = content.toggleAttribute('data-wrap');
  for (const button of content.querySelectorAll('.code-wrap')) button.setAttribute('aria-pressed', String(isWrapped));
}
