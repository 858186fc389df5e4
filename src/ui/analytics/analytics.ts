import type { PageData } from '../../model/page.ts';
import type { AnalyticsTarget } from '../../model/site.ts';

/** A page that a reader looks at. */
export interface PageView extends Pick<PageData, 'path' | 'title' | 'locale' | 'version'> {
  /** Address of the page before this one; empty where there was none. */
  readonly referrer: string;
}

/** What is told of an event: short texts and numbers. */
export type EventData = Readonly<Record<string, string | number>>;

/** Counts what readers do. All that the site reports goes through here, whoever counts. */
export interface Analytics {
  pageView(view: PageView): void;
  event(name: string, data: EventData): void;
}

/** Counts nothing. */
export const silentAnalytics: Analytics = { pageView: () => undefined, event: () => undefined };

/**
 * Creates what counts for the configured target. Its code is fetched when the browser is idle; until then reports wait. Where it is
 * blocked they are dropped, and nobody notices. A reader who does not want to be tracked is not counted, and nothing is fetched.
 */
export function createAnalytics(target: AnalyticsTarget): Analytics {
  if (target.type === 'none' || refusesTracking(navigator)) return silentAnalytics;
  const adapter = whenIdle()
    .then(() => loadAdapter(target))
    .catch(() => silentAnalytics);
  const report = (send: (counter: Analytics) => void): void => {
    // A third party's mistake is not the reader's.
    adapter.then(send).catch(() => undefined);
  };
  return {
    pageView: (view) => report((counter) => counter.pageView(view)),
    event: (name, data) => report((counter) => counter.event(name, data)),
  };
}

/** Whether the reader's browser asks not to be tracked: Do Not Track, or Global Privacy Control. */
export function refusesTracking(browser: { readonly doNotTrack?: string | null; readonly globalPrivacyControl?: boolean }): boolean {
  return browser.doNotTrack === '1' || browser.globalPrivacyControl === true;
}

async function loadAdapter(target: AnalyticsTarget): Promise<Analytics> {
  switch (target.type) {
    case 'none':
      return silentAnalytics;
    case 'beacon':
      return (await import('./beacon.ts')).createBeacon(target.endpoint);
    case 'ga4':
      return (await import('./ga4.ts')).createGa4(target.measurementId);
    case 'umami':
      return (await import('./umami.ts')).createUmami(target);
  }
}

function whenIdle(): Promise<unknown> {
  return new Promise((resolve) => (window.requestIdleCallback ?? setTimeout)(resolve));
}
