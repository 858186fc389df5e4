/** What browsers tell of the connection (Network Information API), where they do. */
interface Connection {
  readonly saveData?: boolean;
  readonly effectiveType?: string;
}

declare global {
  interface Navigator {
    readonly connection?: Connection;
  }
}

/** Links in view that are fetched on one page; hovered ones come on top. */
const IN_VIEW_LIMIT = 6;

/** Whether fetching ahead is fair to the reader: not on 2g, not with data saver (spec §9). */
export function mayPrefetch(connection: Connection | undefined): boolean {
  return !connection?.saveData && !connection?.effectiveType?.includes('2g');
}

/**
 * Fetches pages that the reader is about to want: a link under the pointer or in focus, and the first links of the article that have
 * come into view.
 * @param prefetch is given the address of each link.
 * @returns looks at the links of the page that is shown; to be called after each navigation.
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
    for (const link of document.querySelectorAll('#main .article a[href^="/"], .pagination a, .landing a[href^="/"]'))
      observer.observe(link);
  };
}
