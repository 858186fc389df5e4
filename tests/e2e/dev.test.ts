import { appendFileSync, mkdirSync, renameSync } from 'node:fs';
import { join } from 'node:path';
import { setImmediate } from 'node:timers/promises';
import { expect, it, vi } from 'vitest';
import { DevServer } from '../../engine/src/build/dev/dev-server.ts';
import { startDev } from '../../engine/src/build/dev/start-dev.ts';
import { hold, openContext, READY } from '../support/browser.ts';
import { createSiteFixture, type SiteFixture } from '../support/site-fixture.ts';

const source = (text: string): string => `---\ntitle: 开始\n---\n\n## 初始化 {#init}\n\n${text}\n\n${'一段。\n\n'.repeat(80)}`;

async function serve({ loaded }: SiteFixture): Promise<{ url: string; close(): Promise<void> }> {
  const server = await DevServer.open(loaded);
  return { url: await server.listen(0), close: () => server.close() };
}

it('a saved page is swapped into the open browser, its scroll position kept', async () => {
  using fixture = createSiteFixture({ 'content/zh-Hans/v3/sdk/start.mdx': source('旧的文字'), 'glossary.yml': 'terms: []\n' });
  const server = await serve(fixture);
  await using context = await openContext({ baseURL: server.url });
  const page = await context.newPage();
  await page.goto('sdk/start/');
  await page.waitForSelector(READY);
  await page.evaluate(() => window.scrollTo(0, 700));
  await page.evaluate(() => Object.assign(window, { isSamePage: true }));

  fixture.write('content/zh-Hans/v3/sdk/start.mdx', source('新的文字'));
  await page.getByText('新的文字').waitFor();
  expect(await page.evaluate(() => [window.scrollY, 'isSamePage' in window])).toEqual([700, true]);
  await server.close();
});

it('a file that is saved while its page is on its way is shown as saved: before the browser listens to the server, and before the app is there', async () => {
  const file = 'content/zh-Hans/v3/sdk/start.mdx';
  using fixture = createSiteFixture({ [file]: source('旧的文字'), 'glossary.yml': 'terms: []\n' });
  const server = await serve(fixture);
  await using context = await openContext({ baseURL: server.url });
  for (const [held, text] of [
    ['**/__signpost/events*', '新的文字'],
    ['**/-/client-*.js', '更新的文字'],
  ] as const) {
    const release = await hold(context, held);
    const page = await context.newPage();
    const asked = page.waitForRequest(held);
    await page.goto('sdk/start/');
    await asked;
    fixture.write(file, source(text));
    await expect.poll(async () => (await fetch(new URL('sdk/start/', server.url))).text()).toContain(text);
    release();
    await page.getByText(text, { exact: true }).waitFor();
    await page.close();
  }
  await server.close();
});

it('a page that was swapped in is as complete as one that was opened: its long lines of code can be wrapped and scrolled by keyboard', async () => {
  const withCode = (line: string): string => source(`\`\`\`js\n${line}\n\`\`\``);
  const file = 'content/zh-Hans/v3/sdk/start.mdx';
  using fixture = createSiteFixture({ [file]: withCode('short();'), 'glossary.yml': 'terms: []\n' });
  const server = await serve(fixture);
  await using context = await openContext({ baseURL: server.url });
  const page = await context.newPage();
  await page.goto('sdk/start/');
  await page.waitForSelector(READY);
  const code = page.locator('.code pre');
  await page.waitForFunction(() => !document.querySelector('.code pre')?.hasAttribute('tabindex'));
  expect(await page.locator('.code-wrap').count()).toBe(0);
  fixture.write(file, withCode(`long(${"'and longer', ".repeat(40)});`));
  await page.locator('.code-wrap').waitFor();
  await expect.poll(() => code.getAttribute('tabindex')).toBe('0');
  await server.close();
});

it('a page that is on its way, or could not be loaded, when a file is saved is the one that comes', async () => {
  const friends = 'content/zh-Hans/v3/sdk/friends.mdx';
  using fixture = createSiteFixture({
    'content/zh-Hans/v3/sdk/start.mdx': source('文字'),
    [friends]: '---\ntitle: 好友\n---\n\n旧的好友\n',
    'glossary.yml': 'terms: []\n',
  });
  const server = await serve(fixture);
  await using context = await openContext({ baseURL: server.url });
  const page = await context.newPage();
  const { promise, resolve } = Promise.withResolvers<void>();
  await page.route('**/sdk/friends/page.json', async (route) => {
    // Made before the file is saved.
    const response = await route.fetch();
    await promise;
    await route.fulfill({ response });
  });
  await page.goto('sdk/start/');
  await page.waitForSelector(READY);
  await page.route('**/sdk/start/**', (route) => route.fulfill({ status: 503, body: '' }));
  await page.evaluate(() => addEventListener('signpost:refresh', () => document.body.classList.add('refreshed')));
  await page.locator('.sidebar').getByText('好友').click();
  await page.waitForURL('**/sdk/friends/');
  await page.locator('#nprogress .bar').waitFor();
  fixture.write(friends, '---\ntitle: 好友\n---\n\n新的好友\n');
  await page.locator('.refreshed').waitFor();
  resolve();
  await page.locator('.article').getByText('新的好友').waitFor();
  expect(await page.locator('h1').textContent()).toBe('好友');

  await page.locator('.sidebar').getByText('开始').click();
  await page.locator('.error-box').waitFor();
  await page.unroute('**/sdk/start/**');
  fixture.write('content/zh-Hans/v3/sdk/start.mdx', source('新的文字'));
  await page.locator('.article').getByText('新的文字').waitFor();
  expect(await page.locator('h1').textContent()).toBe('开始');
  expect(new URL(page.url()).pathname).toBe('/sdk/start/');
  await server.close();
});

