import { mayPrefetch } from '../navigation/prefetch.ts';
import { type Shell, useShell } from '../state/shell.ts';
import { useStore } from '../state/use-store.ts';
import { LazyPart } from './LazyPart.tsx';
import { withStyle } from './with-style.ts';

const loadSearch = async () => (await withStyle(import('../search/SearchOverlay.tsx'))).SearchOverlay;
const loadDrawer = async () => (await withStyle(import('../navbar/MenuDrawer.tsx'))).MenuDrawer;

/** The search and the menu, each loaded when it is first opened. */
export function Overlays() {
  const { overlay } = useShell();
  const open = useStore(overlay);
  if (open === 'search') return <LazyPart load={loadSearch} />;
  if (open === 'menu') return <LazyPart load={loadDrawer} />;
  return null;
}

/** Milliseconds until the overlays are fetched ahead: what the page shows comes first. */
const AHEAD_AFTER = 3000;

/**
 * Prefetches an overlay's code when the pointer or the focus reaches a control that opens it, and all of them, with what the search answers from without
 * its service, when the browser is idle: readers may lose the network.
 */
export function warmUpOverlays(shell: Shell): void {
  const warmUp = ({ target }: Event): void => {
    if (!mayPrefetch(navigator.connection)) return;
    const opener = target instanceof Element ? target.closest<HTMLElement>('[data-opens]') : null;
    const load = opener && (opener.dataset.opens === 'menu' ? loadDrawer : loadSearch);
    load?.().catch(() => undefined);
  };
  for (const type of ['pointerover', 'focusin', 'touchstart']) document.addEventListener(type, warmUp, { passive: true });
  const fetchAhead = (): void => {
    if (!mayPrefetch(navigator.connection) || !navigator.onLine) return;
    Promise.all([
      loadDrawer(),
      shell.site.navbar.some(({ type }) => type === 'search') && loadSearch(),
      import('../search/prefetch-titles.ts').then(({ prefetchTitles }) => prefetchTitles(shell)),
    ]).catch(() => undefined);
  };
  setTimeout(() => (self.requestIdleCallback ?? setTimeout)(fetchAhead), AHEAD_AFTER);
}
