/**
 * Takes pictures of pages of the built site in all widths, languages and themes, and lays them side by side in one HTML page:
 * `npm run bench looks [page…]`. The pages are those of the default list, or the given paths without the locale. `npm run bench looks readme`
 * makes the README's pictures instead.
 */
import { mkdirSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { chromium } from 'playwright-core';
import sharp from 'sharp';
import { startServer } from '../engine/src/server/start-server.ts';

const WIDTHS = [360, 390, 768, 1024, 1120, 1280, 1440, 1920];
/** Tallest picture, in pixels: the first screens of a page show what it looks like. */
const TALLEST = 2400;
/** Draws also what is far below the window, and leaves no room for scroll bars, which phones lay over the page. */
const EVERYTHING = '*:not([hidden]){content-visibility:visible!important}html{scrollbar-width:none;scrollbar-gutter:auto}';
/** One of each type of page. */
const PAGES = [
  ...[
    '',
    'sdk/',
    'sdk/start/quickstart/',
    'sdk/leaderboard/guide/',
    'sdk/leaderboard/features/',
    'sdk/storage/guide/rest/',
    'sdk/start/faq/',
  ],
  ...[
    'sdk/start/release-notes/unity/',
    'sdk/start/agreement/',
    'store/release/store-material/',
    'design/',
    'tap-download/',
    'demos/',
    'changes/',
  ],
  ...['sdk-api/', 'sdk-api/csharp/tap-login/', 'v2/sdk/start/get-ready/', 'compare/v2/sdk/storage/guide/rest/', 'offline/', 'nope/'],
];

const root = join(import.meta.dirname, '..');
const out = join(root, '.signpost', 'looks');
mkdirSync(out, { recursive: true });
const asked = process.argv.slice(2);
const pages = asked[0] === 'readme' ? [] : asked.length > 0 ? asked : PAGES;
const server = await startServer({ dist: join(root, 'dist'), port: 0, logLevel: 'silent' });
const browser = await chromium.launch({ executablePath: process.env.CHROMIUM_PATH });
if (process.argv[2] === 'readme') await takeReadmePictures();
const rows: string[] = [];
for (const path of pages) {
  for (const locale of ['', 'en/']) {
    const page = await browser.newPage({ bypassCSP: true });
    await page.goto(`${server.url}/${locale}${path}`);
    await page.addStyleTag({ content: EVERYTHING });
    for (const theme of ['light', 'dark'] as const) {
      // The site has one theme; the other one shows what a site with both would look like.
      await page.evaluate((name) => document.documentElement.setAttribute('data-theme', name), theme);
      const pictures: string[] = [];
      for (const width of WIDTHS) {
        const name = `${locale}${path || 'home'}-${theme}-${width}.jpg`.replaceAll('/', '_');
        await page.setViewportSize({ width, height: 900 });
        const height = Math.min(TALLEST, await page.evaluate(() => document.documentElement.scrollHeight));
        await page.screenshot({ path: join(out, name), type: 'jpeg', clip: { x: 0, y: 0, width, height }, fullPage: true });
        pictures.push(`<figure><img src="${name}" loading="lazy" alt="" height="700"><figcaption>${width}</figcaption></figure>`);
      }
      rows.push(`<h2>/${locale}${path} ${theme}</h2><div>${pictures.join('')}</div>`);
    }
    await page.close();
  }
}
const style = 'body{font:14px sans-serif}div{display:flex;gap:16px;overflow:auto}figure{margin:0}img{border:1px solid #ccc}';
writeFileSync(
  join(out, 'index.html'),
  `<!doctype html><meta charset="utf-8"><title>Looks</title><style>${style}</style>${rows.join('\n')}`,
);
await browser.close();
await server.close();
console.log(join(out, 'index.html'));

/** A page on a desktop and on a phone, in both themes. */
async function takeReadmePictures(): Promise<void> {
  const folder = join(root, 'docs', 'pictures');
  mkdirSync(folder, { recursive: true });
  const shapes = { desktop: { width: 1440, height: 860 }, phone: { width: 390, height: 800 } };
  for (const [name, viewport] of Object.entries(shapes)) {
    for (const theme of ['light', 'dark'] as const) {
      const page = await browser.newPage({ viewport, deviceScaleFactor: name === 'phone' ? 2 : 1, bypassCSP: true });
      // With what comes late, such as the icons of platforms.
      await page.goto(`${server.url}/en/sdk/leaderboard/guide/`, { waitUntil: 'networkidle' });
      await page.addStyleTag({ content: EVERYTHING });
      await page.evaluate((chosen) => document.documentElement.setAttribute('data-theme', chosen), theme);
      const picture = await page.screenshot();
      await sharp(picture)
        .webp({ quality: 82 })
        .toFile(join(folder, `${name}-${theme}.webp`));
      await page.close();
    }
  }
}
