/**
 * Puts a text on the clipboard. Pass a promise for a text that has to be fetched: browsers only allow copying within the reader's click.
 * Browsers without the clipboard API (old WebViews, plain http) use a selection and the copy command.
 * @throws Error if neither works
 */
export async function copyText(text: string | Promise<string>): Promise<void> {
  if (!navigator.clipboard) return copyBySelection(await text);
  if (typeof text === 'string') return navigator.clipboard.writeText(text).catch(() => copyBySelection(text));
  if (typeof ClipboardItem === 'undefined') return navigator.clipboard.writeText(await text);
  const blob = text.then((value) => new Blob([value], { type: 'text/plain' }));
  blob.catch(() => undefined);
  try {
    await navigator.clipboard.write([new ClipboardItem({ 'text/plain': blob })]);
  } catch {
    // Chrome takes no promise in an item before 97, and throws at once.
    await navigator.clipboard.writeText(await text);
  }
}

function copyBySelection(text: string): void {
  const area = document.createElement('textarea');
  area.value = text;
  area.className = 'visually-hidden';
  area.setAttribute('aria-hidden', 'true');
  const focused = document.activeElement;
  // Inside an open dialog the rest of the document cannot hold a selection.
  (document.querySelector('dialog[open]') ?? document.body).append(area);
  area.select();
  const isCopied = document.execCommand('copy');
  area.remove();
  if (focused instanceof HTMLElement) focused.focus();
  if (!isCopied) throw new Error('The browser did not let the text be copied.');
}
