import type { Analytics } from './analytics.ts';

/** Reports choices of items that have a tracking point (spec §4 "Footer"). */
export function watchTrackingPoints(analytics: Analytics): void {
  document.addEventListener('click', ({ target }) => {
    const point = target instanceof Element ? target.closest<HTMLElement>('[data-tracking]')?.dataset.tracking : undefined;
    if (point) analytics.event('footer', { point });
  });
}
