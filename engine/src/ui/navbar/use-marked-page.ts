import type { PageData } from '../../model/page.ts';
import { hasFailed } from '../navigation/route.ts';
import { useShell } from '../state/shell.ts';
import { useStore } from '../state/use-store.ts';
import { pageAt } from './active.ts';

/** The page that the navbar marks: the one that the reader has asked for, also where it could not be loaded. */
export function useMarkedPage(): PageData {
  const { route, site } = useShell();
  const state = useStore(route);
  return hasFailed(state) ? pageAt(location.pathname, state.page, site) : state.page;
}
