import type { Overlay } from '../state/shell.ts';
import type { Store } from '../state/store.ts';
import { isSearchKey } from './search-key.ts';

declare global {
  interface Window {
    /** The keys and clicks from before the app had loaded. The pre-paint script collects them. */
    keys?: UIEvent[];
  }
}

interface EarlyField {
  readonly input: HTMLInputElement;
  readonly opener: Element | null;
}

let early: EarlyField | null = null;

/** While the code of the search is on its way, a field that nobody sees has the focus: what the reader types is not lost, and phones show their keyboard. */
export function startEarlyField(overlay: Store<Overlay>, label: string): void {
  overlay.subscribe(() => {
    if (overlay.get() !== 'search') endEarlyField();
    else if (!early && !document.querySelector('dialog[open]')) early = createField(overlay, label);
  });
}

/** What has been typed so far. */
export const earlyText = (): string => early?.input.value ?? '';

/** What a control searches for, before anything that the reader types. */
export function typeEarly(text: string): void {
  if (early) early.input.value = text + early.input.value;
}

/** Takes the field away. The focus goes back to where the reader opened the search. */
export function endEarlyField(): void {
  if (!early) return;
  const { input, opener } = early;
  early = null;
  if (opener instanceof HTMLElement) opener.focus({ preventScroll: true });
  input.remove();
}

function createField(overlay: Store<Overlay>, label: string): EarlyField {
  const input = document.createElement('input');
  const opener = document.activeElement;
  input.className = 'visually-hidden';
  // Where the reader is: browsers scroll to a field that is typed in. iPhones enlarge the page for smaller letters.
  input.style.cssText = 'position:fixed;inset-block-start:0;font-size:16px';
  input.setAttribute('aria-label', label);
  input.value = typedBefore();
  input.addEventListener('keydown', ({ key, isComposing }) => key === 'Escape' && !isComposing && overlay.set(null));
  document.body.append(input);
  input.focus({ preventScroll: true });
  return { input, opener };
}

/** What was typed after the search was asked for and before the app had loaded. */
function typedBefore(): string {
  const events = window.keys ?? [];
  delete window.keys;
  const asked = events.findIndex((event) =>
    event instanceof KeyboardEvent
      ? isSearchKey(event, true)
      : event.target instanceof Element && event.target.closest('[data-opens=search]'),
  );
  const keys = asked < 0 ? [] : events.slice(asked + 1).filter((event) => event instanceof KeyboardEvent);
  return keys.reduce((text, { key, ctrlKey, metaKey }) => {
    if (key === 'Backspace') return text.slice(0, -1);
    return key.length === 1 && !ctrlKey && !metaKey ? text + key : text;
  }, '');
}
