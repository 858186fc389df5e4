import { type RefObject, useLayoutEffect, useRef } from 'react';

/**
 * Opens a native `<dialog>` as soon as it is there: the browser keeps the focus inside, makes the rest inert, closes on Escape and
 * gives the focus back. The page behind it does not scroll meanwhile.
 * @param onClose called once it is closed, by whatever means.
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
    element.addEventListener('close', handleClose);
    if (!element.open) element.showModal();
    const { dataset } = document.documentElement;
    dataset.overlay = '';
    return () => {
      element.removeEventListener('close', handleClose);
      element.close();
      delete dataset.overlay;
    };
  }, []);

  return dialog;
}
