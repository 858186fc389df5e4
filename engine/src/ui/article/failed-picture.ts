import type { Shell } from '../state/shell.ts';
import { createButton } from './create-button.ts';

/** Widest picture in pixels that stands in a line of text. */
const SMALL = 100;
/** Highest box: one as high as a long screen would be empty. */
const HIGHEST = 280;

/** Says in the place of a picture that it could not be loaded, and offers to try again. */
export function replaceFailed(picture: HTMLImageElement, { texts }: Shell): void {
  // It may have been replaced, or loaded, since it failed.
  if (!picture.isConnected || picture.naturalWidth > 0) return;
  const { width, height } = picture.getBoundingClientRect();
  const whole = wholeOf(picture);
  const box = document.createElement('span');
  // One of two for the themes is in sight.
  box.className = ['picture-failed', ...['in-light', 'in-dark'].filter((name) => picture.closest(`.${name}`))].join(' ');
  if (width < SMALL && picture.width < SMALL) box.dataset.small = '';
  else box.style.minBlockSize = `${Math.min(height, HIGHEST)}px`;
  const retry = createButton({ textContent: texts.errors.retry }, () => {
    box.replaceWith(whole);
    picture.loading = 'eager';
    // Setting the address asks for it again, also if it is the same.
    picture.src = picture.getAttribute('src') ?? '';
  });
  const words = document.createElement('span');
  words.textContent = texts.article.pictureFailed(picture.alt);
  box.append(words, retry);
  const hasFocus = whole.contains(document.activeElement);
  whole.replaceWith(box);
  if (hasFocus) retry.focus();
}

/** The picture with its sources, and the link that opens it large. */
function wholeOf(picture: HTMLImageElement): Element {
  const drawn = picture.closest('picture') ?? picture;
  const link = drawn.closest('a');
  return link?.textContent?.trim() === '' && link.querySelectorAll('img').length === 1 ? link : drawn;
}
