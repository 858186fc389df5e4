import { join } from 'node:path';
import type { LoadedConfig } from '../config/load.ts';
import { toHref } from '../content/address.ts';
import type { PageData, PagePayload } from '../model/page.ts';
import type { SiteData } from '../model/site.ts';
import type { UiBundle } from './bundle.ts';
import type { Output } from './output.ts';
import type { RenderedPage } from './render-pages.ts';

/** What all documents of one locale share. */
export interface DocumentContext {
  readonly site: SiteData;
  readonly siteUrl: string;
  readonly assets: { readonly css: string[]; readonly app: string; readonly prepaint: string };
}

/** How many documents are rendered before the written ones are waited for. */
const BATCH = 64;

/** Writes `index.html`, `page.json` and `index.md` of every page, and each locale's `404.html`. */
export async function writePages(
  loaded: LoadedConfig,
  output: Output,
  ui: Pick<UiBundle, 'server'>,
  pages: readonly RenderedPage[],
  contexts: ReadonlyMap<string, DocumentContext>,
  onProgress: (done: number) => void,
): Promise<void> {
  let pending: Promise<void>[] = [];
  for (const [index, rendered] of pages.entries()) {
    const context = contexts.get(rendered.data.locale);
    if (!context) throw new Error(`There is no site data for the locale "${rendered.data.locale}".`);
    const folder = folderOf(loaded, rendered.data.path);
    const content = rendered.html();
    const markdown = rendered.markdown();
    const html = await ui.server.renderDocument({ ...context, page: rendered.data, html: content });
    const payload: PagePayload = { ...rendered.data, html: content };
    pending.push(output.write(join(folder, 'index.html'), html), output.write(join(folder, 'page.json'), JSON.stringify(payload)));
    if (markdown !== '') pending.push(output.write(join(folder, 'index.md'), markdownFile(rendered.data, markdown)));
    if (pending.length >= BATCH) {
      await Promise.all(pending);
      pending = [];
      onProgress(index + 1);
    }
  }
  for (const context of contexts.values()) pending.push(writeNotFound(output, ui, context, pages[0]?.data.build ?? ''));
  await Promise.all(pending);
}

function folderOf(loaded: LoadedConfig, path: string): string {
  return decodeURI(path.slice(loaded.config.baseUrl.length));
}

function markdownFile(data: PageData, markdown: string): string {
  const facts = [
    `version: ${data.version}`,
    `language: ${data.contentLocale}`,
    ...(data.lastUpdated ? [`updated: ${data.lastUpdated}`] : []),
    `source: ${data.canonical}`,
  ];
  return `# ${data.title}\n\n> ${facts.join(' · ')}\n\n${markdown.trim()}\n`;
}

async function writeNotFound(output: Output, ui: Pick<UiBundle, 'server'>, context: DocumentContext, build: string): Promise<void> {
  const { site } = context;
  const path = toHref(site, `/${site.locale.path}/`.replace('//', '/'));
  const current = site.versions.find((version) => version.isLast)?.name ?? '';
  const locales = site.locales.map(({ name, path: prefix }) => ({
    name,
    href: toHref(site, `/${prefix}/`.replace('//', '/')),
    exact: false,
  }));
  const page: PageData = {
    build,
    path,
    locale: site.locale.name,
    version: current,
    kind: 'notFound',
    id: '404',
    title: ui.server.notFoundTitle(site.locale.name),
    hideTitle: false,
    description: '',
    keywords: [],
    image: null,
    toc: [],
    breadcrumbs: [],
    sidebar: null,
    previous: null,
    next: null,
    locales,
    versions: [],
    contentLocale: site.locale.name,
    translation: 'source',
    canonical: site.url + path,
    noindex: true,
    editUrl: null,
    markdownUrl: null,
    lastUpdated: null,
    head: [],
  };
  const html = await ui.server.renderDocument({ ...context, page, html: '' });
  await output.write(join(site.locale.path, '404.html'), html);
}
