/** Fields that a reader writes in. */
const FIELDS = 'input,textarea,select,[contenteditable]';

/**
 * Whether a key press opens the search: ⌘K or Ctrl K anywhere, `/` outside of fields (where nothing is composed either) unless it
 * is switched off (WCAG 2.1.4). With Alt neither does: that is a key of the browser's or the system's.
 */
export function isSearchKey({ key, target, altKey, metaKey, ctrlKey }: KeyboardEvent, hasSlashKey: boolean): boolean {
  if (altKey) return false;
  if (metaKey || ctrlKey) return key === 'k';
  return key === '/' && hasSlashKey && !(target instanceof Element && target.closest(FIELDS));
}
