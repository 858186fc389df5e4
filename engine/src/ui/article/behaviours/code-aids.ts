import { CONTENT_ID } from '../../../model/shell-ids.ts';
import type { Shell } from '../../state/shell.ts';

/** Offers to wrap long lines of code, on pages that have code. */
export function offerWrapping({ texts }: Shell): void {
  const content = document.getElementById(CONTENT_ID);
  if (content?.querySelector('.code')) import('./wrap-lines.ts').then(({ watchLongLines }) => watchLongLines(content, texts), console.warn);
}

/** Lets the Tab key stop at what scrolls, and only there. */
export function findScrollers(): void {
  import('./scrollers.ts').then(({ watchScrollers }) => watchScrollers(), console.warn);
}
