import { CONTENT } from '../../../model/shell-ids.ts';
import type { Shell } from '../../state/shell.ts';
import { watchHeadings } from '../watch-headings.ts';
import { pairFolds } from './paired-folds.ts';

/** The bar whose page is shown. */
let shown: Element | null = null;

/** Lets the bar of a comparison say which change is being read, and lead to the ones before and after it. */
export function startComparisonBar({ announcement }: Shell): void {
  const bar = document.querySelector<HTMLElement>(`${CONTENT} .comparison-bar`);
  const place = bar?.querySelector('div > span');
  const changes = [...document.querySelectorAll<HTMLElement>(`${CONTENT} .change`)];
  if (!bar || !place || bar === shown) return;
  shown = bar;
  if (bar.parentElement) pairFolds(bar.parentElement);
  const links = {
    previous: bar.querySelector<HTMLElement>('.change-previous'),
    next: bar.querySelector<HTMLElement>('.change-next'),
  };
  const count = place.textContent;
  /** Where a link of the bar has led to: at the end of the page, another change may be the last that is reached. */
  let arrived = -1;
  let current = -1;

  const lead = (link: Element | null, to: number): void => {
    const change = changes[to];
    link?.setAttribute('aria-disabled', String(!change));
    if (change) link?.setAttribute('href', `#${change.id}`);
    else link?.removeAttribute('href');
  };
  const show = (at: number): void => {
    current = at;
    place.textContent = (at < 0 ? count : bar.dataset.place?.replace('{0}', String(at + 1))) ?? '';
    lead(links.previous, at - 1);
    lead(links.next, at + 1);
  };
  const stop = watchHeadings(
    changes.map(({ id }) => id),
    (id) => {
      if (!bar.isConnected) return stop();
      if (Math.abs(scrollY - arrived) < 2) return;
      arrived = -1;
      show(changes.findIndex((change) => change.id === id));
    },
  );

  bar.addEventListener('click', (event) => {
    const link = event.target instanceof HTMLAnchorElement ? event.target : null;
    const at = changes.findIndex(({ id }) => link?.hash === `#${id}`);
    if (!link || at < 0 || event.metaKey || event.ctrlKey || event.shiftKey) return;
    event.preventDefault();
    changes[at]?.scrollIntoView();
    arrived = scrollY;
    show(at);
    // One entry of the history for all changes that the bar leads through. It takes effect later, and moves nothing any more.
    location.replace(`#${changes[at]?.id}`);
    // The link is pressed again for the next change; the tabulator goes on in this one.
    const [other] = [links.previous, links.next].filter((one) => one !== link);
    (link.hasAttribute('href') ? link : other)?.focus({ preventScroll: true });
    announcement.say(place.textContent ?? '');
  });
  bar.addEventListener('keydown', (event) => {
    const last = [...bar.querySelectorAll('a[href]')].pop();
    if (event.key !== 'Tab' || event.shiftKey || document.activeElement !== last) return;
    const change = changes[current];
    if (!change) return;
    change.tabIndex = -1;
    change.focus({ preventScroll: true });
  });
}
