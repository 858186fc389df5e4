import { CONTENT_ID } from '../content/ContentHost.tsx';
import type { Shell } from '../state/shell.ts';

/** Mounts a widget in an element of the article. Returns a function that unmounts it. */
export type MountWidget = (place: HTMLElement, shell: Shell) => () => void;

/** The widgets by their name in `data-widget`, each a chunk of its own. */
const WIDGETS: Readonly<Record<string, () => Promise<{ mount: MountWidget }>>> = {
  'exchange-table': () => import('./exchange-table/exchange-table.tsx'),
  'release-note': () => import('./release-note/release-note.tsx'),
  suggestions: () => import('./suggestions/suggestions.tsx'),
};

/**
 * Manages the widgets of the current article.
 * @returns call it after each navigation: unmounts the widgets of the last page and mounts those of the current one. If one cannot be
 * loaded, its content without script stays.
 */
export function createWidgets(shell: Shell): () => void {
  let unmounts: (() => void)[] = [];
  return () => {
    for (const unmount of unmounts) unmount();
    const present: (() => void)[] = [];
    unmounts = present;
    for (const place of document.querySelectorAll<HTMLElement>(`#${CONTENT_ID} [data-widget]`)) {
      WIDGETS[place.dataset.widget ?? '']?.().then(
        ({ mount }) => {
          // The reader may have navigated while the code was loading.
          if (place.isConnected && unmounts === present) present.push(mount(place, shell));
        },
        () => undefined,
      );
    }
  };
}
