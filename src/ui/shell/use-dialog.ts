import { type RefObject, useLayoutEffect, useRef } from 'react';

/**
 * Opens a native `<dialog>` as soon as it is there: the browser keeps the focus inside, makes the rest inert, closes on Escape and
 * gives the focus back. A click beside what it holds closes it as well. The page behind it does not scroll meanwhile.
 * @param onClose called when it has been closed, or is to be.
 */
export function useDialog(onClose: () => void): RefObject<HTMLDialogElement | null> {
  const dialog = useRef<HTMLDialogElement>(null);
  const close = useRef(onClose);
  useLayoutEffect(() => {
    close.current = onClose;
  });

  useLayoutEffect(() => {
    const element = dialog.current;
    if (!element) return;
    const handleClose = () => close.current();
    const handleClick = ({ target }: MouseEvent) => target === element && close.current();
    element.addEventListener('close', handleClose);
    element.addEventListener('click', handleClick);
    if (!element.open) element.showModal();
    const { dataset } = document.documentElement;
    dataset.overlay = '';
    return () => {
      element.removeEventListener('close', handleClose);
      element.removeEventListener('click', handleClick);
      element.close();
      delete dataset.overlay;
    };
  }, []);

  return dialog;
}
