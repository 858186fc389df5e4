import { samePage } from '../../../model/href.ts';
import { PREVIEW_ID } from '../../../model/shell-ids.ts';
import { parseBuildHtml } from '../../content/trusted-html.ts';
import { isReachedByKeys } from '../../keyboard/is-reached-by-keys.ts';
import { toPageAddress } from '../../navigation/page-address.ts';
import type { PageLoader } from '../../navigation/page-loader.ts';
import type { Shell } from '../../state/shell.ts';
import { findBeginning } from './find-beginning.ts';

/** How long the pointer may be on its way from the link to the preview, in milliseconds. */
const GRACE = 250;
/** Distance to the link and to the window's edges, in pixels. */
const GAP = 8;

/** Ends the preview that is shown. */
let dismiss = (): void => undefined;

/**
 * Shows what a link leads to beside it: the page's title and description, and how it begins, or how the section begins that the link names. It goes
 * when pointer and focus have left both, on Escape, on a click, when the page scrolls and when it is left (WCAG 1.4.13).
 */
export async function showPreview(link: HTMLAnchorElement, { site, route }: Shell, loader: PageLoader): Promise<void> {
  const url = new URL(link.href);
  const path = toPageAddress(url, site, location.origin);
  if (path === null) return;
  const isHere = samePage(path, route.get().page.path);
  if (isHere && url.hash === '') return;
  const page = isHere ? route.get().page : await loader.load(path).catch(() => null);
  // The reader may have gone on meanwhile.
  if (!page || !link.isConnected || !(link.matches(':hover') || isReachedByKeys(link))) return;
  const content = 'html' in page && typeof page.html === 'string' ? parseBuildHtml(page.html) : document;
  const { heading, text } = findBeginning(content, url.hash, link.matches('.term') ? link.text : '');
  place(link, route, createPanel(heading === '' ? page.title : `${page.title} › ${heading}`, heading === '' ? page.description : '', text));
}

function createPanel(title: string, description: string, text: string): HTMLElement {
  const panel = document.createElement('div');
  panel.className = 'preview';
  panel.id = PREVIEW_ID;
  panel.setAttribute('role', 'tooltip');
  for (const [tag, content] of [
    ['strong', title],
    ['p', description],
    ['p', text === description ? '' : text],
  ] as const) {
    if (content === '') continue;
    const part = document.createElement(tag);
    part.textContent = content;
    panel.append(part);
  }
  return panel;
}

function place(link: HTMLAnchorElement, route: Shell['route'], panel: HTMLElement): void {
  dismiss();
  document.body.append(panel);
  const described = link.getAttribute('aria-describedby');
  link.setAttribute('aria-describedby', described === null ? panel.id : `${described} ${panel.id}`);
  const { left, top, bottom } = link.getClientRects()[0] ?? link.getBoundingClientRect();
  // The link stays in sight, to be clicked: where neither side has room for it, the panel scrolls.
  const [above, below] = [top - 2 * GAP, innerHeight - bottom - 2 * GAP];
  const isBelow = panel.offsetHeight <= below || below >= above;
  panel.style.maxBlockSize = `${isBelow ? below : above}px`;
  panel.style.insetInlineStart = 'auto';
  panel.style.left = `${Math.max(GAP, Math.min(left, document.documentElement.clientWidth - panel.offsetWidth - GAP))}px`;
  panel.style.top = `${isBelow ? bottom + GAP : top - GAP - panel.getBoundingClientRect().height}px`;

  const listeners = new AbortController();
  let timer: ReturnType<typeof setTimeout> | undefined;
  const options = { signal: listeners.signal, passive: true };
  const stopWatching = route.subscribe(() => dismiss());
  dismiss = () => {
    clearTimeout(timer);
    stopWatching();
    listeners.abort();
    panel.remove();
    if (described === null) link.removeAttribute('aria-describedby');
    else link.setAttribute('aria-describedby', described);
    dismiss = () => undefined;
  };
  const leave = (): void => {
    clearTimeout(timer);
    timer = setTimeout(() => {
      if (!link.matches(':hover') && !panel.matches(':hover') && !isReachedByKeys(link)) dismiss();
    }, GRACE);
  };
  for (const element of [link, panel]) element.addEventListener('pointerleave', leave, options);
  link.addEventListener('blur', leave, options);
  document.addEventListener('keydown', ({ key }) => key === 'Escape' && dismiss(), options);
  document.addEventListener('click', ({ target }) => (target instanceof Node && panel.contains(target) ? undefined : dismiss()), options);
  addEventListener('scroll', () => dismiss(), options);
}
