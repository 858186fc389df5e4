/** How long a button says that it has copied, in milliseconds. */
const DONE_FOR = 2000;

/** Has a button say that it has done what it was pressed for, for a while. */
export function showDone(button: HTMLElement, done: string): void {
  if ('done' in button.dataset) return;
  const label = button.textContent;
  button.dataset.done = '';
  button.textContent = done;
  setTimeout(() => {
    delete button.dataset.done;
    button.textContent = label;
  }, DONE_FOR);
}
