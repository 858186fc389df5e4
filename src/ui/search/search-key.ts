/** Fields that a reader writes in. */
const FIELDS = 'input,textarea,select,[contenteditable]';

/**
 * Whether a key press opens the search: ⌘K or Ctrl K anywhere, `/` outside of fields (where nothing is composed either) unless it
 * is switched off (WCAG 2.1.4).
 */
export function isSearchKey(event: KeyboardEvent, hasSlashKey: boolean): boolean {
  const { key, target } = event;
  if (event.metaKey || event.ctrlKey) return key === 'k';
  return key === '/' && hasSlashKey && !(target instanceof Element && target.closest(FIELDS));
}
