import { CONTENT } from '../../../model/shell-ids.ts';
import { loadStyle } from '../../document/load-style.ts';
import { isReachedByKeys } from '../../keyboard/is-reached-by-keys.ts';
import type { PageLoader } from '../../navigation/page-loader.ts';
import { mayPrefetch } from '../../navigation/prefetch.ts';
import { withStyle } from '../../overlays/with-style.ts';
import type { Shell } from '../../state/shell.ts';
import { nameDiagram } from '../enlarge/name-picture.ts';
import { noteReturn, replaceFailed } from '../failed-picture.ts';
import actionStyles from '../page-actions-sheet.css?url';
import pictureStyles from '../pictures-sheet.css?url';
import { preparePrints } from './prepare-prints.ts';

/**
 * Starts what readers do not miss in the first moment: copies of the page and of sections, previews of links, pictures that open large, what stands for those that fail, and what prints need.
 * @param isBack whether the network has just come back: pictures that failed before are asked for again
 */
export function startReadingAids(shell: Shell, loader: PageLoader, isBack: boolean): void {
  if (isBack) noteReturn();
  offerSectionCopies(shell);
  offerPreviews(shell, loader);
  offerEnlarging(shell);
  preparePrints();
  document.addEventListener('error', ({ target }) => target instanceof HTMLImageElement && tellFailure(target, shell), true);
  const prepare = (): void => {
    offerPageActions(shell);
    if (document.querySelector(`${CONTENT} .comparison-bar`)) {
      import('../comparison/comparison-bar.ts').then(({ startComparisonBar }) => startComparisonBar(shell), console.warn);
    }
    const pictures = document.querySelectorAll<HTMLElement>(PICTURES);
    // At once: where the network is what fails, it would not come any more.
    if (pictures.length > 0) loadStyle(pictureStyles);
    for (const picture of pictures) {
      offerLarge(picture, shell);
      if (picture instanceof HTMLImageElement && picture.complete && picture.naturalWidth === 0) tellFailure(picture, shell);
    }
  };
  prepare();
  // The route is set before the page is shown.
  shell.route.subscribe(() => requestAnimationFrame(prepare));
}

/** Offers at the top of the page what can be done with it, once that can be set. */
function offerPageActions(shell: Shell): void {
  Promise.all([import('./page-actions.ts'), loadStyle(actionStyles)]).then(([{ offerPage }]) => offerPage(shell), console.warn);
}

/** Offers to copy a section while the pointer is on its heading or the focus on the heading's link. */
function offerSectionCopies(shell: Shell): void {
  const offer = (target: EventTarget | null, at: string): void => {
    const heading = target instanceof Element ? target.closest(`${CONTENT} ${at}`)?.closest<HTMLElement>('h2, h3, h4') : null;
    if (!heading || shell.route.get().page.markdownUrl === null) return;
    Promise.all([import('./section-copy.ts'), loadStyle(actionStyles)]).then(
      ([{ offerSection }]) => offerSection(heading, shell),
      console.warn,
    );
  };
  document.addEventListener('pointerover', ({ target, pointerType }) => pointerType === 'mouse' && offer(target, ':is(h2, h3, h4)'));
  document.addEventListener('focusin', ({ target }) => offer(target, '.anchor'));
}

/** What opens large: pictures, also those whose link leads to their own file, and diagrams. */
const PICTURES = `${CONTENT} :is(img, .diagram)`;

/**
 * Shows where a link leads after the pointer has dwelt on it or the keyboard has come to it; nothing is fetched where data is to be saved. In code,
 * a preview would cover what is read, and names say themselves what they are; designed pages say it beside their links.
 */
function offerPreviews(shell: Shell, loader: PageLoader): void {
  watchDwelling(`${CONTENT} a[href]:not(.anchor, .card, :is(.change-bar, .comparison-bar, .code, .landing) *)`, (link) => {
    if (!(link instanceof HTMLAnchorElement) || !mayPrefetch(navigator.connection)) return;
    // It leads to where it stands, such as the row of a code.
    if (link.closest('[id]')?.id === link.hash.slice(1)) return;
    withStyle(import('../preview/preview.ts')).then(({ showPreview }) => showPreview(link, shell, loader), console.warn);
  });
}

