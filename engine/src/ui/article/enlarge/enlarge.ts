import { openModal } from '../../overlays/open-modal.ts';
import type { Shell } from '../../state/shell.ts';
import { createButton } from '../create-button.ts';
import { followFingers } from './follow-fingers.ts';

/** How much larger than on the page a picture is at most when it opens: a simple drawing as large as a desktop shouts. */
const MOST = 2;

/**
 * Opens a picture or diagram large in the window, and whole, with its caption. The browser closes it on Escape and gives the focus back; in it, the picture is
 * zoomed and moved, and a line says so where a tap does it.
 * @param picture an `<img>`, or the `<svg>` of a diagram
 */
export function enlarge(picture: Element, { texts }: Shell): void {
  const { height } = picture.getBoundingClientRect();
  const ownWidth = drawnWidth(picture);
  const opener = picture.closest<HTMLElement>('a') ?? picture.closest<HTMLElement>('[tabindex]');
  const dialog = document.createElement('dialog');
  dialog.className = 'enlarged';
  dialog.setAttribute('aria-label', picture.getAttribute('alt') ?? picture.getAttribute('aria-label') ?? '');
  const frame = document.createElement('div');
  frame.className = picture instanceof SVGElement ? 'enlarged-frame diagram' : 'enlarged-frame';
  const copy = copyOf(picture);
  copy.style.maxInlineSize = `${MOST * ownWidth}px`;
  frame.append(copy, ...captionOf(picture));
  const zoomed = followFingers(dialog, frame, copy);
  const bar = document.createElement('div');
  bar.className = 'enlarged-bar';
  const { closePicture, zoomIn, zoomOut } = texts.article;
  bar.append(
    createButton({ textContent: '×', ariaLabel: closePicture, title: closePicture }, () => dialog.close()),
    createButton({ textContent: '+', ariaLabel: zoomIn, title: zoomIn }, zoomed.larger),
    createButton({ textContent: '−', ariaLabel: zoomOut, title: zoomOut }, zoomed.smaller),
  );
  dialog.append(bar, frame);
  // A click closes it, as it has opened it. A finger on the picture makes it larger: who touches it wants to see more. Links stay links.
  const byTouch = matchMedia('(pointer: coarse)').matches;
  frame.addEventListener('click', (event) => {
    const isLink = event.target instanceof Element && event.target.closest('a') !== null;
    if (zoomed.hasMoved()) event.preventDefault();
    else if (isLink || !byTouch || !isOn(copy, event, ownWidth / height)) dialog.close();
    else zoomed.tap(event, { width: ownWidth, height });
  });
  const { dataset } = document.documentElement;
  dialog.addEventListener('close', () => {
    dialog.remove();
    delete dataset.overlay;
    opener?.focus({ preventScroll: true });
  });
  document.body.append(dialog);
  dataset.overlay = '';
  openModal(dialog);
  const keepWordsNear = (): void => {
    const shown = sizeWithin(copy.clientWidth, copy.clientHeight, ownWidth / height);
    frame.style.setProperty('--free', `${(copy.clientHeight - shown.height) / 2}px`);
  };
  new ResizeObserver(keepWordsNear).observe(frame);
  keepWordsNear();
  if (byTouch) frame.append(hintOf(texts));
}

/** Whether a click is on what is drawn: the box of a picture may be higher or wider. */
function isOn(picture: Element, { clientX, clientY }: MouseEvent, shape: number): boolean {
  const { left, top, width, height } = picture.getBoundingClientRect();
  const shown = sizeWithin(width, height, shape);
  return Math.abs(clientX - left - width / 2) <= shown.width / 2 && Math.abs(clientY - top - height / 2) <= shown.height / 2;
}

/** How large a picture of a shape, its width divided by its height, is in a box. */
function sizeWithin(width: number, height: number, shape: number): { readonly width: number; readonly height: number } {
  return { width: Math.min(width, height * shape), height: Math.min(height, width / shape) };
}

/** The line that says how to see more of a picture. */
function hintOf({ article }: Shell['texts']): HTMLElement {
  return Object.assign(document.createElement('p'), { className: 'enlarged-hint', textContent: article.zoomHint });
}

/** Without the ground at the sides of a drawing. */
function drawnWidth(picture: Element): number {
  const { paddingLeft, paddingRight } = getComputedStyle(picture);
  return picture.getBoundingClientRect().width - Number.parseFloat(paddingLeft) - Number.parseFloat(paddingRight);
}

function captionOf(picture: Element): HTMLElement[] {
  const words = picture.closest('figure')?.querySelector('figcaption')?.cloneNode(true);
  if (!words) return [];
  const caption = document.createElement('p');
  caption.className = 'enlarged-caption';
  caption.append(...words.childNodes);
  return [caption];
}

function copyOf(picture: Element): HTMLElement | SVGElement {
  const copy = picture.cloneNode(true);
  if (!(copy instanceof HTMLElement || copy instanceof SVGElement)) throw new TypeError('A picture is an element.');
  for (const name of ['loading', 'tabindex', 'role', 'aria-label', 'id', 'class', 'display']) copy.removeAttribute(name);
  if (copy instanceof SVGElement) {
    copy.setAttribute('role', 'img');
    copy.setAttribute('aria-label', picture.getAttribute('aria-label') ?? '');
  }
  return copy;
}
