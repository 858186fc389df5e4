import { watch } from 'node:fs';
import { readFile } from 'node:fs/promises';
import { createServer, type IncomingMessage, type ServerResponse } from 'node:http';
import { extname, join, normalize } from 'node:path';
import type { LoadedConfig } from '../../config/load.ts';
import type { PagePayload } from '../../model/page.ts';
import { REFRESH_EVENT } from '../../ui/navigation/refresh-event.ts';
import { bundleUi } from '../bundle.ts';
import { createSiteData } from '../site-data.ts';
import { DevSearch } from './dev-search.ts';
import { DevSite } from './dev-site.ts';
import { listen } from './listen.ts';

export interface DevServerOptions {
  /** 3000, or the next free one, where it is not said. */
  readonly port?: number;
}

const CONTENT_TYPES: Readonly<Record<string, string>> = {
  '.css': 'text/css',
  '.js': 'text/javascript',
  '.json': 'application/json',
  '.svg': 'image/svg+xml',
  '.png': 'image/png',
  '.webp': 'image/webp',
  '.ico': 'image/x-icon',
  '.zip': 'application/zip',
  '.txt': 'text/plain',
  '.webmanifest': 'application/manifest+json',
  '.jpg': 'image/jpeg',
};

/** Tells open browsers which page has changed; the app swaps it in, its scroll position kept. */
const EVENTS_PATH = '/__signpost/events';
const CLIENT_PATH = '/__signpost/client.js';
const CLIENT = `new EventSource('${EVENTS_PATH}').onmessage = () => window.dispatchEvent(new Event('${REFRESH_EVENT}'));`;

/** Serves the site while it is being written. */
export async function startDevServer(loaded: LoadedConfig, options: DevServerOptions): Promise<{ url: string; close(): Promise<void> }> {
  const ui = await bundleUi(loaded);
  const site = await DevSite.open(loaded, ui);
  const search = new DevSearch(loaded, site);
  const browsers = new Set<ServerResponse>();
  const server = createServer((request, response) => {
    respond(request, response).catch((error: unknown) => {
      console.error(error);
      send(response, 500, 'text/plain', error instanceof Error ? (error.stack ?? error.message) : String(error));
    });
  });

  async function respond(request: IncomingMessage, response: ServerResponse): Promise<void> {
    const { pathname, searchParams } = new URL(request.url ?? '/', 'http://localhost');
    const path = decodeURI(pathname);
    if (path === EVENTS_PATH) return subscribe(response);
    if (path === CLIENT_PATH) return send(response, 200, 'text/javascript', CLIENT);
    if (path === loaded.config.search.url)
      return send(response, 200, 'application/json', JSON.stringify(await search.answer(searchParams)));
    if (!path.startsWith(loaded.config.baseUrl)) return redirect(response, loaded.config.baseUrl);
    const inSite = `/${path.slice(loaded.config.baseUrl.length)}`;
    if (await sendFile(inSite, response)) return;
    await sendPage(inSite, response);
  }

  function subscribe(response: ServerResponse): void {
    response.writeHead(200, { 'content-type': 'text/event-stream', 'cache-control': 'no-store' });
    response.write(': connected\n\n');
    browsers.add(response);
    response.on('close', () => browsers.delete(response));
  }

  async function sendFile(path: string, response: ServerResponse): Promise<boolean> {
    const tree = site.treeFiles.find((file) => path === `/${file.path}`);
    const generated = tree?.content ?? siteJson(loaded, site, path) ?? site.madeFiles.get(path);
    const asset = site.assetFiles.get(path);
    const content =
      generated ??
      (asset && (await readFile(asset))) ??
      (await readBelow(ui.clientDir, path)) ??
      (await readBelow(join(loaded.siteDir, loaded.config.staticDir), path));
    if (content === undefined) return false;
    send(response, 200, CONTENT_TYPES[extname(path)] ?? 'application/octet-stream', content);
    return true;
  }

  async function sendPage(path: string, response: ServerResponse): Promise<void> {
    const [, folder = path, file = ''] = /^(.*\/)(index\.html|page\.json|index\.md)?$/.exec(path) ?? [];
    const result = await site.render(folder);
    if (!result) return send(response, 404, 'text/plain', `There is no page at ${path}.`);
    const { rendered, diagnostics } = result;
    for (const { file: source, line, column, message } of diagnostics) console.warn(`${source}:${line ?? 1}:${column ?? 1}  ${message}`);
    if (file === 'index.md') return send(response, 200, 'text/markdown', rendered.markdown());
    if (file === 'page.json')
      return send(response, 200, 'application/json', JSON.stringify({ ...rendered.data, html: rendered.html() } satisfies PagePayload));
    const siteUrl = siteJsonUrl(loaded, rendered.data.locale);
    const html = ui.server.renderDocument({
      site: localSite(loaded, site, rendered.data.locale),
      siteUrl,
      page: rendered.data,
      html: rendered.html(),
      assets: { css: [...ui.css], app: ui.app, prepaint: ui.prepaint },
    });
    send(response, 200, 'text/html', html.replace('</body>', `<script type="module" src="${CLIENT_PATH}"></script></body>`));
  }

  const watcher = watch(loaded.siteDir, { recursive: true }, (_event, name) => {
    if (name === null || !/\.(mdx?|json|ya?ml)$/.test(name)) return;
    const start = performance.now();
    site.update(join(loaded.siteDir, name)).then(() => {
      search.forget();
      for (const browser of browsers) browser.write('data: changed\n\n');
      console.log(`${name}  ${(performance.now() - start).toFixed(0)} ms`);
    }, console.error);
  });
  const url = await listen(server, options.port);
  return {
    url: url + loaded.config.baseUrl,
    close: () =>
      new Promise((resolve) => {
        watcher.close();
        for (const browser of browsers) browser.end();
        server.close(() => resolve());
      }),
  };
}

function localSite(loaded: LoadedConfig, site: DevSite, name: string) {
  const locale = loaded.config.locales.find((candidate) => candidate.name === name);
  if (!locale) throw new Error(`There is no locale "${name}".`);
  return createSiteData(loaded, site.catalog, locale);
}

function siteJsonUrl({ config }: LoadedConfig, locale: string): string {
  return `${config.baseUrl}__signpost/site-${locale}.json`;
}

function siteJson(loaded: LoadedConfig, site: DevSite, path: string): string | undefined {
  const locale = /^\/__signpost\/site-([\w-]+)\.json$/.exec(path)?.[1];
  return locale === undefined ? undefined : JSON.stringify(localSite(loaded, site, locale));
}

async function readBelow(folder: string, path: string): Promise<Uint8Array | undefined> {
  const file = normalize(join(folder, path));
  return file.startsWith(folder) ? readFile(file).catch(() => undefined) : undefined;
}

function send(response: ServerResponse, status: number, type: string, body: string | Uint8Array): void {
  const isText = /^text|json|javascript|svg|manifest/.test(type);
  response.writeHead(status, { 'content-type': isText ? `${type}; charset=utf-8` : type, 'cache-control': 'no-store' });
  response.end(body);
}

function redirect(response: ServerResponse, location: string): void {
  response.writeHead(302, { location });
  response.end();
}