/** Opens pictures and diagrams large. */
function offerEnlarging(shell: Shell): void {
  const open = (event: Event, target: Element | null): void => {
    // The words of a caption are there to be read and copied.
    const figure = target?.closest('figcaption') ? undefined : target?.closest(PICTURES);
    const picture = figure?.matches('.diagram') ? shownDrawing(figure) : figure;
    if (!picture || !isOwn(picture)) return;
    event.preventDefault();
    withStyle(import('../enlarge/enlarge.ts')).then(({ enlarge }) => enlarge(picture, event, shell), console.warn);
  };
  document.addEventListener('click', (event) => {
    const { target, metaKey, ctrlKey, shiftKey } = event;
    if (metaKey || ctrlKey || shiftKey || !(target instanceof Element)) return;
    // Enter on a picture's link is a click on the link.
    open(event, target.matches('a') ? target.querySelector('img') : target);
  });
  document.addEventListener('keydown', (event) => {
    const { target, key } = event;
    if (!(target instanceof Element) || target.matches('a')) return;
    // What is told as a button is pressed with either key; in a diagram, the space bar scrolls.
    if (key !== 'Enter' && !(key === ' ' && target.matches('[role="button"]'))) return;
    open(event, target);
  });
}

/** Whether a picture has no link, or one to its own file. */
function isOwn(picture: Element): boolean {
  const link = picture.closest('a');
  return !link || /\.(?:svg|png|jpe?g|gif|webp|avif)$/i.test(link.pathname);
}

/** That of a diagram's drawings which is shown: many have another one for phones. */
function shownDrawing(diagram: Element): Element | undefined {
  return [...diagram.querySelectorAll(':scope > svg')].find((drawing) => drawing.getClientRects().length > 0);
}

function tellFailure(picture: HTMLImageElement, shell: Shell): void {
  if (!picture.closest(CONTENT)) return;
  replaceFailed(picture, shell);
}

/** Marks a picture or diagram that opens large, lets the keyboard come to it, and says what it does. */
function offerLarge(picture: HTMLElement, { texts }: Shell): void {
  if (picture.dataset.enlarges !== undefined || !isOwn(picture)) return;
  picture.dataset.enlarges = '';
  holderOf(picture)?.setAttribute('data-expands', '');
  const drawings = [...picture.querySelectorAll(':scope > svg')];
  const name = picture.getAttribute('alt') ?? drawings.map(nameDiagram)[0];
  if (!name || picture.closest('a, button')) return;
  picture.tabIndex = 0;
  // The words in a diagram would have to be in the name of a button (WCAG 2.5.3): it stays a figure.
  if (picture.matches('img')) picture.setAttribute('role', 'button');
  picture.setAttribute('aria-label', texts.article.enlarge(name));
}

/** Widest picture in pixels that has no mark: one that stands in a line of text. */
const SMALL = 100;

/** What has the mark that a picture opens large in its corner: a diagram, the figure around a picture, or the paragraph that is one. */
function holderOf(picture: HTMLElement): Element | null {
  if (!(picture instanceof HTMLImageElement)) return picture;
  if (picture.width > 0 && picture.width < SMALL) return null;
  const block = picture.closest('figure, p');
  const isAlone = block?.matches('figure') || (block?.textContent?.trim() === '' && block.querySelectorAll('img').length === 1);
  return isAlone ? block : null;
}

/** How long the pointer rests on an element before it counts, in milliseconds. */
const DWELL = 300;

/**
 * Calls a function when a mouse has rested on an element for 300 ms, or when the keyboard has come to it and stays as long. Fingers do not dwell.
 * @param selector of the elements
 */
function watchDwelling(selector: string, call: (element: Element) => void): void {
  let timer: ReturnType<typeof setTimeout> | undefined;
  let current: Element | null = null;
  const come = (target: EventTarget | null): void => {
    const element = target instanceof Element ? target.closest(selector) : null;
    if (element === current) return;
    clearTimeout(timer);
    current = element;
    if (element) timer = setTimeout(() => call(element), DWELL);
  };
  document.addEventListener('pointerover', ({ target, pointerType }) => come(pointerType === 'mouse' ? target : null), { passive: true });
  document.addEventListener('pointerdown', () => clearTimeout(timer), { passive: true });
  document.addEventListener('focusin', ({ target }) => come(target instanceof Element && isReachedByKeys(target) ? target : null));
  document.addEventListener('focusout', () => come(null));
  // The keyboard may have come before this was there.
  if (document.activeElement && isReachedByKeys(document.activeElement)) come(document.activeElement);
}
