/** Milliseconds for which a button confirms that it has copied. */
const DONE_FOR = 2000;

/** Takes the confirmation away that is shown. */
let endLast = (): void => undefined;

/** Shows a confirmation on a button, or its label, for a while, or until another one has one: the clipboard holds one text. */
export function showDone(button: HTMLElement, done: string): void {
  if ('done' in button.dataset) return;
  endLast();
  const label = button.textContent;
  button.dataset.done = '';
  // What stands beside it stays where it is: a longer word takes the room around it.
  const { width } = button.getBoundingClientRect();
  button.style.minInlineSize = `${width}px`;
  button.textContent = done;
  if (button.getBoundingClientRect().width > width) button.style.paddingInline = '0';
  const end = (): void => {
    clearTimeout(timer);
    endLast = () => undefined;
    delete button.dataset.done;
    button.textContent = label;
    button.style.minInlineSize = '';
    button.style.paddingInline = '';
  };
  const timer = setTimeout(end, DONE_FOR);
  endLast = end;
}
