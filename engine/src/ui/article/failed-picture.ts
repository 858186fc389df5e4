import type { Shell } from '../state/shell.ts';
import { createButton } from './create-button.ts';

/** Widest picture in pixels that stands in a line of text. */
const SMALL = 100;
/** Least height in pixels of a box in which what became of the last try has lines of its own on phones. */
const TALL = 200;
/** What a box has beside its words, and one line of them, in pixels (`failed-picture.css`). */
const BESIDE_WORDS = 66;
const BESIDE_WORDS_TALL = 114;
const LINE = 22;
/** Milliseconds: what fails so soon after the network has come back was asked for before. */
const JUST_BACK = 3000;

/** When the network came back, in the time of the page. */
let backAt = Number.NEGATIVE_INFINITY;
/** Says that the network has just come back. */
export const noteReturn = (): void => {
  backAt = performance.now();
};
window.addEventListener('online', noteReturn);

/** Says in the place of a picture that it could not be loaded, offers to try again, and does so by itself when the network is back. */
export function replaceFailed(picture: HTMLImageElement, { texts, announcement }: Shell): void {
  // It may have been replaced, or loaded, since it failed.
  if (!picture.isConnected || picture.naturalWidth > 0) return;
  const whole = wholeOf(picture);
  const state = document.createElement('span');
  const retry = createButton({ textContent: texts.errors.retry }, () => tryAgain(true));
  const name = Object.assign(document.createElement('span'), { className: 'visually-hidden', textContent: ` ${picture.alt}` });
  retry.append(name);
  // A link around other things, too, holds no button.
  const actions = whole.parentElement?.closest('a') ? [state] : [retry, state];
  const box = createBox(picture, texts.article.pictureFailed(picture.alt), actions);
  const watch = new AbortController();
  const reason = (): string => (navigator.onLine ? texts.article.pictureFailedAgain : texts.article.pictureOffline);
  let isTrying = false;
  let hasSpoken = false;

  async function tryAgain(isAsked: boolean): Promise<void> {
    if (isTrying) return;
    isTrying = true;
    const tell = (text: string): void => {
      state.textContent = text;
      if (isAsked) announcement.say(text);
      hasSpoken ||= isAsked;
    };
    const begun = performance.now();
    tell(texts.loading);
    const isLoaded = await load(picture);
    isTrying = false;
    // The network has come back meanwhile.
    if (!isLoaded && backAt > begun) return tryAgain(isAsked);
    if (!isLoaded) return tell(reason());
    putBack();
    // What was said of the picture is no longer true.
    if (hasSpoken) announcement.say('');
  }

  function putBack(): void {
    watch.abort();
    const hasFocus = box.contains(document.activeElement);
    box.replaceWith(whole);
    const target = picture.closest('a') ?? picture;
    // One that is mere decoration has no tab stop.
    if (hasFocus && target.tabIndex < 0) target.tabIndex = -1;
    if (hasFocus) target.focus({ preventScroll: true });
  }

  // Nobody has asked for it: it says nothing, and leaves the focus alone.
  window.addEventListener('online', () => (box.isConnected ? tryAgain(false) : watch.abort()), { signal: watch.signal });
  if (!navigator.onLine) state.textContent = reason();
  const hasFocus = whole.contains(document.activeElement);
  whole.replaceWith(box);
  if (hasFocus) retry.focus({ preventScroll: true });
  if (performance.now() - backAt < JUST_BACK) void tryAgain(false);
}

/** The box, as large as the picture, so that nothing moves: words that have no room there end with “…”. */
function createBox(picture: HTMLImageElement, text: string, actions: readonly HTMLElement[]): HTMLElement {
  const { width, height } = picture.getBoundingClientRect();
  const box = document.createElement('span');
  // One of two for the themes is in sight.
  box.className = ['picture-failed', ...['in-light', 'in-dark'].filter((name) => picture.closest(`.${name}`))].join(' ');
  const words = Object.assign(document.createElement('span'), { className: 'picture-failed-words', textContent: text });
  if (width < SMALL && picture.width < SMALL) {
    box.dataset.inLine = 'small';
  } else {
    box.style.minBlockSize = `${height}px`;
    const isTall = height >= TALL;
    box.toggleAttribute('data-tall', isTall);
    box.toggleAttribute('data-low', height < BESIDE_WORDS + LINE);
    words.style.webkitLineClamp = String(Math.max(1, Math.floor((height - (isTall ? BESIDE_WORDS_TALL : BESIDE_WORDS)) / LINE)));
    if (getComputedStyle(picture).display === 'inline') {
      box.dataset.inLine = '';
      box.style.inlineSize = `${width}px`;
    }
  }
  const row = Object.assign(document.createElement('span'), { className: 'picture-failed-actions' });
  row.append(...actions);
  box.append(words, row);
  return box;
}

/** Asks for a picture that is not in the document again. Returns whether it has come. */
function load(picture: HTMLImageElement): Promise<boolean> {
  return new Promise((resolve) => {
    picture.onload = () => resolve(true);
    picture.onerror = () => resolve(false);
    picture.loading = 'eager';
    // Setting the address asks for it again, also if it is the same.
    picture.src = picture.getAttribute('src') ?? '';
  });
}

/** The picture with its sources, and the link that opens it large. */
function wholeOf(picture: HTMLImageElement): Element {
  const drawn = picture.closest('picture') ?? picture;
  const link = drawn.closest('a');
  return link?.textContent?.trim() === '' && link.querySelectorAll('img').length === 1 ? link : drawn;
}
