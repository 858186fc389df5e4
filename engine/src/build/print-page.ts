import { hashOf } from '../model/hash.ts';
import type { PageData } from '../model/page.ts';
import type { SiteData } from '../model/site.ts';
import type { ShellSlots } from '../model/slots.ts';
import type { DocumentAssets } from '../ui/document/document.ts';
import type { UiBundle } from './bundle.ts';

/** What all documents of a locale share. */
export interface DocumentContext {
  readonly site: SiteData;
  /** Address of the site data as a file. */
  readonly siteUrl: string;
  readonly assets: DocumentAssets;
  readonly slots: ShellSlots;
}

/** A page as its files have it. */
export interface PrintedPage {
  readonly data: PageData;
  /** Inner HTML of the article. */
  readonly html: string;
  readonly markdown: string;
  /** Absolute URL of the list of pages for programs that covers it. */
  readonly list: string;
}

export const PAGE_FILES = ['page.json', 'index.md', 'index.html'] as const;

/** @returns the texts of `PAGE_FILES` */
export function printPage(
  { server }: Pick<UiBundle, 'server'>,
  context: DocumentContext,
  { data, html, markdown, list }: PrintedPage,
): string[] {
  return [
    printPayload(data, html),
    markdownFile(data, markdown, list, context.site),
    server.renderDocument({ ...context, page: data, html }),
  ];
}

/**
 * A hash of all that the files of a page are made from.
 * @param frame that of all but the content
 * @param content that of the content
 */
export function hashPage(frame: string, content: string): string {
  return hashOf(`${frame} ${content}`);
}

/** What in-page navigation fetches (`PagePayload`). */
function printPayload(data: PageData, html: string): string {
  return `${JSON.stringify(data).slice(0, -1)},"html":${JSON.stringify(html)}}`;
}

function markdownFile(data: PageData, markdown: string, list: string, site: SiteData): string {
  const facts = [
    `version: ${data.version}`,
    ...unmaintainedFacts(data, site),
    `language: ${data.contentLocale ?? data.locale}`,
    ...(data.lastUpdated ? [`updated: ${data.lastUpdated}`] : []),
    `source: ${data.canonical}`,
    `index: ${list}`,
  ];
  // The text of some pages begins with their title.
  const [, own, text = markdown] = /^(# [^\n]*)\n([\s\S]*)$/.exec(markdown) ?? [];
  return `${own ?? `# ${data.title}`}\n\n> ${facts.join(' · ')}\n\n${text.trim()}\n`;
}

/** Of a page that is not kept up: that, the current one, and where the two are compared. */
function unmaintainedFacts({ version, versions, docsVersion }: PageData, { url, versions: all }: SiteData): string[] {
  const banner = docsVersion?.banner ?? all.find(({ name }) => name === version)?.banner;
  if (banner !== 'unmaintained') return [];
  const current = versions.find(({ name }) => name === all.find(({ isLast }) => isLast)?.name);
  const href = docsVersion?.href ?? current?.href;
  const compare = versions.find(({ name }) => name === version)?.compare ?? current?.compare;
  return [
    'unmaintained',
    ...(href === undefined ? [] : [`current: ${url}${href}`]),
    ...(compare === undefined ? [] : [`compare: ${url}${compare}`]),
  ];
}
