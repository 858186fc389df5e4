import { loadStyle } from '../../document/load-style.ts';
import styles from '../scrolled-table-sheet.css?url';

/** Boxes that scroll sideways where their content is wider than they are. */
const SCROLLERS = '.code pre, .table-scroll, .diagram';

let watcher: ResizeObserver | undefined;

/** The first column of a table stays in sight, above the others, once these have moved. */
function markScrolled({ target }: Event): void {
  if (!(target instanceof HTMLElement && target.matches('.table-scroll'))) return;
  void loadStyle(styles);
  target.toggleAttribute('data-scrolled', target.scrollLeft !== 0);
}

/**
 * The Tab key stops at boxes that scroll only while they do: without script it stops at all of them, as nobody knows then. Call again when
 * the document has other boxes.
 */
export function watchScrollers(): void {
  watcher ??= new ResizeObserver((entries) => {
    for (const { target } of entries) if (target instanceof HTMLElement) setStop(target);
  });
  watcher.disconnect();
  document.addEventListener('scroll', markScrolled, { capture: true, passive: true });
  for (const box of document.querySelectorAll(SCROLLERS)) watcher.observe(box);
}

function setStop(box: HTMLElement): void {
  if (box.scrollWidth > box.clientWidth) {
    box.tabIndex = 0;
    nameCode(box);
  }
  // Without it, the box that has the focus would lose it. A diagram that opens large stays one, too.
  else if (box !== document.activeElement && box.dataset.enlarges === undefined) box.removeAttribute('tabindex');
}

/** A tab stop has a name: that of the file or the language. */
function nameCode(box: HTMLElement): void {
  const caption = box.closest('.code')?.querySelector<HTMLElement>('figcaption');
  const name = caption?.querySelector('.code-title')?.textContent ?? caption?.dataset.name;
  if (name === undefined || box.hasAttribute('aria-label')) return;
  box.setAttribute('role', 'group');
  box.setAttribute('aria-label', name);
}