it('search finds what is being written; an unknown address shows the not-found page of its language', async () => {
  using fixture = createSiteFixture({ 'content/zh-Hans/v3/sdk/start.mdx': source('排行榜'), 'glossary.yml': 'terms: []\n' });
  const server = await serve(fixture);
  const response = await fetch(new URL('/api/search?q=排行榜&locale=zh-Hans', server.url));
  expect(await response.json()).toMatchObject({ hits: [{ source: { title: '开始', heading: '初始化' } }] });
  for (const [path, title] of [
    ['/sdk/strat/', '找不到页面'],
    ['/en/sdk/strat/', 'Page Not Found'],
  ] as const) {
    const missing = await fetch(new URL(path, server.url));
    expect(missing.status).toBe(404);
    expect(await missing.text()).toContain(`<h1>${title}</h1>`);
  }
  await server.close();
});

it('an address without its slash leads to the page, as on a built site', async () => {
  using fixture = createSiteFixture({ 'content/zh-Hans/v3/sdk/start.mdx': source('文字'), 'glossary.yml': 'terms: []\n' });
  const server = await serve(fixture);
  const redirected = await fetch(new URL('/sdk/start?platform=ios', server.url), { redirect: 'manual' });
  expect([redirected.status, redirected.headers.get('location')]).toEqual([302, '/sdk/start/?platform=ios']);
  expect((await fetch(new URL('/sdk/nothing', server.url))).status).toBe(404);
  await server.close();
});

it('a report that an author tries is shown in the terminal, and its reader is thanked', async () => {
  using fixture = createSiteFixture(
    { 'content/zh-Hans/v3/sdk/start.mdx': source('文字'), 'glossary.yml': 'terms: []\n' },
    { feedback: {} },
  );
  const server = await serve(fixture);
  const print = vi.spyOn(console, 'log').mockReturnValue();
  await using context = await openContext({ baseURL: server.url });
  const page = await context.newPage();
  await page.goto('sdk/start/');
  await page.locator('.section-report button').last().click();
  const dialog = page.getByRole('dialog');
  await dialog.getByRole('radio').first().check();
  await dialog.getByRole('textbox').fill('不对');
  await page.keyboard.press('Enter');
  await dialog.getByRole('status').getByText('谢谢').waitFor();
  expect(print.mock.calls.flat().join('\n')).toMatch(
    /only `signpost serve` keeps: \{"page":"\/sdk\/start\/","section":"init".*"text":"不对"\}/,
  );
  print.mockRestore();
  await server.close();
});

it('static files have the types that the server gives them', async () => {
  using fixture = createSiteFixture({ 'static/files/manual.pdf': '%PDF-1.7', 'static/img/cover.avif': 'avif', 'static/notes.csv': '甲' });
  const server = await serve(fixture);
  const typeOf = async (path: string) => (await fetch(new URL(path, server.url))).headers.get('content-type');
  expect(await typeOf('files/manual.pdf')).toBe('application/pdf');
  expect(await typeOf('img/cover.avif')).toBe('image/avif');
  expect(await typeOf('notes.csv')).toBe('text/csv; charset=utf-8');
  await server.close();
});

it('a file that makes no page is told when the server starts and when it is saved, once', async () => {
  vi.spyOn(console, 'log').mockReturnValue();
  const warn = vi.spyOn(console, 'warn').mockReturnValue();
  using fixture = createSiteFixture({ 'content/zh-Hans/v3/sdk/start.mdx': source('文字'), 'content/zh-Hans/v3/sdk/GUIDE.MD': '# Guide\n' });
  const server = await serve(fixture);
  const told = (): unknown[] => warn.mock.calls.flat();
  const guide = expect.stringMatching(/^content\/zh-Hans\/v3\/sdk\/GUIDE\.MD {2}warning {2}This file is no page/);
  expect(told()).toEqual([guide]);
  fixture.write('content/zh-Hans/v3/sdk/_category_.json', '{ "position": "first" }');
  const category = expect.stringMatching(/^content\/zh-Hans\/v3\/sdk\/_category_\.json:1:3 {2}error {2}position: must be a number/);
  await expect.poll(told).toEqual([guide, category]);
  fixture.write('content/zh-Hans/v3/sdk/start.mdx', source('新'));
  await expect.poll(async () => (await fetch(new URL('sdk/start/', server.url))).text()).toContain('新');
  expect(told()).toEqual([guide, category]);
  await server.close();
});

