import { loadStyle } from '../../document/load-style.ts';
import tabStyles from '../crowded-tabs-sheet.css?url';
import longStyles from '../long-table-sheet.css?url';
import styles from '../scrolled-table-sheet.css?url';

/** Boxes that scroll sideways where their content is wider than they are. */
const SCROLLERS = '.code pre, .table-scroll, .diagram';
const TABS = '.tabs > [role=tablist]';

/** With more rows than that, a reader sees the last ones without their heads. */
const MANY_ROWS = 10;

let watcher: ResizeObserver | undefined;

/** The first column of a table stays in sight, above the others, once these have moved. */
function markScrolled({ target }: Event): void {
  if (!(target instanceof HTMLElement)) return;
  if (target.matches(TABS)) fadeTabs(target);
  if (!target.matches('.table-scroll')) return;
  void loadStyle(styles);
  target.toggleAttribute('data-scrolled', target.scrollLeft !== 0);
}

/**
 * The Tab key stops at boxes that scroll only while they do: without script it stops at all of them, as nobody knows then. Call again when
 * the document has other boxes.
 */
export function watchScrollers(): void {
  watcher ??= new ResizeObserver((entries) => {
    for (const { target } of entries) {
      if (!(target instanceof HTMLElement)) continue;
      if (target.matches(TABS)) fadeTabs(target);
      else setStop(target);
    }
  });
  watcher.disconnect();
  document.addEventListener('scroll', markScrolled, { capture: true, passive: true });
  for (const box of document.querySelectorAll(`${SCROLLERS}, ${TABS}`)) watcher.observe(box);
}

/** Tabs fade at an end where there are more of them. */
function fadeTabs(list: HTMLElement): void {
  const room = list.scrollWidth - list.clientWidth;
  if (room > 0) void loadStyle(tabStyles);
  const [start, end] = getComputedStyle(list).direction === 'rtl' ? ['right', 'left'] : ['left', 'right'];
  const passed = Math.abs(list.scrollLeft);
  list.dataset.more = [passed > 1 ? start : '', passed < room - 1 ? end : ''].join(' ').trim();
}

function setStop(box: HTMLElement): void {
  const isWider = box.scrollWidth > box.clientWidth;
  keepHead(box, !isWider);
  if (isWider) {
    box.tabIndex = 0;
    nameCode(box);
  }
  // Without it, the box that has the focus would lose it. A diagram that opens large stays one, too.
  else if (box !== document.activeElement && box.dataset.enlarges === undefined) box.removeAttribute('tabindex');
}

/** The head of a long table stays in sight where its box does not scroll. The bar of a comparison is there already. */
function keepHead(box: HTMLElement, fits: boolean): void {
  const body = box.querySelector(':scope > table > thead + tbody');
  if (!body || body.childElementCount <= MANY_ROWS || document.querySelector('.comparison-bar')) return;
  void loadStyle(longStyles);
  box.toggleAttribute('data-long', fits);
}

/** A tab stop has a name: that of the file or the language. */
function nameCode(box: HTMLElement): void {
  const caption = box.closest('.code')?.querySelector<HTMLElement>('figcaption');
  const name = caption?.querySelector('.code-title')?.textContent ?? caption?.dataset.name;
  if (name === undefined || box.hasAttribute('aria-label')) return;
  box.setAttribute('role', 'group');
  box.setAttribute('aria-label', name);
}
