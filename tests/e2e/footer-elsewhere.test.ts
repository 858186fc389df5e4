import { mkdtempSync, readdirSync, readFileSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join, relative } from 'node:path';
import { pathToFileURL } from 'node:url';
import react from '@vitejs/plugin-react';
import { build, type InlineConfig, type Plugin } from 'vite';
import { expect, it } from 'vitest';
import { firstPage, shareContext } from '../support/browser.ts';

const root = join(import.meta.dirname, '../..');
const otherSite = join(root, 'tests/fixtures/other-site');
const ADDRESS = 'https://other.example/';

interface OtherSite extends Disposable {
  readonly html: string;
  readonly assets: ReadonlyMap<string, string>;
  /** The project's files that are in it. */
  readonly sources: readonly string[];
}

/** Builds the other site as its own people would: for the server and for the browser. */
async function buildOtherSite(): Promise<OtherSite> {
  const dir = mkdtempSync(join(tmpdir(), 'signpost-other-site-'));
  const sources: string[] = [];
  const collectSources: Plugin = {
    name: 'collect-sources',
    moduleParsed({ id }) {
      if (id.startsWith(root) && !id.includes('node_modules')) sources.push(relative(root, id));
    },
  };
  const common: InlineConfig = { root: otherSite, configFile: false, logLevel: 'error', publicDir: false, mode: 'production' };
  const output = { entryFileNames: '[name].js', chunkFileNames: '[name].js', assetFileNames: '[name][extname]' };
  await build({
    ...common,
    plugins: [react(), collectSources],
    build: { outDir: join(dir, 'client'), rollupOptions: { input: join(otherSite, 'client.tsx'), output } },
  });
  await build({ ...common, plugins: [react()], build: { outDir: join(dir, 'server'), ssr: join(otherSite, 'server.tsx') } });
  const { renderPage }: { renderPage: () => string } = await import(pathToFileURL(join(dir, 'server', 'server.js')).href);
  const assets = new Map(readdirSync(join(dir, 'client')).map((name) => [name, readFileSync(join(dir, 'client', name), 'utf8')]));
  const html = `<!doctype html><html lang="zh-Hans"><meta charset="utf-8"><title>Other</title><link rel="stylesheet" href="/client.css"><div id="root">${renderPage()}</div><script type="module" src="/client.js"></script></html>`;
  return { html, assets, sources, [Symbol.dispose]: () => rmSync(dir, { recursive: true }) };
}

it('another React site renders the footer on its server, hydrates it, follows its language and hears of choices', async () => {
  using site = await buildOtherSite();
  await using context = await shareContext();
  const complaints: string[] = [];
  const english = Promise.withResolvers<void>();
  await context.route(`${ADDRESS}**`, async (route) => {
    const name = new URL(route.request().url()).pathname.slice(1);
    if (name === 'english.js') await english.promise;
    const contentType = name.endsWith('.css') ? 'text/css' : name.endsWith('.js') ? 'text/javascript' : 'text/html';
    await route.fulfill({ contentType, body: name === '' ? site.html : (site.assets.get(name) ?? '') });
  });
  const page = await firstPage(context);
  page.on('console', (message) => message.type() === 'error' && complaints.push(message.text()));
  page.on('pageerror', (error) => complaints.push(String(error)));

  await page.goto(ADDRESS);
  const footer = page.locator('.footer');
  expect(site.html).toContain('发布游戏');
  expect(await footer.getAttribute('data-language')).toBe('zh-Hans-CN');
  expect(await footer.getByRole('link', { name: '发布游戏' }).getAttribute('href')).toBe('/publish');
  expect(await footer.getByRole('link', { name: 'tap.example' }).getAttribute('href')).toBe('https://tap.example');
  expect(await footer.locator('.footer-qr figure img').first().getAttribute('src')).toBe('/static/img/qr/wx.svg');
  expect(await footer.evaluate((element) => getComputedStyle(element).backgroundColor)).toBe('rgb(20, 25, 28)');

  await page.getByRole('button', { name: 'English' }).click();
  await page.getByText('English is on its way').waitFor();
  expect(await footer.getAttribute('aria-busy')).toBe('true');
  english.resolve();
  await footer.getByText('Game Services').waitFor();
  expect(await footer.getAttribute('aria-busy')).toBeNull();
  expect(await footer.getAttribute('data-language')).toBe('en');
  await page.getByText('Nothing is on its way').waitFor();

  const code = footer.locator('.footer-qr').first();
  await code.getByRole('button').focus();
  await expect.poll(() => code.locator('figure').isVisible()).toBe(true);
  await page.keyboard.press('Escape');
  await expect.poll(() => code.locator('figure').isVisible()).toBe(false);

  await context.route('https://chat.example/', (route) => route.fulfill({ body: '' }));
  await footer.getByRole('link', { name: 'Join us on Discord' }).click();
  await page.locator('output', { hasText: 'footer_discord' }).waitFor();
  expect(complaints).toEqual([]);
  expect(site.sources.filter((file) => !/^(tests\/fixtures\/|site\/(brands|footer)\/|site\/data\/operator\.ts)/.test(file))).toEqual([]);
});
