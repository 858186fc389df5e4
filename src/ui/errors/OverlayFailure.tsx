import type { MouseEvent } from 'react';
import { useShell } from '../shell/context.ts';
import { useDialog } from '../shell/use-dialog.ts';
import { ErrorBox } from './ErrorBox.tsx';

/** Floats where an overlay could not be loaded; Escape and a click beside it go back to the page. */
export function OverlayFailure({ onRetry }: { readonly onRetry: () => void }) {
  const { texts, overlay } = useShell();
  const close = () => overlay.set(null);
  const dialog = useDialog(close);
  const handleClick = ({ target, currentTarget }: MouseEvent) => {
    if (target === currentTarget) close();
  };
  return (
    // biome-ignore lint/a11y/useKeyWithClickEvents: the keyboard closes a dialog with Escape
    <dialog ref={dialog} className="overlay-failure" aria-label={texts.errors.loadFailedTitle} onClick={handleClick}>
      <ErrorBox onRetry={onRetry} />
    </dialog>
  );
}
