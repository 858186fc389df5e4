import { expect, it } from 'vitest';
import { startDevServer } from '../../src/build/dev/dev-server.ts';
import { openContext } from '../support/browser.ts';
import { createSiteFixture } from '../support/site-fixture.ts';

const source = (text: string): string => `---\ntitle: 开始\n---\n\n## 初始化 {#init}\n\n${text}\n\n${'一段。\n\n'.repeat(80)}`;

it('a saved page is swapped into the open browser, its scroll position kept', async () => {
  using fixture = createSiteFixture({ 'content/zh-Hans/v3/sdk/start.mdx': source('旧的文字'), 'glossary.yml': 'terms: []\n' });
  const server = await startDevServer(fixture.loaded, { port: 0 });
  await using context = await openContext({ baseURL: server.url });
  const page = await context.newPage();
  await page.goto('sdk/start/');
  await page.waitForSelector('html[data-ready]');
  await page.evaluate(() => window.scrollTo(0, 700));
  await page.evaluate(() => Object.assign(window, { isSamePage: true }));

  fixture.write('content/zh-Hans/v3/sdk/start.mdx', source('新的文字'));
  await page.getByText('新的文字').waitFor();
  expect(await page.evaluate(() => [window.scrollY, 'isSamePage' in window])).toEqual([700, true]);
  await server.close();
});

it('search finds what is being written', async () => {
  using fixture = createSiteFixture({ 'content/zh-Hans/v3/sdk/start.mdx': source('排行榜'), 'glossary.yml': 'terms: []\n' });
  const server = await startDevServer(fixture.loaded, { port: 0 });
  const response = await fetch(new URL('/api/search?q=排行榜&locale=zh-Hans', server.url));
  expect(await response.json()).toMatchObject({ hits: [{ source: { title: '开始', heading: '初始化' } }] });
  await server.close();
});
