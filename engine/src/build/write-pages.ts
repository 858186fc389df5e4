import { join, posix } from 'node:path';
import type { LoadedConfig } from '../config/load.ts';
import type { Catalog } from '../content/catalog-types.ts';
import { sourceFingerprint } from '../model/fingerprint.ts';
import { hashOf } from '../model/hash.ts';
import { pathOf } from '../model/href.ts';
import type { PageData } from '../model/page.ts';
import type { UiBundle } from './bundle.ts';
import type { Remember } from './edit/remember-pages.ts';
import { notFoundPage } from './not-found-page.ts';
import type { Output } from './output.ts';
import { type DocumentContext, hashPage, PAGE_FILES, printPage } from './print-page.ts';
import type { RenderedPage } from './render-pages.ts';

/** The rooms whose code makes the files of a page, beside the shell's. */
const MAKERS = ['build', 'content', 'markdown'];

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
  readonly remember: Remember | undefined;
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
    const folder = pathOf(path).slice(loaded.config.baseUrl.length);
    const list = input.listOf(path);
    const data = page.data();
    const content = page.contentKey();
    const frame = hashOf([makers, shellKeys.get(locale), hashData(data), list].join('\n'));
    const key = hashPage(frame, content.hash);
    const names = PAGE_FILES.map((name) => posix.join(folder, name));
    if (input.lastKeys[folder] !== key || !output.keep(names)) {
      const texts = printPage(ui, context, { data, html: page.html(), markdown: await page.markdown(), list });
      for (const [at, name] of names.entries()) await output.write(name, texts[at] ?? '');
    }
    keys[folder] = key;
    input.remember?.(page, { folder, frame, list, filling: content.filling });
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

/** @returns a hash of all that the documents of a locale share, as this page shows nothing else */
async function writeNotFound({ catalog, output, ui, build }: WritePagesInput, context: DocumentContext): Promise<string> {
  const { site } = context;
  const page = notFoundPage(site, catalog, build, ui.server.notFoundTitle(site.locale.name));
  const html = ui.server.renderDocument({ ...context, page, html: '' });
  await output.write(posix.join(site.locale.path, '404.html'), html);
  return hashOf(`${ui.fingerprint}\n${html}`);
}
