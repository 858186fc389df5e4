import type { Page } from 'playwright-core';
import { expect, it } from 'vitest';
import { lookAt } from '../support/browser.ts';

/** Where rows end within what a selector finds, with the text around. */
async function readBreaks(page: Page, selector: string): Promise<string[]> {
  return page.locator(selector).evaluateAll((found) =>
    found.flatMap((element) => {
      const breaks: string[] = [];
      const text = element.textContent ?? '';
      let [offset, last] = [0, 0];
      const walker = document.createTreeWalker(element, NodeFilter.SHOW_TEXT);
      for (let node = walker.nextNode(); node; node = walker.nextNode()) {
        for (let at = 0; at < (node.textContent ?? '').length; at++) {
          const range = document.createRange();
          range.setStart(node, at);
          range.setEnd(node, at + 1);
          const { bottom } = range.getBoundingClientRect();
          if (last > 0 && bottom > last + 4) breaks.push(`${text.slice(0, offset)}|${text.slice(offset)}`);
          if (bottom > 0) last = bottom;
          offset += 1;
        }
      }
      return breaks;
    }),
  );
}

it.each([
  ['sdk/leaderboard/guide/', 390],
  ['sdk/leaderboard/guide/', 320],
  ['sdk/start/faq/', 390],
  ['en/sdk/start/quickstart/', 390],
  ['en/sdk/push/guide/unity/', 1440],
] as const)('names of code in a text break where they have parts: /%s at %i px', async (path, width) => {
  await using sight = await lookAt(path, { viewport: { width, height: 844 } });
  const { page } = sight;
  const breaks = await readBreaks(page, '.article :not(pre, td) > code');
  expect(breaks.length).toBeGreaterThan(0);
  expect(breaks.filter((text) => /[a-z]\|[a-z]/.test(text))).toEqual([]);
});

it.each([
  ['sdk/push/features/', 360],
  ['sdk/storage/features/', 360],
  ['v2/sdk/start/get-ready/', 390],
] as const)('a path in the console breaks between its names: /%s at %i px', async (path, width) => {
  await using sight = await lookAt(path, { viewport: { width, height: 844 } });
  const { page } = sight;
  const breaks = await readBreaks(page, '.article .c-blue');
  expect(breaks.length).toBeGreaterThan(0);
  expect(breaks.filter((text) => !/[› ]\||\|[› ]/.test(text))).toEqual([]);
});
