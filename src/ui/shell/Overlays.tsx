import { useStore } from '../state/use-store.ts';
import { useShell } from './context.ts';
import { LatePart } from './LatePart.tsx';

const loadSearch = async () => (await import('../search/SearchOverlay.tsx')).SearchOverlay;
const loadDrawer = async () => (await import('../navbar/MenuDrawer.tsx')).MenuDrawer;

/** What floats above the page, each loaded when it is first opened. */
export function Overlays() {
  const { overlay } = useShell();
  const open = useStore(overlay);
  if (open === 'search') return <LatePart load={loadSearch} />;
  if (open === 'menu') return <LatePart load={loadDrawer} />;
  return null;
}

/** Fetches the overlays' code before it is asked for. */
export function warmUpOverlays(): void {
  for (const load of [loadSearch, loadDrawer]) load().catch(() => undefined);
}
