/** Milliseconds for which a button confirms that it has copied. */
const DONE_FOR = 2000;

/** Shows a confirmation on a button, or its label, for a while. */
export function showDone(button: HTMLElement, done: string): void {
  if ('done' in button.dataset) return;
  const label = button.textContent;
  button.dataset.done = '';
  // What stands beside it stays where it is: a longer word takes the room around it.
  const { width } = button.getBoundingClientRect();
  button.style.minInlineSize = `${width}px`;
  button.textContent = done;
  if (button.getBoundingClientRect().width > width) button.style.paddingInline = '0';
  setTimeout(() => {
    delete button.dataset.done;
    button.textContent = label;
    button.style.minInlineSize = '';
    button.style.paddingInline = '';
  }, DONE_FOR);
}
