import { expect, it } from 'vitest';
import { openPage, shareContext } from '../support/browser.ts';

it.each(['ltr', 'rtl'])('chevrons point down beside what is open, and to a side beside what is closed: %s', async (direction) => {
  await using context = await shareContext();
  const page = await openPage(context, 'sdk/leaderboard/guide/');
  await page.evaluate((dir) => {
    document.documentElement.dir = dir;
  }, direction);
  const pointing = (selector: string): Promise<string> =>
    page
      .locator(selector)
      .first()
      .evaluate((summary) => {
        const { borderLeftWidth, rotate } = getComputedStyle(summary, '::after');
        // The corner of two borders, turned.
        const angle = (Number.parseFloat(rotate) * Math.PI) / 180;
        const across = borderLeftWidth === '0px' ? 1 : -1;
        const [x, y] = [across * Math.cos(angle) - Math.sin(angle), across * Math.sin(angle) + Math.cos(angle)];
        return Math.abs(x) > Math.abs(y) ? 'aside' : y > 0 ? 'down' : 'up';
      });
  expect(await pointing('.sidebar-branch > details[open] > summary')).toBe('down');
  expect(await pointing('.sidebar-branch > details:not([open]) > summary')).toBe('aside');
  expect(await pointing('.menu > summary')).toBe('down');
});
