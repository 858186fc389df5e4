import { chromium } from 'playwright-core';
import { expect, it } from 'vitest';
import { findProgram } from '../../engine/src/model/find-program.ts';
import { READY } from '../support/browser.ts';
import { serveFixtureToAll } from '../support/served-site.ts';

const tabs = `<Tabs groupId="tool">
<TabItem value="gradle" label="Gradle">

甲。

</TabItem>
<TabItem value="maven" label="Maven">

乙。

</TabItem>
</Tabs>`;
const site = serveFixtureToAll(
  {
    'content/zh-Hans/v3/sdk/start.mdx': `---\ntitle: 开始\n---\n\n${tabs}\n`,
    'content/en/v3/sdk/start.mdx': `---\ntitle: Start\n---\n\n${tabs}\n`,
    'glossary.yml': 'terms: []\n',
  },
  { navbar: [{ type: 'locales' }], colorMode: { default: 'light', switchable: true } },
);

it('a page that the browser has kept shows on Back what was chosen on the page in between', async (context) => {
  // The one without windows keeps no pages.
  const executablePath = findProgram(['chromium', 'google-chrome']);
  if (executablePath === undefined) return context.skip('NOT TESTED: pages that the browser keeps. There is no whole Chromium.');
  await using browser = await chromium.launch({
    executablePath,
    args: ['--no-sandbox'],
    // Playwright's own, which is not what readers have.
    ignoreDefaultArgs: ['--disable-back-forward-cache'],
  });
  const page = await browser.newPage({ baseURL: site() });
  await page.goto('sdk/start/');
  await page.waitForSelector(READY);
  await page.evaluate(() => addEventListener('pageshow', ({ persisted }) => Object.assign(window, { persisted })));
  await page.goto('en/sdk/start/');
  await page.waitForSelector(READY);
  await page.locator('.navbar-tool.in-light').click();
  await page.getByRole('tab', { name: 'Maven' }).click();
  // Playwright would wait for a load.
  await page.evaluate(() => history.back());
  await expect.poll(() => page.evaluate(() => Reflect.get(window, 'persisted'))).toBe(true);
  await expect.poll(() => page.locator('html').getAttribute('data-theme')).toBe('dark');
  await expect.poll(() => page.getByRole('tab', { selected: true }).textContent()).toBe('Maven');
});
