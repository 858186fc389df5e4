/**
 * Records a search in English and one in Chinese as an animated picture for the README: `npm run build && npm run bench recording`.
 * Each frame is shown as long as its step takes a reader, whatever the machine that records it takes.
 */
import { mkdirSync } from 'node:fs';
import { dirname, join } from 'node:path';
import { chromium, type Page } from 'playwright-core';
import sharp from 'sharp';
import { startServer } from '../engine/src/server/start-server.ts';

const SIZE = { width: 960, height: 600 };
/** Width of the picture, and the most it may weigh, in bytes: more would make readers of the README wait. */
const SHOWN_WIDTH = 800;
const LIMIT = 1024 * 1024;
/** Milliseconds that a letter, a step and a result are shown. */
const LETTER = 130;
const STEP = 500;
const RESULT = 1300;
const FIELD = '.search input[role=combobox]';
const SEARCHES = [
  { start: 'en/', query: 'submit score' },
  { start: '', query: '提交成绩' },
];

const root = join(import.meta.dirname, '..');
const file = join(root, 'docs', 'pictures', 'search.webp');
const frames: { readonly picture: Buffer; readonly delay: number }[] = [];
const server = await startServer({ dist: join(root, 'dist'), port: 0, logLevel: 'silent' });
const browser = await chromium.launch({ executablePath: process.env.CHROMIUM_PATH });
const page = await browser.newPage({ viewport: SIZE, reducedMotion: 'reduce' });
for (const search of SEARCHES) await recordSearch(search);
await browser.close();
await server.close();

mkdirSync(dirname(file), { recursive: true });
const pictures = await Promise.all(frames.map(({ picture }) => sharp(picture).resize(SHOWN_WIDTH).png().toBuffer()));
const { size } = await sharp(pictures, { join: { animated: true } })
  .webp({ quality: 60, effort: 6, loop: 0, delay: frames.map(({ delay }) => delay) })
  .toFile(file);
const seconds = frames.reduce((sum, { delay }) => sum + delay, 0) / 1000;
console.log(`${file}: ${frames.length} frames, ${seconds.toFixed(1)} s, ${Math.round(size / 1024)} kB`);
if (size > LIMIT) throw new Error(`The recording weighs ${size} bytes, which is more than ${LIMIT}. Make it smaller or shorter.`);

/** From a home page to the place that was looked for: opened, typed, chosen and read. */
async function recordSearch({ start, query }: (typeof SEARCHES)[number]): Promise<void> {
  await page.goto(`${server.url}/${start}`);
  await take(page, STEP);
  await page.keyboard.press('/');
  await page.waitForSelector(FIELD);
  await take(page, STEP);
  for (const letter of query) {
    await page.keyboard.insertText(letter);
    await take(page, LETTER);
  }
  await page.waitForSelector('.search [role=option][aria-selected=true] mark');
  await take(page, RESULT);
  const before = page.url();
  await page.keyboard.press('Enter');
  await page.waitForURL((url) => url.href !== before);
  await page.waitForSelector('.search', { state: 'detached' });
  await take(page, RESULT);
}

async function take(from: Page, delay: number): Promise<void> {
  frames.push({ picture: await from.screenshot(), delay });
}
