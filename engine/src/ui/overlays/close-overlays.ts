import { CONTENT } from '../../model/shell-ids.ts';
import type { Shell } from '../state/shell.ts';

/** Closes what is open above the page. */
export function closeOverlays({ overlay }: Shell): void {
  overlay.set(null);
  for (const dialog of document.querySelectorAll<HTMLDialogElement>('dialog[open]')) {
    // Those of the content are its own.
    if (!dialog.closest(CONTENT)) dialog.close();
  }
}
