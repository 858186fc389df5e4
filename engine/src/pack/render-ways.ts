import type { PageAddition, PluginSite } from '../config/plugin.ts';
import { inLanguageOf } from '../model/language.ts';
import { escapeHtml, printAttributes } from '../ui/document/escape.ts';
import { textsOf } from '../ui/i18n/server.ts';
import { downloadStylePath } from './download-style.ts';
import { DOWNLOAD_TEXTS, type DownloadTexts } from './download-texts.ts';
import { asDownloads } from './downloads.ts';

/** The build makes one for each language (`build/page-lists`). */
const PAGE_LIST = 'llms.txt';

/** As `lucide` draws them. */
const PRINTER =
  '<path d="M6 18H4a2 2 0 0 1-2-2v-5a2 2 0 0 1 2-2h16a2 2 0 0 1 2 2v5a2 2 0 0 1-2 2h-2"></path><path d="M6 9V3a1 1 0 0 1 1-1h10a1 1 0 0 1 1 1v6"></path><rect x="6" y="14" width="12" height="8" rx="1"></rect>';
const COPY =
  '<rect x="8" y="8" width="14" height="14" rx="2"></rect><path d="M4 16c-1.1 0-2-.9-2-2V4c0-1.1.9-2 2-2h10c1.1 0 2 .9 2 2"></path>';
const LIST = '<path d="M3 5h.01M3 12h.01M3 19h.01M8 5h13M8 12h13M8 19h13"></path>';

/** A way to read without a network. */
interface Way {
  /** The parts of its icon. */
  readonly icon: string;
  readonly name: string;
  readonly meaning: string;
  readonly href?: string;
}

/** Offers the pages that the app has in memory, which it lists itself (`ui/widgets`). */
export function renderKept(locale: string, level: number, { homes, baseUrl }: PluginSite): PageAddition {
  const texts = inLanguageOf(locale, DOWNLOAD_TEXTS);
  const html = [
    `<link${printAttributes({ rel: 'stylesheet', href: baseUrl + downloadStylePath().slice(1) })}>`,
    `${printHeading(level, texts.kept)}<p>${escapeHtml(texts.keptMeans)}</p>`,
    `<div${printAttributes({
      class: 'with-script',
      'data-widget': 'kept-pages',
      'data-level': String(Math.min(level + 1, 6)),
      'data-opened': texts.keptOpened,
      'data-ahead': texts.keptAhead,
    })}>${printNone(texts, homes[locale] ?? '/')}</div>`,
  ];
  return { html: asDownloads(html.join('')), markdown: `${'#'.repeat(level)} ${texts.kept}\n\n${texts.keptMeans}` };
}

/**
 * While there are none: that, and where to begin. A page that is opened by its address has none, so this keeps its place from the
 * first paint; the script shows it, as nothing is kept without one.
 */
function printNone(texts: DownloadTexts, home: string): string {
  const start = `<a${printAttributes({ href: home })}>${escapeHtml(texts.keptStart)}</a>`;
  return `<div class="kept-none"><strong>${escapeHtml(texts.keptNone)}</strong>${start}</div>`;
}

/** Tells what can be taken along without packs. */
export function renderWays(locale: string, level: number, { homes, url }: PluginSite): PageAddition {
  const texts = inLanguageOf(locale, DOWNLOAD_TEXTS);
  const { article } = textsOf(locale);
  const list = `${(homes[locale] ?? '/').replace(/\/?$/, '/')}${PAGE_LIST}`;
  const ways: readonly Way[] = [
    { icon: PRINTER, name: texts.printed, meaning: texts.printedMeans },
    { icon: COPY, name: article.copyMarkdown, meaning: texts.copiedMeans },
    { icon: LIST, name: texts.listed, meaning: texts.listedMeans, href: list },
  ];
  const html = `${printHeading(level, texts.taken)}<ul class="downloads-ways">${ways.map(printWay).join('')}</ul>`;
  const markdown = [
    `${'#'.repeat(level)} ${texts.taken}`,
    ways.map(({ name, meaning, href }) => `- ${name}: ${meaning}${href === undefined ? '' : ` [${PAGE_LIST}](${url}${href})`}`).join('\n'),
  ];
  return { html: asDownloads(html), markdown: markdown.join('\n\n') };
}

function printHeading(level: number, text: string): string {
  return `<h${level}>${escapeHtml(text)}</h${level}>`;
}

/** None of the names is a link: two of them are told, not opened, and one among them would say that the others are dead. */
function printWay({ icon, name, meaning, href }: Way): string {
  const drawn = `<svg class="icon" viewBox="0 0 24 24" width="20" height="20" aria-hidden="true">${icon}</svg>`;
  const link = href === undefined ? '' : ` <a${printAttributes({ href })}>${PAGE_LIST}</a>`;
  return `<li>${drawn}<div class="downloads-of">${escapeHtml(name)}</div><div class="downloads-means">${escapeHtml(meaning)}${link}</div></li>`;
}
