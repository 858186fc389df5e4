import { execFileSync, spawnSync } from 'node:child_process';
import { createHash } from 'node:crypto';
import { mkdirSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { dirname, join } from 'node:path';
import { pathToFileURL } from 'node:url';
import { strFromU8, unzipSync } from 'fflate';
import { afterAll, beforeAll, describe, expect, inject, it, vi } from 'vitest';
import { findProgram } from '../../engine/src/model/find-program.ts';
import { firstPage, openContext, shareContext } from '../support/browser.ts';
import { firefox } from '../support/browsers/firefox.ts';
import { waitUntil } from '../support/browsers/reader.ts';
import { type Finished, runCommand } from '../support/command.ts';
import { readPdf } from '../support/read-pdf.ts';

const folder = mkdtempSync(join(tmpdir(), 'signpost-packs-'));
afterAll(() => rmSync(folder, { recursive: true, force: true }));

const pack = (...options: string[]): Promise<Finished> =>
  runCommand(['pack', '--out', inject('dist'), '--to', folder, ...options], process.cwd()).finished;
const hashOf = (file: string): string =>
  createHash('sha256')
    .update(readFileSync(join(folder, file)))
    .digest('hex');
const unpack = (file: string): Map<string, Uint8Array> => new Map(Object.entries(unzipSync(readFileSync(join(folder, file)))));
/** Checkers and browsers that print take their time on a busy machine. In milliseconds. */
const LONG = 600_000;
/** An element's text, in any browser. */
const textOf = (selector: string): string | undefined => document.querySelector(selector)?.textContent.trim();

describe('pack --offline', () => {
  /** Where the reader has unpacked it. */
  const place = join(folder, '我的 文档 100%');
  const addressOf = (path: string): string => pathToFileURL(join(place, 'docs-zh-Hans-v2', path)).href;

  beforeAll(async () => {
    await pack('--offline', '--locale', 'zh-Hans', '--version', 'v2');
    for (const [path, content] of unpack('docs-zh-Hans-v2.zip')) {
      mkdirSync(dirname(join(place, path)), { recursive: true });
      writeFileSync(join(place, path), content);
    }
  }, LONG);

  it('opens from a folder with spaces and Chinese characters: sidebar, links, tabs, pictures and search, without a request', async () => {
    await using context = await openContext();
    const page = await context.newPage();
    const asked: string[] = [];
    page.on('request', (request) => asked.push(request.url()));
    await page.goto(addressOf('index.html'));
    await page.goto(addressOf('sdk/start/get-ready/index.html'));
    // A branch that the page's own HTML leaves closed on the site.
    await page.locator('.sidebar summary:visible').nth(1).click();
    await page.locator('.sidebar details[open] .sidebar-link:visible').last().click();
    await page.waitForURL(({ href }) => /^file:.*\/index\.html$/.test(href) && !href.includes('start/get-ready'));
    await page.locator('h1').waitFor();

    await page.goto(`${addressOf('sdk/taptap-login/guide/userinfo/index.html')}?platform=unity`);
    const second = page.locator('.tabs').first().getByRole('tab').nth(1);
    await second.click();
    expect(await second.getAttribute('aria-selected')).toBe('true');

    await page.goto(addressOf('sdk/im/features/index.html'));
    await page.locator('article img:visible').first().scrollIntoViewIfNeeded();
    await page.waitForFunction(() =>
      [...document.querySelectorAll('article img')].some((one) => one instanceof HTMLImageElement && one.naturalWidth > 0),
    );

    await page.keyboard.press('/');
    await page.keyboard.type('登录 取消');
    const hits = page.getByRole('dialog').getByRole('link');
    await hits.first().waitFor();
    await page.keyboard.press('Enter');
    await page.waitForURL(/^file:.*index\.html#/);
    expect(asked.filter((url) => !url.startsWith('file:') && !url.startsWith('data:'))).toEqual([]);
  });

  it('opens with an address that nobody can decode, and says so where the index of its search is missing', async () => {
    const index = join(place, 'docs-zh-Hans-v2/_pack/search.js');
    const content = readFileSync(index);
    rmSync(index);
    await using context = await shareContext();
    const page = await firstPage(context);
    await page.goto(`${addressOf('index.html')}#%E4%B8`);
    await page.keyboard.press('/');
    await page.keyboard.type('登录');
    await expect.poll(() => page.getByRole('dialog').getByRole('status').textContent()).toBe('搜索服务暂时无法使用');
    // What has been found since is searched.
    writeFileSync(index, content);
    await page.keyboard.type(' 取消');
    await page.getByRole('dialog').getByRole('link').first().waitFor();
  });

  it.skipIf(firefox.missing.length > 0)('opens in Firefox as well', async () => {
    await using reader = await firefox.open();
    await reader.goto(addressOf('sdk/taptap-login/guide/userinfo/index.html'));
    await reader.click('.tabs [role=tab]:nth-child(2)');
    expect(await reader.ask(() => document.querySelector('.tabs [role=tab]:nth-child(2)')?.getAttribute('aria-selected'))).toBe('true');
    await reader.click('[data-opens=search]');
    await reader.type('登录 取消');
    await waitUntil(reader, () => document.querySelector('.pack-search-hit') !== null);
    await reader.press('Enter');
    await waitUntil(reader, () => location.hash !== '');
    expect(await reader.ask(textOf, 'h1')).not.toBe('');
    expect(reader.complaints).toEqual([]);
  });
  if (firefox.missing.length > 0) console.warn('Left out: offline packs in Firefox, which is not installed.');

  it('leads to the site for what is not in it, and has no link to a file that is missing', () => {
    const files = unpack('docs-zh-Hans-v2.zip');
    const dead: string[] = [];
    for (const [path, content] of files) {
      if (!path.endsWith('.html')) continue;
      for (const [, value = ''] of strFromU8(content).matchAll(/\s(?:href|src)="([^"]*)"/g)) {
        if (/^(?:https?:|mailto:|tel:|data:|#)/.test(value)) continue;
        const target = decodeURIComponent(new URL(value, `file:///${path.split('/').map(encodeURIComponent).join('/')}`).pathname).slice(1);
        if (!files.has(target)) dead.push(`${path}: ${value}`);
      }
    }
    expect(dead).toEqual([]);
    expect(strFromU8(files.get('docs-zh-Hans-v2/sdk/start/get-ready/index.html') ?? new Uint8Array())).toContain(
      'href="https://developer.taptap.cn/',
    );
  });
});

describe('pack --epub', () => {
  beforeAll(async () => {
    await pack('--epub', '--locale', 'en', '--version', 'v2');
  }, LONG);

  it(
    'is a book without a message of epubcheck, with the tabs one below the other',
    () => {
      const chapters = [...unpack('docs-en-v2.epub')].filter(([path]) => path.endsWith('.xhtml')).map(([, content]) => strFromU8(content));
      expect(
        chapters.some(
          (chapter) => chapter.includes('<p class="tab-name">Unity</p>') && chapter.includes('<p class="tab-name">Android</p>'),
        ),
      ).toBe(true);
      expect(chapters.join('')).not.toMatch(/<button|hidden=|class="in-dark"/);
      expect([...unpack('docs-en-v2.epub').keys()].some((path) => /^OEBPS\/fonts\/\w+\.woff2$/.test(path))).toBe(true);
      const checker = findProgram(['epubcheck']);
      if (checker === undefined || findProgram(['java']) === undefined) return console.warn('Left out: epubcheck, which is not installed.');
      const { stdout, stderr } = spawnSync(
        'java',
        ['-XX:TieredStopAtLevel=1', '-XX:+UseSerialGC', '-jar', checker, join(folder, 'docs-en-v2.epub')],
        {
          encoding: 'utf8',
        },
      );
      expect(stdout + stderr).toContain('Messages: 0 fatals / 0 errors / 0 warnings / 0 infos');
    },
    LONG,
  );

  it(
    'has the same bytes for the same site, as the zip has',
    async () => {
      const packBoth = () => pack('--epub', '--offline', '--locale', 'en', '--version', 'v3', '--section', 'store');
      await packBoth();
      const files = ['docs-en-v3-store.epub', 'docs-en-v3-store.zip'];
      const first = files.map(hashOf);
      await packBoth();
      expect(files.map(hashOf)).toEqual(first);
    },
    LONG,
  );
});

describe('pack --pdf', () => {
  it(
    'is tagged, has bookmarks and the numbers of pages in its contents, and passes qpdf --check',
    async () => {
      vi.stubEnv('CHROMIUM_PATH', process.env.CHROMIUM_PATH ?? '/usr/bin/chromium');
      // A few pages have all that many have, and are printed in a fifth of the time.
      await pack('--pdf', '--locale', 'en', '--version', 'v3', '--section', 'community');
      const pdf = readPdf(readFileSync(join(folder, 'docs-en-v3-community.pdf')));
      expect(pdf).toContain('/StructTreeRoot');
      expect(pdf).toContain('/Lang (en)');
      expect(pdf).toMatch(/\/Type \/Outlines|\/Outlines \d+ 0 R/);
      expect(pdf).toMatch(/\/FontFile[23]/);
      const checker = findProgram(['qpdf']);
      if (checker === undefined) return console.warn('Left out: qpdf --check, which is not installed.');
      expect(execFileSync(checker, ['--check', join(folder, 'docs-en-v3-community.pdf')], { encoding: 'utf8' })).toContain(
        'No syntax or stream encoding errors',
      );
    },
    LONG,
  );
});

it('names the nearest to a version, language or section that the site does not have', async () => {
  const { status, output } = await pack('--epub', '--version', 'v2', '--section', 'skd');
  expect(status).toBe(1);
  expect(output).toContain('There is no section "skd". Did you mean "sdk"?');
});
