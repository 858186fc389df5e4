import { CONTENT_ID } from '../content/ContentHost.tsx';
import type { Shell } from '../shell/context.ts';

/** Makes one place of an article live. The result takes it back. */
export type MountWidget = (place: HTMLElement, shell: Shell) => () => void;

/** The live parts by the name that stands in `data-widget`, each in a chunk of its own. */
const WIDGETS: Readonly<Record<string, () => Promise<{ mount: MountWidget }>>> = {
  'exchange-table': () => import('./exchange-table/exchange-table.tsx'),
  'release-note': () => import('./release-note/release-note.tsx'),
  suggestions: () => import('./suggestions/suggestions.tsx'),
};

/**
 * Looks after the live parts of the article that is shown.
 * @returns to be called after each navigation: takes the former page's parts away and mounts those of the present one. What stands
 * in their place without script stays where a part cannot be loaded.
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
          // Another page may have come while the code was on its way.
          if (place.isConnected && unmounts === present) present.push(mount(place, shell));
        },
        () => undefined,
      );
    }
  };
}
