import type { Locator, Page } from 'playwright-core';

/** What screen readers are told from now on, and whether something has the focus. */
export async function hear(page: Page) {
  await page.evaluate(() => {
    const texts: string[] = [];
    Object.assign(window, { texts });
    const region = document.querySelector('.visually-hidden[role=status]');
    if (region) new MutationObserver(() => texts.push(region.textContent ?? '')).observe(region, { childList: true });
  });
  return {
    said: (): Promise<unknown> => page.evaluate(() => Reflect.get(window, 'texts')),
    hasFocus: (selector: string): Promise<boolean | undefined> => page.evaluate((name) => document.activeElement?.matches(name), selector),
  };
}

export const isLoaded = (drawing: Locator): Promise<boolean> =>
  drawing.locator('img:visible').evaluate((picture) => picture instanceof HTMLImageElement && picture.naturalWidth > 0);

export interface Box {
  readonly x: number;
  readonly y: number;
  readonly width: number;
  readonly height: number;
}

/** Where something is in the window, once it is there. */
export async function boxOf(locator: Locator): Promise<Box> {
  const box = await locator.boundingBox();
  if (!box) throw new Error(`${locator} is not shown.`);
  return box;
}

/** The size of a picture on the page, without the ground at its sides. */
export function contentSize(picture: Locator): Promise<{ width: number; height: number }> {
  return picture.evaluate((element) => {
    const { width, height } = element.getBoundingClientRect();
    const { paddingLeft, paddingRight, paddingTop, paddingBottom } = getComputedStyle(element);
    const sum = (...values: string[]): number => values.reduce((total, value) => total + Number.parseFloat(value), 0);
    return { width: width - sum(paddingLeft, paddingRight), height: height - sum(paddingTop, paddingBottom) };
  });
}

/** How large the words of a drawing or diagram are in the window, in pixels: 14 at the size that it says it has. */
export function wordsOf(picture: Locator): Promise<number> {
  return picture.evaluate((element) => (14 * element.getBoundingClientRect().width) / Number(element.getAttribute('width')));
}

/** Waits until a click is no longer the second one of a double click. */
export const afterDoubleClick = (page: Page): Promise<void> => page.waitForTimeout(600);
