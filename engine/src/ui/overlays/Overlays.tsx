import { mayPrefetch } from '../navigation/prefetch.ts';
import { useShell } from '../state/shell.ts';
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

/** Prefetches an overlay's code when the pointer or the focus reaches a control that opens it. */
export function warmUpOverlays(): void {
  const warmUp = ({ target }: Event): void => {
    if (!mayPrefetch(navigator.connection)) return;
    const opener = target instanceof Element ? target.closest<HTMLElement>('[data-opens]') : null;
    const load = opener && (opener.dataset.opens === 'menu' ? loadDrawer : loadSearch);
    load?.().catch(() => undefined);
  };
  for (const type of ['pointerover', 'focusin', 'touchstart']) document.addEventListener(type, warmUp, { passive: true });
}
