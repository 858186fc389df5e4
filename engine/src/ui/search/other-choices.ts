/** What the overlay lists beside the rows of hits: popular queries, first pages of sections, and what to do where nothing was found. */
const CHOICES = ':is(.popular, .search-browse) :is(a, button), .search-none > button';

/** Moves the focus from the field to the first or the last of these. @returns whether there is one */
export function enterChoices(dialog: HTMLElement | null, isDown: boolean): boolean {
  const choices = listChoices(dialog);
  const choice = choices[isDown ? 0 : choices.length - 1];
  choice?.focus();
  return choice !== undefined;
}

/**
 * Moves the focus from one of these to the next one, or to the field at their ends.
 * @returns undefined if the focus is on none of them, else whether it has left them
 */
export function moveChoice(dialog: HTMLElement | null, isDown: boolean): boolean | undefined {
  const choices = listChoices(dialog);
  const at = choices.findIndex((choice) => choice.matches(':focus'));
  if (at < 0) return undefined;
  const next = choices[at + (isDown ? 1 : -1)] ?? dialog?.querySelector('input');
  next?.focus();
  return next instanceof HTMLInputElement;
}

function listChoices(dialog: HTMLElement | null): HTMLElement[] {
  return [...(dialog?.querySelectorAll<HTMLElement>(CHOICES) ?? [])];
}
