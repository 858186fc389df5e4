import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { gzipSync } from 'node:zlib';
import { describe, expect, inject, it } from 'vitest';

/** Budgets of size: they do not depend on the machine, so they are checks. In bytes after gzip. */
const KILO = 1024;
const UNTIL_USABLE = 24 * KILO;
const STYLE_SHEET = 10 * KILO;
const WHOLE_APP = 32 * KILO;
const SEARCH_CHUNK = 30 * KILO;
const IN_PAGE_NAVIGATION = 6 * KILO;
const INLINE_SCRIPT = 1000;

const dist = inject('dist');
const read = (file: string): string => readFileSync(join(dist, file), 'utf8');
const gzip = (text: string): number => gzipSync(text, { level: 9 }).length;

/** The app's entry. The folder of the assets may hold those of earlier builds as well. */
const app = /data-app="\/-\/([^"]+)"/.exec(read('index.html'))?.[1] ?? '';

/** What the app loads later, by the name of its module. */
function lateChunk(name: string): string {
  const file = [...collectImports(app)]
    .map((script) => new RegExp(`(?<=\\./)${name}-[\\w-]+\\.js`).exec(read(`-/${script}`))?.[0])
    .find((found) => found !== undefined);
  if (!file) throw new Error(`The app loads no ${name} later.`);
  return file;
}

/** Pages from all over the site, in both languages; the middling one is what the budget speaks of. */
const pages = readdirSync(dist, { recursive: true, encoding: 'utf8' })
  .filter((file) => file.endsWith('/page.json'))
  .map((file) => file.replace(/page\.json$/, ''));
const median = (values: number[]): number => values.toSorted((a, b) => a - b)[Math.floor(values.length / 2)] ?? 0;

/** A script and all that it imports at once, not those that it loads later. */
function collectImports(name: string, known = new Set<string>()): Set<string> {
  if (known.has(name)) return known;
  known.add(name);
  for (const match of read(`-/${name}`).matchAll(/(?:from|import)\s*"\.\/([^"]+\.js)"/g)) collectImports(match[1] ?? '', known);
  return known;
}

describe('budgets', () => {
  it('a middling page can be read and used after 24 kB, 10 kB of them its style sheets', () => {
    const sheets = [...read('index.html').matchAll(/<link rel="stylesheet" href="\/([^"]+)"/g)].map((match) => match[1] ?? '');
    expect(sheets.length).toBeGreaterThan(0);
    const css = sheets.reduce((sum, sheet) => sum + gzip(read(sheet)), 0);
    expect(css).toBeLessThanOrEqual(STYLE_SHEET);
    expect(median(pages.map((page) => gzip(read(`${page}index.html`)))) + css).toBeLessThanOrEqual(UNTIL_USABLE);
  });

  it('the whole app is at most 32 kB', () => {
    const scripts = [...new Set([...collectImports(app), ...collectImports(lateChunk('zh-Hans'))])];
    expect(scripts.length).toBeGreaterThan(2);
    expect(scripts.reduce((sum, name) => sum + gzip(read(`-/${name}`)), 0)).toBeLessThanOrEqual(WHOLE_APP);
  });

  it('the search overlay is a chunk of its own of at most 30 kB', () => {
    expect(gzip(read(`-/${lateChunk('SearchOverlay')}`))).toBeLessThanOrEqual(SEARCH_CHUNK);
  });

  it('going to a middling page fetches at most 6 kB', () => {
    expect(median(pages.map((page) => gzip(read(`${page}page.json`))))).toBeLessThanOrEqual(IN_PAGE_NAVIGATION);
  });

  it('the inline script is below 1 kB', () => {
    const script = /<script>(.*?)<\/script>/s.exec(read('index.html'))?.[1] ?? '';
    expect(script.length).toBeGreaterThan(0);
    expect(script.length).toBeLessThan(INLINE_SCRIPT);
  });

  it('a page names no foreign origin that would be fetched', () => {
    for (const page of ['', 'en/', 'sdk/start/quickstart/', 'store/']) {
      const fetched = [
        ...read(`${page}index.html`).matchAll(
          /<(?:script|img|iframe|source|video|audio)[^>]* (?:src|srcset)="(https?:[^"]+)"|<link rel="(?:stylesheet|preload|icon|preconnect)"[^>]*href="(https?:[^"]+)"/g,
        ),
      ];
      expect(fetched.map((match) => match[1] ?? match[2])).toEqual([]);
    }
  });
});
