const CODE = '.footer-qr';
const CLOSED = 'data-closed';

/**
 * Lets Escape close the QR code that the pointer or the focus has opened (WCAG 1.4.13), until either returns or the icon is pressed. The
 * style sheet does the rest.
 * @returns stops listening
 */
export function startCodes(root: Document | Element): () => void {
  const close = ({ key }: KeyboardEvent): void => {
    if (key !== 'Escape') return;
    for (const code of root.querySelectorAll(`${CODE}:is(:hover, :focus-within)`)) code.setAttribute(CLOSED, '');
  };
  const open = (event: Event): void => {
    const code = event.target instanceof Element ? event.target.closest(CODE) : null;
    const from = event instanceof MouseEvent || event instanceof FocusEvent ? event.relatedTarget : null;
    if (code && !(from instanceof Node && code.contains(from))) code.removeAttribute(CLOSED);
  };
  const types = ['pointerover', 'focusin', 'click'];
  document.addEventListener('keydown', close);
  for (const type of types) root.addEventListener(type, open);
  return () => {
    document.removeEventListener('keydown', close);
    for (const type of types) root.removeEventListener(type, open);
  };
}
