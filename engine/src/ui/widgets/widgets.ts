import type { Behaviour, BehaviourFiles } from '../../model/behaviour.ts';
import { CONTENT } from '../../model/shell-ids.ts';
import { loadStyle } from '../document/load-style.ts';
import type { PageLoader } from '../navigation/page-loader.ts';
import type { Shell } from '../state/shell.ts';

/** Mounts a widget in an element of the article. Returns a function that unmounts it. */
export type MountWidget = (place: HTMLElement, shell: Shell, loader: PageLoader) => (() => void) | undefined;

/** The engine's widgets by their name in `data-widget`, each a chunk of its own. */
const WIDGETS: Readonly<Record<string, () => Promise<{ mount: MountWidget }>>> = {
  'changes-filter': () => import('./changes-filter/changes-filter.ts'),
  'kept-pages': () => import('./kept-pages/kept-pages.ts'),
  suggestions: () => import('./suggestions/suggestions.tsx'),
};

/**
 * Manages the widgets of the current article: the engine's, and the late behaviours of the site's components.
 * @returns call it after each navigation: unmounts the widgets of the last page and mounts those of the current one. If one cannot be
 * loaded, its content without script stays.
 */
export function createWidgets(shell: Shell, loader: PageLoader): () => void {
  let unmounts: (() => void)[] = [];
  return () => {
    for (const unmount of unmounts) unmount();
    const present: (() => void)[] = [];
    unmounts = present;
    for (const place of document.querySelectorAll<HTMLElement>(`${CONTENT} [data-widget]`)) {
      const name = place.dataset.widget ?? '';
      const files = shell.site.behaviours[name];
      const loading = files ? loadBehaviour(files) : WIDGETS[name]?.();
      loading
        ?.then(({ mount }) => {
          // The reader may have navigated while the code was loading.
          const unmount = place.isConnected && unmounts === present && mount(place, shell, loader);
          if (unmount) present.push(unmount);
        })
        .catch(console.warn);
    }
  };
}

async function loadBehaviour({ script, styles }: BehaviourFiles): Promise<{ mount: MountWidget }> {
  const [{ start }]: [{ start: Behaviour }, ...unknown[]] = await Promise.all([
    import(/* @vite-ignore */ script),
    ...styles.map(loadStyle),
  ]);
  return {
    mount: (place, { site: { locale }, preferences: { tabs } }) =>
      start(place, { props: JSON.parse(place.dataset.props ?? '{}'), locale: locale.name, language: locale.htmlLang, tabs }),
  };
}
