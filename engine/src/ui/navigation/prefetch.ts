import { MAIN } from '../../model/shell-ids.ts';

/** The connection (Network Information API), in browsers that have it. */
interface Connection {
  readonly saveData?: boolean;
  readonly effectiveType?: string;
}

declare global {
  interface Navigator {
    readonly connection?: Connection;
  }
}

/** Links in view that are prefetched on one page, not counting hovered ones. */
const IN_VIEW_LIMIT = 6;

/** Whether to prefetch at all: not on 2g, not with data saver (spec §9). */
export function mayPrefetch(connection: Connection | undefined): boolean {
  return !connection?.saveData && !connection?.effectiveType?.includes('2g');
}

/**
 * Prefetches pages: links under the pointer or in focus, and the first links of the article that come into view.
 * @param prefetch called with the address of each link
 * @returns observes the links of the current page; call it after each navigation
 */
export function startPrefetch(prefetch: (url: URL) => void): () => void {
  const request = (target: EventTarget | null): void => {
    const link = target instanceof Element ? target.closest('a') : null;
    if (link?.href && mayPrefetch(navigator.connection)) prefetch(new URL(link.href));
  };
  const options = { passive: true, capture: true };
  document.addEventListener('pointerover', ({ target }) => request(target), options);
  document.addEventListener('focusin', ({ target }) => request(target), options);
  document.addEventListener('touchstart', ({ target }) => request(target), options);

  let left = IN_VIEW_LIMIT;
  const observer = new IntersectionObserver((entries) => {
    for (const { isIntersecting, target } of entries) {
      if (!isIntersecting || left === 0) continue;
      left--;
      observer.unobserve(target);
      request(target);
    }
  });
  return () => {
    observer.disconnect();
    left = IN_VIEW_LIMIT;
    for (const link of document.querySelectorAll(`${MAIN} .article a[href^="/"], .pagination a, .landing a[href^="/"]`))
      observer.observe(link);
  };
}
