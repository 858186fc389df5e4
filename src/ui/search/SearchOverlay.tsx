import { useShell } from '../shell/context.ts';
import { useDialog } from '../shell/use-dialog.ts';

/** The search, above the page. */
export function SearchOverlay() {
  const { texts, overlay } = useShell();
  const dialog = useDialog(() => overlay.set(null));
  return (
    <dialog ref={dialog} className="search" aria-label={texts.search.label}>
      <input type="search" placeholder={texts.search.placeholder} aria-label={texts.search.label} />
    </dialog>
  );
}
