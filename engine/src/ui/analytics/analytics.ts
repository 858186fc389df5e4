import type { PageData } from '../../model/page.ts';
import type { AnalyticsTarget } from '../../model/site.ts';

/** A page that a reader looks at. */
export interface PageView extends Pick<PageData, 'path' | 'title' | 'locale' | 'version'> {
  /** Address of the page before this one; empty where there was none. */
  readonly referrer: string;
}

/** Details of an event: short texts and numbers. */
export type EventData = Readonly<Record<string, string | number>>;

/** Counts what readers do. Everything that the site reports goes through here, whichever service is configured. */
export interface Analytics {
  pageView(view: PageView): void;
  event(name: string, data: EventData): void;
}

/** Counts nothing. */
export const silentAnalytics: Analytics = { pageView: () => undefined, event: () => undefined };

/**
 * Creates the analytics of the configured target. Its code is a chunk of its own, and reports wait for it. If it is blocked, they are
 * dropped silently.
 */
export function createAnalytics(target: AnalyticsTarget): Analytics {
  if (target.type === 'none') return silentAnalytics;
  // Blocked scripts and a third party's errors must not reach the reader, also before there is something to report.
  const adapter = import('./load-adapter.ts').then(({ loadAdapter }) => loadAdapter(target)).catch(() => null);
  const report = (send: (counter: Analytics) => void): void => {
    adapter.then((counter) => counter && send(counter)).catch(() => undefined);
  };
  return {
    pageView: (view) => report((counter) => counter.pageView(view)),
    event: (name, data) => report((counter) => counter.event(name, data)),
  };
}
