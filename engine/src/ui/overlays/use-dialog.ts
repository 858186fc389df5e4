import { type RefObject, useLayoutEffect, useRef } from 'react';
import { coverPage, uncoverPage } from './cover-page.ts';
import { openModal } from './open-modal.ts';

/**
 * Opens a native `<dialog>` when it is mounted: the browser traps the focus, makes the rest of the page inert, closes it on Escape and
 * restores the focus. A click beside its content closes it too. The page behind it does not scroll meanwhile.
 * @param onClose called when the dialog closes or should be closed
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
    // The event of a closed dialog comes later: a key that opens the search again must not meet one that still counts as open.
    const handleCancel = () => {
      element.close();
      close.current();
    };
    // A drag that begins in the panel ends as a click on the backdrop, too.
    let isPressed = false;
    const handlePress = ({ target }: Event) => {
      isPressed = target === element;
    };
    const handleClick = ({ target }: MouseEvent) => target === element && isPressed && close.current();
    element.addEventListener('pointerdown', handlePress);
    element.addEventListener('cancel', handleCancel);
    element.addEventListener('close', handleClose);
    element.addEventListener('click', handleClick);
    if (!element.open) openModal(element);
    coverPage();
    return () => {
      element.removeEventListener('cancel', handleCancel);
      element.removeEventListener('close', handleClose);
      element.removeEventListener('click', handleClick);
      element.removeEventListener('pointerdown', handlePress);
      element.close();
      uncoverPage();
    };
  }, []);

  return dialog;
}
