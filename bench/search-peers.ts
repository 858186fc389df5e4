import { spawnSync } from 'node:child_process';
import { createReadStream, existsSync } from 'node:fs';
import { createServer } from 'node:http';
import { join } from 'node:path';
import { pathToFileURL } from 'node:url';
import { listen } from '../engine/src/build/dev/listen.ts';
import type { SearchSection } from '../engine/src/model/search.ts';
import { openBenchBrowser } from './search-painting.ts';

/** Another search engine over the same sections. */
export interface Peer {
  readonly name: string;
  /** Resolves when the first hits can be shown. */
  readonly search: (query: string) => Promise<unknown>;
  close(): Promise<void>;
}

/** Hits that are loaded. */
const SHOWN = 20;
const PACKAGES = ['minisearch@7', 'pagefind@1'];
const folder = join(import.meta.dirname, '..', '.signpost', 'bench-peers');
const modules = join(folder, 'node_modules');

/** Installs the peers, which only this benchmark needs: they are not among the dependencies. */
export function installPeers(): void {
  if (existsSync(join(modules, 'pagefind')) && existsSync(join(modules, 'minisearch'))) return;
  const { status } = spawnSync('npm', ['install', '--no-save', '--no-audit', '--no-fund', '--prefix', folder, ...PACKAGES], {
    stdio: 'inherit',
  });
  if (status !== 0) throw new Error('MiniSearch and Pagefind could not be installed. Is the npm registry in reach?');
}

interface MiniSearchIndex {
  addAll(documents: readonly unknown[]): void;
  search(query: string): readonly MiniSearchHit[];
}

interface MiniSearchHit {
  readonly id: string;
  readonly score: number;
  readonly url: string;
  readonly title: string;
}

export interface MiniSearchPeer extends Peer {
  readonly search: (query: string) => Promise<readonly MiniSearchHit[]>;
}

/** MiniSearch in this process. It does not segment Chinese by itself, so it gets the platform's segmenter. */
export async function startMiniSearch(sections: readonly SearchSection[], locale: string): Promise<MiniSearchPeer> {
  const file = join(modules, 'minisearch', 'dist', 'es', 'index.js');
  const { default: MiniSearch }: { default: new (options: object) => MiniSearchIndex } = await import(pathToFileURL(file).href);
  const segmenter = new Intl.Segmenter(locale, { granularity: 'word' });
  const tokenize = (text: string) => [...segmenter.segment(text)].flatMap(({ segment, isWordLike }) => (isWordLike ? [segment] : []));
  const searchOptions = { boost: { title: 3, heading: 2 }, prefix: true, fuzzy: 0.2 };
  const index = new MiniSearch({
    fields: ['title', 'heading', 'content'],
    storeFields: ['url', 'title', 'heading'],
    tokenize,
    searchOptions,
  });
  index.addAll(sections);
  return { name: 'MiniSearch', search: async (query) => index.search(query).slice(0, SHOWN), close: async () => undefined };
}

interface PagefindIndex {
  addCustomRecord(record: object): Promise<unknown>;
  writeFiles(options: { outputPath: string }): Promise<unknown>;
}

/** Pagefind in a browser, with its files on this machine. What it fetches for the shown hits counts. */
export async function startPagefind(sections: readonly SearchSection[], locale: string, work: string): Promise<Peer> {
  const file = join(modules, 'pagefind', 'lib', 'index.js');
  const pagefind: { createIndex(options?: object): Promise<{ index: PagefindIndex }>; close(): Promise<void> } = await import(
    pathToFileURL(file).href
  );
  const language = locale === 'zh-Hans' ? 'zh' : locale;
  const { index } = await pagefind.createIndex({ forceLanguage: language });
  for (const { url, title, heading, content } of sections) {
    await index.addCustomRecord({ url, content: `${title}\n${heading}\n${content || title}`, language, meta: { title } });
  }
  const outputPath = join(work, `pagefind-${locale}`);
  await index.writeFiles({ outputPath });
  await pagefind.close();

  const types: Readonly<Record<string, string>> = { js: 'text/javascript', json: 'application/json', wasm: 'application/wasm' };
  const server = createServer(({ url = '/' }, response) => {
    const path = decodeURIComponent(url.split('?')[0] ?? '/');
    response.setHeader('Content-Type', types[path.split('.').at(-1) ?? ''] ?? 'text/html');
    if (path === '/') response.end('<!doctype html>');
    else
      createReadStream(join(outputPath, path))
        .on('error', () => response.writeHead(404).end())
        .pipe(response);
  });
  const origin = await listen(server, 0);
  const browser = await openBenchBrowser();
  const page = await browser.newPage();
  await page.goto(`${origin}/`);
  await page.evaluate("import('/pagefind.js').then(async (module) => { await module.init(); window.pagefind = module; })");
  const search = (query: string) =>
    page.evaluate(
      `window.pagefind.search(${JSON.stringify(query)}).then(({ results }) => Promise.all(results.slice(0, ${SHOWN}).map((one) => one.data()))).then((all) => all.length)`,
    );
  const close = async () => {
    await browser.close();
    server.close();
  };
  return { name: 'Pagefind', search, close };
}
