import type { UmamiTarget } from '../../model/site.ts';
import { loadScript } from '../scripts/load-script.ts';
import type { Analytics, EventData } from './analytics.ts';

type Properties = Readonly<Record<string, unknown>>;

declare global {
  /** The global of Umami's script (umami.is/docs/tracker-functions). */
  var umami: { track(change: (properties: Properties) => Properties): unknown; track(name: string, data: EventData): unknown } | undefined;
}

/**
 * Reports to an Umami server: the one that has the script, or that of `hostUrl` (umami.is/docs/tracker-configuration).
 * @throws Error if the script cannot be loaded
 */
export async function createUmami({ scriptUrl, websiteId, hostUrl = folderOf(scriptUrl) }: UmamiTarget): Promise<Analytics> {
  await loadScript(scriptUrl, { websiteId, autoTrack: 'false', hostUrl });
  return {
    pageView: ({ path, title, referrer }) => globalThis.umami?.track((properties) => ({ ...properties, url: path, title, referrer })),
    event: (name, data) => globalThis.umami?.track(name, data),
  };
}

function folderOf(url: string): string {
  return new URL('.', url).href.replace(/\/$/, '');
}
