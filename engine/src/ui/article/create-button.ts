/** What a button looks like and is called. */
interface Looks extends Partial<Pick<HTMLButtonElement, 'className' | 'textContent' | 'title'>> {
  readonly ariaLabel?: string;
  readonly ariaPressed?: string;
}

/** A button that a script adds to the page. */
export function createButton({ ariaLabel, ariaPressed, ...looks }: Looks, press: () => void): HTMLButtonElement {
  const button = Object.assign(document.createElement('button'), looks);
  // Firefox has these as attributes alone until 119.
  if (ariaLabel !== undefined) button.setAttribute('aria-label', ariaLabel);
  if (ariaPressed !== undefined) button.setAttribute('aria-pressed', ariaPressed);
  button.type = 'button';
  button.addEventListener('click', press);
  return button;
}