it('a picture that comes in many parts is one change', async () => {
  const print = vi.spyOn(console, 'log').mockReturnValue();
  using fixture = createSiteFixture({ 'content/zh-Hans/v3/sdk/start.mdx': source('文字') });
  const server = await serve(fixture);
  const told = (name: string): string[] => print.mock.calls.flat().filter((line) => String(line).startsWith(name));
  const file = join(fixture.loaded.siteDir, 'static/large.png');
  // However long this test takes: no time passes without a further part.
  vi.useFakeTimers({ toFake: ['setTimeout', 'clearTimeout'] });
  try {
    for (let part = 0; part < 60; part++) {
      appendFileSync(file, Buffer.alloc(1000));
      await setImmediate();
    }
    // The system tells of it after them.
    fixture.write('content/zh-Hans/v3/sdk/start.mdx', source('新'));
    await expect.poll(() => told('content/zh-Hans/v3/sdk/start.mdx')).not.toEqual([]);
    expect(told('static/large.png')).toEqual([]);
    vi.advanceTimersByTime(100);
  } finally {
    vi.useRealTimers();
  }
  await expect.poll(() => told('static/large.png')).not.toEqual([]);
  expect(told('static/large.png')).toHaveLength(1);
  await server.close();
});

it('files of a folder beside the static ones are nobody’s', async () => {
  using fixture = createSiteFixture({ 'static/notes.csv': 'a', 'static-private/notes.csv': 'secret' });
  const server = await serve(fixture);
  expect((await fetch(new URL('..%2fstatic-private/notes.csv', server.url))).status).toBe(404);
  expect(await (await fetch(new URL('notes.csv', server.url))).text()).toBe('a');
  await server.close();
});

it('what is wrong with a page is shown on it, until it is put right', async () => {
  vi.spyOn(console, 'warn').mockReturnValue();
  using fixture = createSiteFixture({ 'content/zh-Hans/v3/sdk/start.mdx': source('[去哪里](/sdk/strat/)') });
  const server = await serve(fixture);
  await using context = await openContext({ baseURL: server.url });
  const page = await context.newPage();
  await page.goto('sdk/start/');
  const panel = page.locator('signpost-problems');
  await panel.getByText('content/zh-Hans/v3/sdk/start.mdx:7:1  error').waitFor();
  expect(await panel.locator('div').textContent()).toContain('/sdk/start/');

  await page.waitForSelector(READY);
  fixture.write('content/zh-Hans/v3/sdk/start.mdx', source('放心'));
  await page.getByText('放心').waitFor();
  await panel.locator('div').waitFor({ state: 'detached' });
  await server.close();
});

it('a saved configuration starts the server anew at the same address; one that is wrong is told, and the last good one stays', async () => {
  vi.spyOn(console, 'log').mockReturnValue();
  const told = vi.spyOn(console, 'error').mockReturnValue();
  const fixtureFile = join(import.meta.dirname, '../support/site-fixture.ts');
  const configOf = (title: string): string =>
    `import { fixtureConfig } from '${fixtureFile}';\nexport default { ...fixtureConfig, title: ${title} };\n`;
  using fixture = createSiteFixture({ 'content/zh-Hans/v3/sdk/start.mdx': source('文字'), 'site.config.ts': configOf("'Before'") });
  const urls: string[] = [];
  const server = await startDev({ config: fixture.loaded.configFile }, 0, (url) => urls.push(url));
  const readPage = async (): Promise<string> => (await fetch(`${urls[0]}sdk/start/`)).text();
  expect(await readPage()).toContain('<title>开始 | Before</title>');

  fixture.write('site.config.ts', configOf('7'));
  await expect.poll(() => told.mock.lastCall?.join()).toContain('title: ');
  expect(await readPage()).toContain('<title>开始 | Before</title>');

  fixture.write('site.config.ts', configOf("'After'"));
  await expect.poll(() => readPage().catch(() => '')).toContain('<title>开始 | After</title>');
  expect(new Set(urls).size).toBe(1);
  await server.close();
});

it('pages that are moved into folders of languages, while nothing is configured, are at their new addresses', async () => {
  vi.spyOn(console, 'log').mockReturnValue();
  using fixture = createSiteFixture({ 'index.md': '# Notes\n', 'guide/start.md': '# Start\n' });
  const { siteDir } = fixture.loaded;
  const urls: string[] = [];
  const server = await startDev({ config: siteDir }, 0, (url) => urls.push(url));
  const titleAt = async (path: string): Promise<string | undefined> =>
    /<title>(\w+) \|/.exec(await (await fetch(`${urls[0]}${path}`)).text())?.[1];
  expect(await titleAt('guide/start/')).toBe('Start');

  for (const language of ['en', 'de']) mkdirSync(join(siteDir, language));
  for (const name of ['index.md', 'guide']) renameSync(join(siteDir, name), join(siteDir, 'en', name));
  fixture.write('de/index.md', '# Notizen\n');
  await expect.poll(() => titleAt('de/guide/start/').catch(() => '')).toBe('Start');
  expect(await titleAt('de/')).toBe('Notizen');
  expect(new Set(urls).size).toBe(1);
  await server.close();
});
