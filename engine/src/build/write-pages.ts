import { join } from 'node:path';
import type { LoadedConfig } from '../config/load.ts';
import type { Catalog } from '../content/catalog-types.ts';
import { sourceFingerprint } from '../model/fingerprint.ts';
import { hashOf } from '../model/hash.ts';
import { pathOf } from '../model/href.ts';
import type { PageData } from '../model/page.ts';
import type { SiteData } from '../model/site.ts';
import type { ShellSlots } from '../model/slots.ts';
import type { DocumentAssets } from '../ui/document/document.ts';
import type { UiBundle } from './bundle.ts';
import { notFoundPage } from './not-found-page.ts';
import type { Output } from './output.ts';
import type { RenderedPage } from './render-pages.ts';

/** The rooms whose code makes the files of a page, beside the shell's. */
const MAKERS = ['build', 'content', 'markdown'];

/** What all documents of a locale share. */
export interface DocumentContext {
  readonly site: SiteData;
  /** Address of the site data as a file. */
  readonly siteUrl: string;
  readonly assets: DocumentAssets;
  readonly slots: ShellSlots;
}

export interface WritePagesInput {
  readonly loaded: LoadedConfig;
  readonly catalog: Catalog;
  readonly output: Output;
  readonly ui: Pick<UiBundle, 'server' | 'fingerprint'>;
  readonly pages: readonly RenderedPage[];
  /** By locale. */
  readonly contexts: ReadonlyMap<string, DocumentContext>;
  /** Name of the shell. */
  readonly build: string;
  /** Absolute URL of the list of pages for programs that covers a page. */
  readonly listOf: (path: string) => string;
  /** The result of `writePages` in the last build. */
  readonly lastKeys: Readonly<Record<string, string>>;
  readonly onProgress: (done: number) => void;
}

/**
 * Writes `index.html`, `page.json` and `index.md` of every page, and each locale's `404.html`. Unchanged pages are taken over from the last
 * build.
 * @returns for each page, by folder, a hash of all that its files are made from
 */
export async function writePages(input: WritePagesInput): Promise<Record<string, string>> {
  const { loaded, output, ui, contexts } = input;
  const shellKeys = new Map<string, string>();
  for (const [name, context] of contexts) shellKeys.set(name, await writeNotFound(input, context));
  const keys: Record<string, string> = {};
  const makers = MAKERS.map((room) => sourceFingerprint(join(import.meta.dirname, '..', room))).join(' ');
  for (const [index, page] of input.pages.entries()) {
    const { locale, path } = page;
    const context = contexts.get(locale);
    if (!context) throw new Error(`There is no site data for the locale "${locale}".`);
    const folder = folderOf(loaded, path);
    const list = input.listOf(path);
    const data = page.data();
    const key = hashOf([makers, shellKeys.get(locale), hashData(data), list, page.contentKey()].join('\n'));
    const names = ['index.html', 'page.json', 'index.md'];
    if (input.lastKeys[folder] !== key || !output.keep(names.map((name) => join(folder, name)))) {
      const content = page.html();
      await output.write(join(folder, 'page.json'), printPayload(data, content));
      await output.write(join(folder, 'index.md'), markdownFile(data, page.markdown(), list));
      await output.write(join(folder, 'index.html'), ui.server.renderDocument({ ...context, page: data, html: content }));
    }
    keys[folder] = key;
    input.onProgress(index + 1);
  }
  return keys;
}

/** Hashes of parts of sidebars: the pages next to each other have the same one. */
const partHashes = new WeakMap<object, string>();

function hashData({ sidebar, ...own }: PageData): string {
  if (!sidebar) return hashOf(JSON.stringify(own));
  const { items, ...place } = sidebar;
  const part = partHashes.get(items) ?? hashOf(JSON.stringify(items));
  partHashes.set(items, part);
  return hashOf(JSON.stringify([own, place, part]));
}

/** What in-page navigation fetches (`PagePayload`). */
function printPayload(data: PageData, html: string): string {
  return `${JSON.stringify(data).slice(0, -1)},"html":${JSON.stringify(html)}}`;
}

function folderOf(loaded: LoadedConfig, path: string): string {
  return pathOf(path).slice(loaded.config.baseUrl.length);
}

function markdownFile(data: PageData, markdown: string, list: string): string {
  const facts = [
    `version: ${data.version}`,
    `language: ${data.contentLocale}`,
    ...(data.lastUpdated ? [`updated: ${data.lastUpdated}`] : []),
    `source: ${data.canonical}`,
    `index: ${list}`,
  ];
  // The text of some pages begins with their title.
  const [, own, text = markdown] = /^(# [^\n]*)\n([\s\S]*)$/.exec(markdown) ?? [];
  return `${own ?? `# ${data.title}`}\n\n> ${facts.join(' · ')}\n\n${text.trim()}\n`;
}

/** @returns a hash of all that the documents of a locale share, as this page shows nothing else */
async function writeNotFound({ catalog, output, ui, build }: WritePagesInput, context: DocumentContext): Promise<string> {
  const { site } = context;
  const page = notFoundPage(site, catalog, build, ui.server.notFoundTitle(site.locale.name));
  const html = ui.server.renderDocument({ ...context, page, html: '' });
  await output.write(join(site.locale.path, '404.html'), html);
  return hashOf(`${ui.fingerprint}\n${html}`);
}
