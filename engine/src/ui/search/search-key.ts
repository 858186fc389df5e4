/** What a reader types in just now, or chooses by letters. */
const FIELD = ':focus:is(:read-write,select)';

/**
 * Whether a key opens the search: ⌘K or Ctrl K anywhere, also with Caps Lock, where the key is K; `/` outside of fields (where no input method
 * composes) unless it is switched off (WCAG 2.1.4). Combinations with Alt, and with Shift, belong to the browser or the system.
 */
export const isSearchKey = (event: KeyboardEvent, hasSlashKey: boolean): boolean =>
  !event.altKey &&
  (event.metaKey || event.ctrlKey
    ? !event.shiftKey && /^k$/i.test(event.key)
    : event.key === '/' && hasSlashKey && !document.querySelector(FIELD));
