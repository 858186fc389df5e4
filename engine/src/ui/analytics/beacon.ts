import type { Analytics } from './analytics.ts';

/**
 * What the endpoint receives: one JSON object per request, as `text/plain`, so that another origin needs no preflight. Nothing in it
 * identifies a reader.
 */
export type BeaconReport = {
  /** When it happened, ISO 8601 in UTC. */
  readonly time: string;
  /** Address of the page, from the host's root. */
  readonly path: string;
} & (
  | {
      readonly type: 'page_view';
      readonly title: string;
      readonly locale: string;
      readonly version: string;
      /** Address of the page before; empty where there was none. */
      readonly referrer: string;
    }
  | { readonly type: 'event'; readonly name: string; readonly data: Readonly<Record<string, string | number>> }
);

/** Reports to an address of the operator with beacons: the browser sends them when it is idle, even after the page has been closed. */
export function createBeacon(endpoint: string): Analytics {
  const send = (report: BeaconReport): void => {
    navigator.sendBeacon(endpoint, JSON.stringify(report));
  };
  const now = (): string => new Date().toISOString();
  return {
    pageView: (view) => send({ type: 'page_view', time: now(), ...view }),
    event: (name, data) => send({ type: 'event', time: now(), path: location.pathname, name, data }),
  };
}
