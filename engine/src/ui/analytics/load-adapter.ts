import type { AnalyticsTarget } from '../../model/site.ts';
import type { Analytics } from './analytics.ts';

/**
 * Fetches the code that reports to the configured target, once the browser is idle.
 * @returns null for a reader who does not want to be tracked
 * @throws Error if a third party's script cannot be loaded
 */
export async function loadAdapter(target: Exclude<AnalyticsTarget, { type: 'none' }>): Promise<Analytics | null> {
  if (refusesTracking(navigator)) return null;
  await new Promise((resolve) => (window.requestIdleCallback ?? setTimeout)(resolve));
  switch (target.type) {
    case 'beacon':
      return (await import('./beacon.ts')).createBeacon(target.endpoint);
    case 'ga4':
      return (await import('./ga4.ts')).createGa4(target.measurementId);
    case 'umami':
      return (await import('./umami.ts')).createUmami(target);
  }
}

/** Whether the reader's browser asks not to be tracked: Do Not Track, or Global Privacy Control. */
export function refusesTracking(browser: { readonly doNotTrack?: string | null; readonly globalPrivacyControl?: boolean }): boolean {
  return browser.doNotTrack === '1' || browser.globalPrivacyControl === true;
}
