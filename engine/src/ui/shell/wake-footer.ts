import { startCodes } from '../footer/start-codes.ts';

/** Makes the served footer interactive: Escape closes its QR codes. Its year becomes the reader's, instead of that of the build. */
export function wakeFooter(): void {
  startCodes(document);
  for (const year of document.querySelectorAll('.footer-year')) year.textContent = `${new Date().getFullYear()}`;
}
