import { watch } from 'node:fs';
import { readFile } from 'node:fs/promises';
import { createServer, type IncomingMessage, type ServerResponse } from 'node:http';
import { stripTypeScriptTypes } from 'node:module';
import { join, normalize } from 'node:path';
import type { LoadedConfig } from '../../config/load.ts';
import { contentTypeOf } from '../../model/content-type.ts';
import { formatDiagnostic } from '../../model/diagnostic.ts';
import type { PagePayload } from '../../model/page.ts';
import { bundleUi } from '../bundle.ts';
import { createSiteData } from '../site-data.ts';
import { DevBrowsers } from './dev-browsers.ts';
import { CLIENT_PATH, EVENTS_PATH } from './dev-messages.ts';
import { DevSearch } from './dev-search.ts';
import { DevSite } from './dev-site.ts';
import { listen } from './listen.ts';

/** A dev server that is ready to listen. */
export interface DevServer {
  /**
   * @param port default: 3000, or the next free one
   * @returns the address of the home page
   */
  listen(port?: number): Promise<string>;
  close(): Promise<void>;
}

/** Creates the dev server of a site. */
export async function createDevServer(loaded: LoadedConfig): Promise<DevServer> {
  const ui = await bundleUi(loaded);
  const site = await DevSite.open(loaded, ui);
  const search = new DevSearch(loaded, site);
  const browsers = new DevBrowsers();
  const server = createServer((request, response) => {
    respond(request, response).catch((error: unknown) => {
      console.error(error);
      send(response, 500, 'error.txt', error instanceof Error ? (error.stack ?? error.message) : String(error));
    });
  });

  async function respond(request: IncomingMessage, response: ServerResponse): Promise<void> {
    const { pathname, searchParams } = new URL(request.url ?? '/', 'http://localhost');
    const path = decodeURI(pathname);
    if (path === EVENTS_PATH) return browsers.add(response);
    if (path === CLIENT_PATH) return send(response, 200, CLIENT_PATH, await readClient());
    if (path === loaded.config.search.url) return send(response, 200, 'hits.json', JSON.stringify(await search.answer(searchParams)));
    if (!path.startsWith(loaded.config.baseUrl)) return redirect(response, loaded.config.baseUrl);
    const inSite = `/${path.slice(loaded.config.baseUrl.length)}`;
    if (await sendFile(inSite, response)) return;
    await sendPage(inSite, response);
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
    send(response, 200, path, content);
    return true;
  }

  async function sendPage(path: string, response: ServerResponse): Promise<void> {
    const [, folder = path, file = ''] = /^(.*\/)(index\.html|page\.json|index\.md)?$/.exec(path) ?? [];
    const result = await site.render(folder);
    if (!result) return send(response, 404, 'error.txt', `There is no page at ${path}.`);
    const { rendered, diagnostics } = result;
    const problems = diagnostics.map(formatDiagnostic);
    for (const problem of problems) console.warn(problem);
    browsers.report(decodeURI(rendered.data.path), problems);
    if (file === 'index.md') return send(response, 200, file, rendered.markdown());
    if (file === 'page.json')
      return send(response, 200, file, JSON.stringify({ ...rendered.data, html: rendered.html() } satisfies PagePayload));
    const siteUrl = siteJsonUrl(loaded, rendered.data.locale);
    const html = ui.server.renderDocument({
      site: localSite(loaded, site, rendered.data.locale),
      siteUrl,
      page: rendered.data,
      html: rendered.html(),
      assets: ui,
    });
    send(response, 200, 'index.html', html.replace('</body>', `<script type="module" src="${CLIENT_PATH}"></script></body>`));
  }

  const watcher = watch(loaded.siteDir, { recursive: true }, (_event, name) => {
    if (name === null || !/\.(mdx?|json|ya?ml)$/.test(name)) return;
    const start = performance.now();
    site.update(join(loaded.siteDir, name)).then(() => {
      search.forget();
      browsers.refresh();
      console.log(`${name}  ${(performance.now() - start).toFixed(0)} ms`);
    }, console.error);
  });
  return {
    listen: async (port) => (await listen(server, port)) + loaded.config.baseUrl,
    close: () =>
      new Promise((resolve) => {
        watcher.close();
        browsers.close();
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

async function readClient(): Promise<string> {
  return stripTypeScriptTypes(await readFile(join(import.meta.dirname, 'dev-client.ts'), 'utf8'));
}

async function readBelow(folder: string, path: string): Promise<Uint8Array | undefined> {
  const file = normalize(join(folder, path));
  return file.startsWith(folder) ? readFile(file).catch(() => undefined) : undefined;
}

/** @param name file name that determines the content type */
function send(response: ServerResponse, status: number, name: string, body: string | Uint8Array): void {
  response.writeHead(status, { 'content-type': contentTypeOf(name), 'cache-control': 'no-store' });
  response.end(body);
}

function redirect(response: ServerResponse, location: string): void {
  response.writeHead(302, { location });
  response.end();
}
