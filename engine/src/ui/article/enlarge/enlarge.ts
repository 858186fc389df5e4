import { ChevronLeft, ChevronRight, type IconNode, Minus, Plus, X } from 'lucide';
import { createIcon } from '../../icons/create-icon.ts';
import { coverPage, uncoverPage } from '../../overlays/cover-page.ts';
import { openModal } from '../../overlays/open-modal.ts';
import type { Shell } from '../../state/shell.ts';
import { createButton } from '../create-button.ts';
import { isDoubleClick } from './double-click.ts';
import { fadeEnd } from './fade-end.ts';
import { followFingers } from './follow-fingers.ts';
import { keepHeads } from './keep-heads.ts';
import { captionOf, describe, sectionOf } from './name-picture.ts';
import { type Direction, neighboursOf } from './neighbours.ts';
import { type Shown, showZoomed } from './show-zoomed.ts';
import { type Picture, STEP } from './zoom.ts';

/** How large the words of a picture are at the size that it is made for, in pixels: those of diagrams, and about those of screenshots. */
const WORDS = 14;

/**
 * Opens a picture or diagram large in the window, with the heading of its section and its caption. The browser closes it on Escape and gives
 * the focus back; in it, the picture is zoomed and moved, and a line says how.
 * @param picture an `<img>`, or the `<svg>` of a diagram
 * @param asked what the reader has done to it
 */
export function enlarge(picture: Element, asked: Event, shell: Shell): void {
  // While this code was on its way, the reader may have clicked again, or left the page.
  if (!picture.isConnected || document.querySelector('dialog.enlarged')) return;
  open(picture, asked, shell);
}

/**
 * @param came from which side the reader has come, from the picture before or after it
 */
function open(picture: Element, asked: Event, shell: Shell, came?: Direction): void {
  const { texts } = shell;
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
  const close = createIconButton(X, article.closePicture, 'Esc', () => dialog.close());
  close.className = 'enlarged-close';
  close.autofocus = true;
  const smaller = createIconButton(Minus, article.zoomOut, '-', () => zoomed.zoom(1 / STEP));
  const larger = createIconButton(Plus, article.zoomIn, '+', () => zoomed.zoom(STEP));
  const neighbours = neighboursOf(picture);
  const lead = (to: Direction): void => {
    const next = neighbours[to];
    if (!next) return;
    // No event tells that a dialog that is taken away is closed. The other one takes its place at once.
    dialog.remove();
    uncoverPage();
    open(next, new Event('lead'), shell, to);
  };
  const before = createIconButton(ChevronLeft, article.previousPicture, '←', () => lead('previous'));
  const after = createIconButton(ChevronRight, article.nextPicture, '→', () => lead('next'));
  before.setAttribute('aria-disabled', String(!neighbours.previous));
  after.setAttribute('aria-disabled', String(!neighbours.next));
  const isAlone = neighbours.count < 2;
  const place = create('span', 'enlarged-place', `${neighbours.place} / ${neighbours.count}`);
  place.id = '~picture-place';
  const leads = create('div', 'enlarged-leads', before, place, after);
  // Their sides are those of the keys, in both directions of writing.
  leads.dir = 'ltr';
  // It is heard once, after the name of the picture.
  if (!isAlone) dialog.setAttribute('aria-describedby', place.id);
  const tools = create('div', 'enlarged-tools', ...(isAlone ? [] : [leads]), create('div', 'enlarged-zoom', smaller, scale, larger));
  const hint = create('p', 'enlarged-hint');
  const words = create('div', 'enlarged-words', ...copyOfCaption(picture), hint);
  dialog.append(create('p', 'enlarged-title', sectionOf(picture)), tools, close, room, words);

  coverPage();
  dialog.addEventListener('close', () => {
    dialog.remove();
    uncoverPage();
    opener?.focus({ preventScroll: came === undefined });
  });
  const isHiddenAside = (): boolean => /left|right/.test(room.dataset.hidden ?? '');
  // Where there is nothing of the picture at its sides, the keys that would move it there lead to the others.
  dialog.addEventListener('keydown', (event) => {
    const to = event.key === 'ArrowLeft' ? 'previous' : event.key === 'ArrowRight' ? 'next' : undefined;
    if (!to || event.ctrlKey || event.metaKey || event.altKey || isHiddenAside()) return;
    event.preventDefault();
    event.stopImmediatePropagation();
    lead(to);
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
  // Who leads on goes on with the same button, as long as there is another picture.
  if (came) (neighbours[came] ? { previous: before, next: after }[came] : close).focus();
  // Who has opened it with the mouse or a finger wants no ring around the button that closes it.
  if (first && first.detail > 0) room.focus({ preventScroll: true });
  const percent = new Intl.NumberFormat(document.documentElement.lang, { style: 'percent' });
  const passHeads = keepHeads(copy);
  const tell = (shown: Shown): void => {
    passHeads(shown);
    scale.textContent = percent.format(shown.ofWhole);
    room.toggleAttribute('data-whole', shown.isWhole);
    // The heads of a sequence have a line of their own, below which the messages go on.
    room.dataset.hidden = shown.hidden.filter((side) => side !== 'top' || !copy.querySelector('[data-kept]')).join(' ');
    hint.textContent = hintOf(texts, !isAlone && !isHiddenAside());
    // A button that is disabled would lose the focus.
    smaller.setAttribute('aria-disabled', String(shown.isWhole));
    larger.setAttribute('aria-disabled', String(shown.isLargest));
  };
  const zoomed = showZoomed(room, copy, onPage(picture), tell);
  followFingers(dialog, room, zoomed, () => dialog.close());
  // Links of the caption lead to other pages, or places of this one.
  words.addEventListener('click', ({ target }) => target instanceof Element && target.closest('a') && dialog.close());
}

function create<Name extends 'div' | 'p' | 'output' | 'span'>(
  name: Name,
  className: string,
  ...children: (Node | string)[]
): HTMLElementTagNameMap[Name] {
  const element = document.createElement(name);
  element.className = className;
  element.append(...children);
  return element;
}

/** A button with an icon of the shell, and the key that does the same. */
function createIconButton(icon: IconNode, name: string, key: string, press: () => void): HTMLButtonElement {
  const button = createButton({ ariaLabel: name, title: `${name} (${key})` }, press);
  button.append(createIcon(icon, 20));
  return button;
}

/**
 * The line that says how to see more of a picture.
 * @param doesLead whether the keys to the sides lead to other pictures
 */
function hintOf({ article }: Shell['texts'], doesLead: boolean): string {
  if (matchMedia('(pointer: coarse)').matches) return article.zoomHint;
  return doesLead ? article.zoomKeysLead : article.zoomKeys;
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
  fadeEnd(copy);
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
