import type { Page } from 'playwright-core';

/**
 * Clicks the page's link to a path, or one made for it, without hovering, so that nothing is prefetched.
 * @returns milliseconds until the next page's title is painted; the page must stay loaded
 */
export function clickAndWait(page: Page, path: string): Promise<number> {
  return page.evaluate(
    (href) =>
      new Promise<number>((resolve) => {
        const before = document.querySelector('h1')?.textContent;
        const start = performance.now();
        const observer = new MutationObserver(() => {
          const title = document.querySelector('h1')?.textContent;
          if (!title || title === before) return;
          observer.disconnect();
          // After the next frame and one more task the title is on the screen.
          requestAnimationFrame(() => setTimeout(() => resolve(performance.now() - start)));
        });
        observer.observe(document.body, { childList: true, subtree: true, characterData: true });
        const present = document.querySelector<HTMLAnchorElement>(`main a[href="${href}"]`);
        const link = present ?? Object.assign(document.createElement('a'), { href });
        if (!present) document.body.append(link);
        link.click();
        if (!present) link.remove();
      }),
    path,
  );
}

/** Follows a link to a page that the browser loads; @returns milliseconds until its first text is painted */
export async function loadAndWait(page: Page, path: string): Promise<number> {
  const loaded = page.waitForEvent('load');
  const start = await page.evaluate((href) => {
    Object.assign(document.createElement('a'), { href }).click();
    return performance.timeOrigin + performance.now();
  }, path);
  await loaded;
  const painted = await page.evaluate(
    () =>
      new Promise<number>((resolve) => {
        new PerformanceObserver((list) => {
          for (const { name, startTime } of list.getEntries()) {
            if (name === 'first-contentful-paint') resolve(performance.timeOrigin + startTime);
          }
        }).observe({ type: 'paint', buffered: true });
      }),
  );
  return painted - start;
}
