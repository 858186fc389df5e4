import { trustBuildHtml } from '../content/trusted-html.ts';
import { loadStyle } from '../document/load-style.ts';
import type { Readable } from '../state/store.ts';
import styles from './progress-sheet.css?url';
import type { Route } from './route.ts';

/** Milliseconds of loading before the bar appears (spec §9). */
const DELAY = 200;

/** Shows a bar at the top of the window while a page is loading. Its code is fetched when it is first needed. */
export function showProgress(route: Readable<Route>): void {
  let timer: ReturnType<typeof setTimeout> | undefined;
  const isLoading = (): boolean => ['loading', 'retrying'].includes(route.get().status);
  let done = (): void => undefined;

  route.subscribe(() => {
    clearTimeout(timer);
    if (!isLoading()) return done();
    timer = setTimeout(async () => {
      const bar = await loadBar().catch(() => null);
      if (!bar || !isLoading()) return;
      if (!bar.isStarted()) bar.start();
      done = () => bar.done();
    }, DELAY);
  });
}

async function loadBar(): Promise<typeof import('nprogress')> {
  const [{ default: bar }] = await Promise.all([import('nprogress'), loadStyle(styles)]);
  // Spec §9. Its trickle rate, 0.02, is the library's default.
  bar.configure({
    minimum: 0.08,
    speed: matchMedia('(prefers-reduced-motion: reduce)').matches ? 0 : 200,
    trickleSpeed: 800,
    showSpinner: false,
    barSelector: '.bar',
    template: trustBuildHtml('<div class="bar"></div>'),
  });
  return bar;
}
