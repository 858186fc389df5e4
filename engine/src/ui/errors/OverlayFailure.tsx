import type { MouseEvent } from 'react';
import { useDialog } from '../overlays/use-dialog.ts';
import { useShell } from '../state/shell.ts';
import { ErrorBox } from './ErrorBox.tsx';

/** Shown instead of an overlay that could not be loaded. Escape and a click beside it go back to the page. */
export function OverlayFailure({ onRetry }: { readonly onRetry: () => void }) {
  const { texts, overlay } = useShell();
  const close = (): void => overlay.set(null);
  const dialog = useDialog(close);
  // The focus returns to the field that has it while the search loads, and from there to what opened it.
  const handleClose = (): void => {
    dialog.current?.close();
    close();
  };
  // The page that a link leads to may be the present one: then none arrives that would close it.
  const closeOnLink = ({ target }: MouseEvent) => target instanceof Element && target.closest('a') && handleClose();
  const title = overlay.get() === 'search' ? texts.search.failed : texts.errors.menuFailed;
  return (
    // biome-ignore lint/a11y/useKeyWithClickEvents: the browser makes a click of Enter on a link
    <dialog ref={dialog} className="overlay-failure" aria-label={title} onClick={closeOnLink}>
      <ErrorBox title={title} onRetry={onRetry}>
        <button type="button" className="quiet-action" onClick={handleClose}>
          {texts.errors.close}
        </button>
      </ErrorBox>
    </dialog>
  );
}
