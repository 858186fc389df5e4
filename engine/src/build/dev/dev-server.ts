import { existsSync } from 'node:fs';
import { readFile } from 'node:fs/promises';
import type { IncomingMessage, Server, ServerResponse } from 'node:http';
import { join, resolve } from 'node:path';
import { hasMoved } from '../../config/complete.ts';
import type { LoadedConfig } from '../../config/load.ts';
import { toFileHref } from '../../content/address.ts';
import { pageFolders } from '../../content/folders-shown.ts';
import { staticFolders } from '../../content/static-files.ts';
import { formatDiagnostic } from '../../model/diagnostic.ts';
import { FEEDBACK_PATH } from '../../model/feedback.ts';
import { addQuery, decodePath } from '../../model/href.ts';
import { isInside } from '../../model/paths.ts';
import { isReboundName } from '../../model/rebound-name.ts';
import { ChangeQueue } from './change-queue.ts';
import { readBelow, readClient, redirect, send, showReport } from './dev-answers.ts';
import { DevBrowsers } from './dev-browsers.ts';
import { CLIENT_PATH, EVENTS_PATH, REFRESHES } from './dev-messages.ts';
import { DevPrinter } from './dev-printer.ts';
import { DevSearch } from './dev-search.ts';
import { DevSite } from './dev-site.ts';
import { listen } from './listen.ts';
import { watchSite } from './watch-site.ts';

// Importing it would load all that it can export, a client for WebSockets among it, which takes ten times as long.
const http = process.getBuiltinModule('node:http');

/** Files whose changes are applied without a restart; others are pictures and the like. */
const CONTENT_FILE = /\.(mdx?|json|ya?ml)$/;
/** Style sheets, which parts of pages are made with in a Docusaurus project. */
const STYLE_FILE = /\.(css|s[ac]ss|less)$/;
/** Code, for which the server is started anew. */
const CODE_FILE = /\.[cm]?[jt]sx?$/;
/** A sheet whose classes code names. */
const MODULE_SHEET = /\.module\.css$/;

/** Milliseconds after the first page in which nobody waits for the server. */
const IDLE = 1000;

type Watcher = Pick<ReturnType<typeof watchSite>, 'close'>;
/** `watchSite`, or what has another thread do it. */
export type Watch = (...given: Parameters<typeof watchSite>) => Watcher;

/** Serves a site while it is being written. Responses are never cached. */
export class DevServer {
  readonly #loaded: LoadedConfig;
  readonly #site: DevSite;
  readonly #printer: DevPrinter;
  readonly #search: DevSearch;
  readonly #browsers = new DevBrowsers();
  readonly #server: Server;
  readonly #watchers: readonly Watcher[];
  #preparing: NodeJS.Timeout | undefined;
  /** The problems of pages that were printed last, by path: a browser asks for a page more than once. */
  readonly #told = new Map<string, string>();
  #toldOfFiles: ReadonlySet<string> = new Set();
  readonly #changes = new ChangeQueue();

