import { startCodes } from '../footer/start-codes.ts';

/** Brings the served footer to life: its codes close on Escape, and its year is the reader's, not that of the build. */
export function wakeFooter(): void {
  startCodes(document);
  for (const year of document.querySelectorAll('.footer-year')) year.textContent = `${new Date().getFullYear()}`;
}
