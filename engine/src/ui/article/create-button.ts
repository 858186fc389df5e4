/** What a button looks like and is called. */
type Looks = Partial<Pick<HTMLButtonElement, 'className' | 'textContent' | 'title' | 'ariaLabel' | 'ariaPressed'>>;

/** A button that a script adds to the page. */
export function createButton(looks: Looks, press: () => void): HTMLButtonElement {
  const button = Object.assign(document.createElement('button'), looks);
  button.type = 'button';
  button.addEventListener('click', press);
  return button;
}