  private constructor(loaded: LoadedConfig, site: DevSite, watchers: readonly Watcher[]) {
    this.#loaded = loaded;
    this.#site = site;
    this.#printer = new DevPrinter(loaded, site);
    this.#search = new DevSearch(loaded, site);
    this.#server = http.createServer((request, response) => {
      this.#respond(request, response).catch((error: unknown) => {
        console.error(error);
        send(response, 500, 'error.txt', error instanceof Error ? (error.stack ?? error.message) : String(error));
      });
    });
    this.#watchers = watchers;
  }

  /**
   * Reads a site and watches its files.
   * @param onCode called with the path of code that has changed, from the site's folder, or of a folder that says something else of the
   *   site than before: both take effect in a new server
   * @param watch begins when the files have been read: beside all else, if it is in another thread
   */
  static async open(loaded: LoadedConfig, onCode: (name: string) => void = () => {}, watch: Watch = watchSite): Promise<DevServer> {
    const opened = Promise.withResolvers<DevServer>();
    let watchers: readonly Watcher[] = [];
    const site = await DevSite.open(loaded, () => {
      watchers = watchedFolders(loaded).map((folder) =>
        watch(folder, pageFolders(loaded), (name) => {
          if (folder === loaded.siteDir && needsNewServer(loaded, name)) onCode(name);
          if (!CODE_FILE.test(name)) void opened.promise.then((server) => server.#noteChange(folder, name));
        }),
      );
    });
    const server = new DevServer(loaded, site, watchers);
    opened.resolve(server);
    return server;
  }

  /**
   * @param port default: 3000, or the next free one
   * @returns the address of the home page
   * @throws Error if the requested port is taken
   */
  async listen(port?: number): Promise<string> {
    this.#tellOfFiles();
    return (await listen(this.#server, port)) + this.#loaded.config.baseUrl;
  }

  async close(): Promise<void> {
    for (const watcher of this.#watchers) watcher.close();
    const applied = this.#changes.close();
    this.#browsers.close();
    await new Promise((resolve) => this.#server.close(resolve));
    await applied;
    this.#site.close();
  }

  #noteChange(folder: string, name: string): void {
    const isText = CONTENT_FILE.test(name) || STYLE_FILE.test(name);
    this.#changes.add(join(folder, name), isText, () => this.#update(folder, name));
  }

  async #update(folder: string, name: string): Promise<void> {
    const start = performance.now();
    const file = join(folder, name);
    if (CONTENT_FILE.test(name)) {
      if (!(await this.#site.update(file))) return;
    } else if (this.#loaded.config.content.lenient && STYLE_FILE.test(name)) await this.#site.updateStyles(file);
    else await this.#site.updateAsset(file);
    this.#search.forget();
    this.#browsers.refresh();
    console.log(`${name}  ${(performance.now() - start).toFixed(0)} ms`);
    this.#tellOfFiles();
  }

  #tellOfFiles(): void {
    const problems = new Set(this.#site.fileProblems.map(formatDiagnostic));
    for (const problem of problems) if (!this.#toldOfFiles.has(problem)) console.warn(problem);
    this.#toldOfFiles = problems;
  }

  async #respond(request: IncomingMessage, response: ServerResponse): Promise<void> {
    const { baseUrl, search, url } = this.#loaded.config;
    // A page of another site must not read what is not published yet.
    if (isReboundName(request.headers.host, request.socket.localPort, [new URL(url).hostname]))
      return send(response, 403, 'error.txt', 'The dev server answers at localhost alone, not under names of other sites.');
    const { pathname, search: query, searchParams } = new URL(`http://localhost${request.url}`);
    const path = decodePath(pathname);
    if (path === EVENTS_PATH) return this.#browsers.add(response, Number(searchParams.get(REFRESHES)));
    if (path === CLIENT_PATH) return send(response, 200, CLIENT_PATH, await readClient());
    if (path === search.url) return send(response, 200, 'hits.json', JSON.stringify(await this.#search.answer(searchParams)));
    if (path === toFileHref(this.#loaded.config, FEEDBACK_PATH)) return showReport(request, response);
    if (!path.startsWith(baseUrl)) return redirect(response, baseUrl);
    const inSite = `/${path.slice(baseUrl.length)}`;
    const content = await this.#readFile(inSite);
    if (content === undefined) await this.#sendPage(`/${pathname.slice(baseUrl.length)}`, query, response);
    else send(response, 200, inSite, content);
  }

  /** The generated, static or bundled file at a path below the base URL; undefined if there is none. */
  async #readFile(path: string): Promise<string | Uint8Array | undefined> {
    const tree = this.#site.treeFiles.find((file) => path === `/${file.path}`);
    const generated = tree?.content ?? this.#printer.siteJson(path) ?? this.#site.madeFiles.get(path);
    const asset = this.#site.assetFiles.get(path);
    return (
      generated ?? (asset && (await readFile(asset))) ?? (await readBelow(this.#site.ui.clientDir, path)) ?? (await this.#readStatic(path))
    );
  }

  async #readStatic(path: string): Promise<Uint8Array | undefined> {
    for (const folder of staticFolders(this.#loaded)) {
      const content = await readBelow(folder, path);
      if (content !== undefined) return content;
    }
    return undefined;
  }

  /**
   * @param path as it was requested
   * @param query with its question mark
   */
  async #sendPage(path: string, query: string, response: ServerResponse): Promise<void> {
    const [, folder = path, file = 'index.html'] = /^(.*\/)(index\.html|page\.json|index\.md)?$/.exec(path) ?? [];
    const { refreshes } = this.#browsers;
    const page = await this.#site.render(folder);
    const { baseUrl, trailingSlash } = this.#loaded.config;
    if (!page) {
      const moved = this.#site.redirectFrom(baseUrl + path.slice(1));
      if (moved !== undefined) return redirect(response, addQuery(moved, query));
      return /\.\w+$/.test(path)
        ? send(response, 404, 'error.txt', `There is no file at ${path}.`)
        : send(response, 404, 'index.html', this.#printer.notFound(path));
    }
    if (trailingSlash && !folder.endsWith('/')) return redirect(response, `${baseUrl}${folder.slice(1)}/${query}`);
    const problems = page.diagnostics.map(formatDiagnostic);
    const shown = decodePath(page.rendered.path);
    const told = problems.join('\n');
    if (told !== '' && told !== this.#told.get(shown)) console.warn(told);
    this.#told.set(shown, told);
    this.#browsers.report(shown, problems);
    send(response, 200, file, await this.#printer.page(page, file, refreshes));
    // After what the browser asks for with its first page.
    this.#preparing ??= setTimeout(() => void this.#site.prepare().catch(() => undefined), IDLE).unref();
  }
}

/** Whether the change of a file is one that a running server cannot take in: code, or pages that the configuration no longer looks for. */
function needsNewServer({ place, siteDir }: LoadedConfig, name: string): boolean {
  return CODE_FILE.test(name) || MODULE_SHEET.test(name) || (place !== undefined && hasMoved(place, siteDir));
}

/** The site's folder, and those of a Docusaurus project's docs that are not in it. */
function watchedFolders({ siteDir, config }: LoadedConfig): string[] {
  if (config.content.layout !== 'docusaurus') return [siteDir];
  const docs = [config.content.docsDir, ...config.content.instances.map(({ dir }) => dir)].map((dir) => resolve(siteDir, dir));
  return [siteDir, ...new Set(docs.filter((folder) => !isInside(siteDir, folder) && existsSync(folder)))];
}
