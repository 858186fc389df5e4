import { openModal } from '../../overlays/open-modal.ts';
import type { Shell } from '../../state/shell.ts';
import { createButton } from '../create-button.ts';
import { isDoubleClick } from './double-click.ts';
import { followFingers, STEP } from './follow-fingers.ts';
import { keepHeads } from './keep-heads.ts';
import { captionOf, describe, sectionOf } from './name-picture.ts';
import { type Shown, showZoomed } from './show-zoomed.ts';
import type { Picture } from './zoom.ts';

/** How large the words of a picture are at the size that it is made for, in pixels: those of diagrams, and about those of screenshots. */
const WORDS = 14;

/**
 * Opens a picture or diagram large in the window, with the heading of its section and its caption. The browser closes it on Escape and gives
 * the focus back; in it, the picture is zoomed and moved, and a line says how.
 * @param picture an `<img>`, or the `<svg>` of a diagram
 * @param asked what the reader has done to it
 */
export function enlarge(picture: Element, asked: Event, { texts }: Shell): void {
  // While this code was on its way, the reader may have clicked again, or left the page.
  if (!picture.isConnected || document.querySelector('dialog.enlarged')) return;
  const { article } = texts;
  const opener = picture.closest<HTMLElement>('a') ?? picture.closest<HTMLElement>('[tabindex]');
  const dialog = document.createElement('dialog');
  dialog.className = 'enlarged';
  dialog.setAttribute('aria-label', picture.getAttribute('alt') ?? picture.getAttribute('aria-label') ?? '');
  const room = create('div', picture instanceof SVGElement ? 'enlarged-room diagram' : 'enlarged-room');
  const copy = copyOf(picture);
  room.append(copy);
  room.tabIndex = -1;

  const scale = create('output', 'enlarged-scale');
  const close = createButton(
    { className: 'enlarged-close', textContent: '×', ariaLabel: article.closePicture, title: `${article.closePicture} (Esc)` },
    () => dialog.close(),
  );
  close.autofocus = true;
  const smaller = createButton({ textContent: '−', ariaLabel: article.zoomOut, title: `${article.zoomOut} (-)` }, () =>
    zoomed.zoom(1 / STEP),
  );
  const larger = createButton({ textContent: '+', ariaLabel: article.zoomIn, title: `${article.zoomIn} (+)` }, () => zoomed.zoom(STEP));
  const other = createButton({}, () => zoomed.toggle());
  const tools = create('div', 'enlarged-tools', smaller, scale, larger, other);
  const words = create('div', 'enlarged-words', ...copyOfCaption(picture), create('p', 'enlarged-hint', hintOf(texts)));
  dialog.append(create('p', 'enlarged-title', sectionOf(picture)), tools, close, room, words);

  const uncover = coverGutter();
  dialog.addEventListener('close', () => {
    dialog.remove();
    uncover();
    opener?.focus({ preventScroll: true });
  });
  // The second click of a double click on the picture would close it, or zoom it.
  const first = asked instanceof MouseEvent ? asked : undefined;
  const swallow = (event: MouseEvent): void => {
    if (!isDoubleClick(first, event)) return;
    event.stopImmediatePropagation();
    event.preventDefault();
  };
  dialog.addEventListener('click', swallow, { capture: true });
  document.body.append(dialog);
  openModal(dialog);
  // Who has opened it with the mouse or a finger wants no ring around the button that closes it.
  if (first && first.detail > 0) room.focus({ preventScroll: true });
  const percent = new Intl.NumberFormat(document.documentElement.lang, { style: 'percent' });
  const passHeads = keepHeads(copy);
  const tell = (shown: Shown): void => {
    passHeads(shown);
    scale.textContent = percent.format(shown.scale);
    room.toggleAttribute('data-whole', shown.isWhole);
    // The heads of a sequence have a line of their own, below which the messages go on.
    room.dataset.hidden = shown.hidden.filter((side) => side !== 'top' || !copy.querySelector('[data-kept]')).join(' ');
    // A button that is disabled would lose the focus.
    smaller.setAttribute('aria-disabled', String(shown.isWhole));
    other.textContent = shown.isWhole ? article.closerPicture : article.wholePicture;
    other.title = shown.isWhole ? '' : `${article.wholePicture} (0)`;
    larger.setAttribute('aria-disabled', String(shown.isLargest));
  };
  const zoomed = showZoomed(room, copy, onPage(picture), tell);
  followFingers(dialog, room, zoomed, () => dialog.close());
  // Links of the caption lead to other pages, or places of this one.
  words.addEventListener('click', ({ target }) => target instanceof Element && target.closest('a') && dialog.close());
}

/**
 * Covers the gutter of the page's scrollbar, too, which would be a strip of another tone beside the picture. The page keeps its width: with
 * another one, its lines would break elsewhere.
 * @returns undoes it
 */
function coverGutter(): () => void {
  const { documentElement: root, body } = document;
  body.style.paddingInlineEnd = `${innerWidth - root.clientWidth}px`;
  root.dataset.overlay = 'whole';
  return () => {
    body.style.paddingInlineEnd = '';
    delete root.dataset.overlay;
  };
}

function create<Name extends 'div' | 'p' | 'output'>(
  name: Name,
  className: string,
  ...children: (Node | string)[]
): HTMLElementTagNameMap[Name] {
  const element = document.createElement(name);
  element.className = className;
  element.append(...children);
  return element;
}

/** The line that says how to see more of a picture. */
function hintOf({ article }: Shell['texts']): string {
  return matchMedia('(pointer: coarse)').matches ? article.zoomHint : article.zoomKeys;
}

function onPage(picture: Element): Picture {
  const { left, top, width, height } = picture.getBoundingClientRect();
  const words = (WORDS * width) / (Number(picture.getAttribute('width')) || width);
  // A flowchart from top to bottom begins in the middle.
  const first = picture.querySelector('.dg-node, .dg-actor')?.getBoundingClientRect();
  const start = first
    ? { x: (first.left + first.width / 2 - left) / width, y: (first.top + first.height / 2 - top) / height }
    : { x: getComputedStyle(picture).direction === 'rtl' ? 1 : 0, y: 0 };
  return { width, height, start, words };
}

function copyOfCaption(picture: Element): HTMLElement[] {
  const caption = captionOf(picture);
  if (!caption) return [];
  const copy = create('div', 'enlarged-caption', ...caption.cloneNode(true).childNodes);
  // Those with places to break in break nowhere else, here too.
  copy.style.wordBreak = getComputedStyle(caption).wordBreak;
  return [copy];
}

function copyOf(picture: Element): HTMLElement | SVGElement {
  const copy = picture.cloneNode(true);
  if (!(copy instanceof HTMLElement || copy instanceof SVGElement)) throw new TypeError('A picture is an element.');
  for (const name of ['loading', 'tabindex', 'id', 'class', 'display']) copy.removeAttribute(name);
  if (copy instanceof HTMLElement) for (const name of ['role', 'aria-label']) copy.removeAttribute(name);
  // Many are drawn for the ground that they have on the page.
  copy.style.backgroundColor = getComputedStyle(picture).backgroundColor;
  const described = copy.querySelector(':scope > desc');
  described?.remove();
  if (described?.textContent) describe(copy, described.textContent, '~words-large');
  return copy;
}
