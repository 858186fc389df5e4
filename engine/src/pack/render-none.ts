import type { PageAddition, PluginSite } from '../config/plugin.ts';
import { inLanguageOf } from '../model/language.ts';
import { escapeHtml, printAttributes } from '../ui/document/escape.ts';
import { textsOf } from '../ui/i18n/server.ts';
import { downloadStylePath } from './download-style.ts';
import { DOWNLOAD_TEXTS } from './download-texts.ts';
import { asDownloads } from './downloads.ts';

/** The build makes one for each language (`build/page-lists`). */
const PAGE_LIST = 'llms.txt';

/** Tells what can be read offline without files, and that there are none. */
export function renderNone(locale: string, { homes, url, baseUrl }: PluginSite): PageAddition {
  const texts = inLanguageOf(locale, DOWNLOAD_TEXTS);
  const { article } = textsOf(locale);
  const list = `${(homes[locale] ?? '/').replace(/\/?$/, '/')}${PAGE_LIST}`;
  const ways: readonly (readonly [name: string, meaning: string])[] = [
    [texts.kept, texts.keptMeans],
    [texts.printed, texts.printedMeans],
    [article.copyMarkdown, texts.copiedMeans],
  ];
  const words = (name: string, meaning: string): string =>
    `<div class="downloads-of">${escapeHtml(name)}</div><div class="downloads-means">${escapeHtml(meaning)}</div>`;
  const html = [
    `<link${printAttributes({ rel: 'stylesheet', href: baseUrl + downloadStylePath().slice(1) })}>`,
    `<p>${escapeHtml(texts.instead)}</p><ul class="downloads-ways">`,
    ...ways.map((way) => `<li>${words(...way)}</li>`),
    `<li><a${printAttributes({ href: list })}>${words(texts.listed, texts.listedMeans)}</a></li></ul>`,
    `<p class="downloads-without">${escapeHtml(texts.none)}</p>`,
  ];
  const markdown = [
    texts.instead,
    [...ways.map(([name, meaning]) => `- ${name}: ${meaning}`), `- [${texts.listed}](${url}${list}): ${texts.listedMeans}`].join('\n'),
    texts.none,
  ];
  return { html: asDownloads(html.join('')), markdown: markdown.join('\n\n') };
}
