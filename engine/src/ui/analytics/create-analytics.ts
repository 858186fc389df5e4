import type { AnalyticsTarget } from '../../model/site.ts';
import { type Analytics, silentAnalytics } from './analytics.ts';

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
