import { loadScript } from '../scripts/load-script.ts';
import type { Analytics } from './analytics.ts';

declare global {
  /** Where Google's script looks for commands. */
  var dataLayer: unknown[] | undefined;
}

const SCRIPT_URL = 'https://www.googletagmanager.com/gtag/js';

/**
 * Reports to Google Analytics 4. Its data layer holds the commands until the script has loaded.
 * Page views are sent explicitly: Google's own detection knows nothing of the router.
 */
export function createGa4(measurementId: string): Analytics {
  globalThis.dataLayer ??= [];
  const layer = globalThis.dataLayer;
  function command(..._words: readonly unknown[]): void {
    // biome-ignore lint/complexity/noArguments: the script takes no arrays, only `arguments` objects
    layer.push(arguments);
  }
  command('js', new Date());
  command('config', measurementId, { send_page_view: false, allow_google_signals: false });
  loadScript(`${SCRIPT_URL}?id=${measurementId}`).catch(() => undefined);
  return {
    pageView({ path, title, locale, referrer }) {
      const address = location.origin + path;
      command('event', 'page_view', { page_location: address, page_title: title, page_referrer: referrer, language: locale });
    },
    event: (name, data) => command('event', name, data),
  };
}
