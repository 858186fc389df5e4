import type { PageAddition, PluginSite } from '../config/plugin.ts';
import { inLanguageOf } from '../model/language.ts';
import { escapeHtml, printAttributes } from '../ui/document/escape.ts';
import { textsOf } from '../ui/i18n/server.ts';
import { downloadStylePath } from './download-style.ts';
import { DOWNLOAD_TEXTS } from './download-texts.ts';
import { asDownloads } from './downloads.ts';

/** The build makes one for each language (`build/page-lists`). */
const PAGE_LIST = 'llms.txt';

/** Says what files there would be and that there are none, leads on, and tells what can be read offline without them. */
export function renderNone(locale: string, { homes, url, baseUrl }: PluginSite): PageAddition {
  const texts = inLanguageOf(locale, DOWNLOAD_TEXTS);
  const { article, notFound, search } = textsOf(locale);
  const home = homes[locale] ?? '/';
  const list = `${home.replace(/\/?$/, '/')}${PAGE_LIST}`;
  const ways: readonly (readonly [name: string, meaning: string])[] = [
    [texts.kept, texts.keptMeans],
    [texts.printed, texts.printedMeans],
    [article.copyMarkdown, texts.copiedMeans],
  ];
  const words = (name: string, meaning: string): string =>
    `<div class="downloads-of">${escapeHtml(name)}</div><div class="downloads-means">${escapeHtml(meaning)}</div>`;
  const link = (href: string, content: string): string => `<a${printAttributes({ href })}>${content}</a>`;
  const html = [
    `<link${printAttributes({ rel: 'stylesheet', href: baseUrl + downloadStylePath().slice(1) })}>`,
    '<div class="downloads-none"><div>',
    `<p>${escapeHtml(texts.about)}</p><p class="downloads-without">${escapeHtml(texts.none)}</p>`,
    `<p class="downloads-on"><button type="button" class="button with-script" data-opens="search">${escapeHtml(search.label)}</button>`,
    `${link(home, escapeHtml(notFound.goHome))}</p></div>`,
    `<div><h2>${escapeHtml(texts.instead)}</h2><ul class="downloads-ways">`,
    ...ways.map((way) => `<li>${words(...way)}</li>`),
    `<li>${link(list, words(texts.listed, texts.listedMeans))}</li></ul></div></div>`,
  ];
  const markdown = [
    texts.about,
    texts.none,
    `## ${texts.instead}`,
    [...ways.map(([name, meaning]) => `- ${name}: ${meaning}`), `- [${texts.listed}](${url}${list}): ${texts.listedMeans}`].join('\n'),
    `[${notFound.goHome}](${url}${home})`,
  ];
  return { html: asDownloads(html.join('')), markdown: markdown.join('\n\n') };
}
