import { useDialog } from '../overlays/use-dialog.ts';
import { useShell } from '../state/shell.ts';
import { ErrorBox } from './ErrorBox.tsx';

/** Shown instead of an overlay that could not be loaded. Escape and a click beside it go back to the page. */
export function OverlayFailure({ onRetry }: { readonly onRetry: () => void }) {
  const { texts, overlay } = useShell();
  const dialog = useDialog(() => overlay.set(null));
  return (
    <dialog ref={dialog} className="overlay-failure" aria-label={texts.errors.loadFailedTitle}>
      <ErrorBox onRetry={onRetry} />
    </dialog>
  );
}
