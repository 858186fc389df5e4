import type { Shell } from '../../state/shell.ts';

/**
 * Opens a picture or diagram as large as the window. The browser closes it on Escape and gives the focus back; fingers pinch it like any page.
 * @param picture an `<img>`, or the `<svg>` of a diagram
 */
export function enlarge(picture: Element, { texts }: Shell): void {
  const opener = picture.closest<HTMLElement>('a') ?? picture.closest<HTMLElement>('[tabindex]');
  const dialog = document.createElement('dialog');
  dialog.className = 'enlarged';
  dialog.setAttribute('aria-label', picture.getAttribute('alt') ?? picture.getAttribute('aria-label') ?? '');
  const close = document.createElement('button');
  close.type = 'button';
  close.className = 'enlarged-close';
  close.textContent = '×';
  close.setAttribute('aria-label', texts.article.closePicture);
  const frame = document.createElement('div');
  frame.className = picture instanceof SVGElement ? 'enlarged-frame diagram' : 'enlarged-frame';
  frame.append(copyOf(picture));
  dialog.append(close, frame);
  // A click anywhere but on a link of the picture closes it, as it has opened it.
  dialog.addEventListener('click', () => dialog.close());
  const { dataset } = document.documentElement;
  dialog.addEventListener('close', () => {
    dialog.remove();
    delete dataset.overlay;
    opener?.focus({ preventScroll: true });
  });
  document.body.append(dialog);
  dataset.overlay = '';
  dialog.showModal();
}

function copyOf(picture: Element): Element {
  const copy = picture.cloneNode(true);
  if (!(copy instanceof Element)) throw new TypeError('A picture is an element.');
  for (const name of ['loading', 'tabindex', 'role', 'aria-label', 'id', 'class']) copy.removeAttribute(name);
  if (copy instanceof SVGElement) {
    copy.setAttribute('role', 'img');
    copy.setAttribute('aria-label', picture.getAttribute('aria-label') ?? '');
  }
  return copy;
}
