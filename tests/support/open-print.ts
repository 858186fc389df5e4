import type { BrowserContext, Page } from 'playwright-core';
import { openPage } from './browser.ts';

/** The room of A4 between the margins, in pixels. */
export const PAPER = { width: 673, height: 1001 };

/** Opens a page as it is printed. Columns of the size of a sheet stand for its pages, as these break alike and can be measured. */
export async function openPrint(context: BrowserContext, path: string): Promise<Page> {
  const page = await openPage(context, path);
  await page.setViewportSize(PAPER);
  await page.emulateMedia({ media: 'print' });
  await page.evaluate(({ width, height }) => {
    const article = document.querySelector<HTMLElement>('.article');
    if (article) article.style.cssText = `column-fill: auto; column-gap: 50px; column-width: ${width}px; block-size: ${height}px`;
  }, PAPER);
  return page;
}
