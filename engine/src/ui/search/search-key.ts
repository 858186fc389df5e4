/** What a reader types in just now, or chooses by letters. */
const FIELD = ':read-write:focus,select:focus';

/**
 * Whether a key opens the search: ⌘K or Ctrl K anywhere, also with Caps Lock, where the key is K; `/` outside of fields (where no input method
 * composes) unless it is switched off (WCAG 2.1.4). Combinations with Alt, and with Shift, belong to the browser or the system.
 */
export function isSearchKey(event: KeyboardEvent, hasSlashKey: boolean): boolean {
  if (event.altKey) return false;
  if (event.metaKey || event.ctrlKey) return !event.shiftKey && /^k$/i.test(event.key);
  return event.key === '/' && hasSlashKey && !document.querySelector(FIELD);
}
