/** Elements that a reader types in. */
const FIELDS = 'input,textarea,select,[contenteditable]';

/**
 * Whether a key opens the search: ⌘K or Ctrl K anywhere; `/` outside of fields (where no input method composes) unless it is switched off
 * (WCAG 2.1.4). Combinations with Alt belong to the browser or the system.
 */
export function isSearchKey({ key, target, altKey, metaKey, ctrlKey }: KeyboardEvent, hasSlashKey: boolean): boolean {
  if (altKey) return false;
  if (metaKey || ctrlKey) return key === 'k';
  return key === '/' && hasSlashKey && !(target instanceof Element && target.closest(FIELDS));
}

/** The same with Caps Lock, where the key is K. Apart, because the inline script has no room for it. */
export function isSearchKeyOfApp(event: KeyboardEvent, hasSlashKey: boolean): boolean {
  const { key, metaKey, ctrlKey, altKey, shiftKey } = event;
  return isSearchKey(event, hasSlashKey) || (key === 'K' && (metaKey || ctrlKey) && !altKey && !shiftKey);
}
