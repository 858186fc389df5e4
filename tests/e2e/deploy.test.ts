import { readdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { expect, it } from 'vitest';
import { buildSite } from '../../engine/src/build/build-site.ts';
import { BUILD_KEYS_FILE } from '../../engine/src/build/last-build.ts';
import { silentProgress } from '../../engine/src/build/progress.ts';
import { writeFileList } from '../../engine/src/model/file-list.ts';
import { startServer } from '../../engine/src/server/start-server.ts';
import { arriveAt, isMarked, markDocument, openContext, openPage, READY, shareContext } from '../support/browser.ts';
import { createSiteFixture } from '../support/site-fixture.ts';

const files = {
  'content/zh-Hans/v3/sdk/start.mdx': '---\ntitle: 开始\n---\n\n[去推送](/sdk/push/)\n',
  'content/zh-Hans/v3/sdk/push.mdx': '---\ntitle: 推送\n---\n\n旧的文字。[去开始](/sdk/start/)\n',
  'glossary.yml': 'terms: []\n',
};

/** Gives a built site another name, and all its scripts, as an older version of the shell had. */
function makeOlder(dist: string): void {
  const older = (text: string): string =>
    text.replace(/-[\w-]{3}([\w-]{5}\.js)(?!on)/g, '-old$1').replace(/"build":"\w+"/g, '"build":"older"');
  rmSync(join(dist, BUILD_KEYS_FILE));
  const paths = readdirSync(dist, { recursive: true, encoding: 'utf8' });
  for (const path of paths.filter((one) => /\.(br|gz)$/.test(one))) rmSync(join(dist, path));
  for (const path of paths.filter((one) => /\.(html|js)$/.test(one))) {
    const text = readFileSync(join(dist, path), 'utf8');
    rmSync(join(dist, path));
    writeFileSync(join(dist, older(path)), older(text));
  }
  writeFileList(dist);
}

it('a deploy in the middle of a visit: what the old tab loads late still comes, the next page brings the new build, once', async () => {
  using fixture = createSiteFixture(files, { navbar: [{ type: 'search' }] });
  const dist = join(fixture.loaded.rootDir, 'dist');
  const build = () => buildSite(fixture.loaded, { out: dist, inService: dist, progress: silentProgress });
  await build();
  makeOlder(dist);
  const server = await startServer({ dist, port: 0, logLevel: 'silent', watchInterval: 20 });
  try {
    await using context = await openContext({ baseURL: `${server.url}/` });
    // Pages that were fetched ahead of the deploy would be shown as they were.
    await context.addInitScript(() => Object.defineProperty(navigator, 'connection', { value: { saveData: true } }));
    const page = await openPage(context, 'sdk/start/');
    const requests: string[] = [];
    page.on('response', (response) => requests.push(`${response.status()} ${new URL(response.url()).pathname}`));
    await markDocument(page);

    fixture.write('content/zh-Hans/v3/sdk/push.mdx', files['content/zh-Hans/v3/sdk/push.mdx'].replace('旧的', '新的'));
    expect(await build()).toMatchObject({ published: true });
    await expect.poll(async () => (await fetch(`${server.url}/sdk/push/`)).text()).toContain('新的文字');
    await page.click('.search-button');
    await page.waitForSelector('.search input[role=combobox]');
    await page.keyboard.press('Escape');
    expect(requests.filter((request) => /-old[^/]*\.js$/.test(request)).length).toBeGreaterThan(0);
    expect(await isMarked(page)).toBe(true);

    await page.getByRole('link', { name: '去推送' }).click();
    await page.getByText('新的文字').waitFor();
    await page.waitForSelector(READY);
    expect(await isMarked(page)).toBe(false);
    await markDocument(page);
    await page.getByRole('link', { name: '去开始' }).click();
    await arriveAt(page, '开始');
    expect(await isMarked(page)).toBe(true);
    expect(requests.filter((request) => request.includes('/-/') && !/^(200|304) /.test(request))).toEqual([]);
  } finally {
    await server.close();
  }
});

it('a reader who goes offline keeps what they read, and gets the next page when they are back', async () => {
  await using context = await shareContext();
  // Whatever was fetched ahead is not there.
  await context.route('**/page.json', (route) => route.abort());
  const page = await openPage(context, 'sdk/leaderboard/guide/');
  // The texts of the shell come after the page.
  await page.waitForLoadState('networkidle');
  await context.setOffline(true);
  await page.locator('.sidebar').getByText('功能介绍', { exact: true }).click();
  const retry = page.getByRole('button', { name: '重试' });
  await retry.waitFor();
  await page.goBack();
  await arriveAt(page, '排行榜开发指南');
  expect(await retry.count()).toBe(0);
  await page.goForward();
  await retry.waitFor();
  await context.setOffline(false);
  await context.unroute('**/page.json');
  await retry.click();
  await arriveAt(page, '排行榜功能介绍');
});
