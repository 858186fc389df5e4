/**
 * Opens a dialog above the page, with the focus on the control that its author says, or else on the first one. Browsers of 2021 know no dialogs:
 * there it gets what they lack, a `close()` that sends the event, and Escape. The style sheet lays it over the page; unlike a real one, it lets
 * Tab leave it.
 */
export function openModal(dialog: HTMLDialogElement): void {
  if (typeof dialog.showModal === 'function') {
    dialog.showModal();
    // Chrome comes to a box that scrolls before the controls in it: what is typed there goes nowhere.
    focusControl(dialog);
    return;
  }
  const opener = document.activeElement;
  const close = (): void => {
    if (!dialog.hasAttribute('open')) return;
    dialog.removeAttribute('open');
    if (opener instanceof HTMLElement) opener.focus({ preventScroll: true });
    dialog.dispatchEvent(new Event('close'));
  };
  Object.assign(dialog, { close });
  dialog.addEventListener('keydown', ({ key, isComposing }) => key === 'Escape' && !isComposing && close());
  for (const [name, value] of Object.entries({ open: '', role: 'dialog', 'aria-modal': 'true' })) dialog.setAttribute(name, value);
  focusControl(dialog);
}

function focusControl(dialog: HTMLDialogElement): void {
  const control = dialog.querySelector<HTMLElement>('[autofocus]') ?? dialog.querySelector<HTMLElement>('input, button');
  control?.focus({ preventScroll: true });
}
