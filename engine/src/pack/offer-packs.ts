import { existsSync } from 'node:fs';
import { join } from 'node:path';
import type { DrawingSite, PageAddition, PageChange, Plugin, PluginPage, PluginSite } from '../config/plugin.ts';
import { inLanguageOf, languageTag } from '../model/language.ts';
import { escapeHtml, printAttributes } from '../ui/document/escape.ts';
import { textsOf } from '../ui/i18n/server.ts';
import { readBookFonts } from './book/fonts.ts';
import { DOWNLOAD_TEXTS } from './download-texts.ts';
import { DOWNLOADS } from './downloads.ts';
import { formatSize } from './format-size.ts';
import { PACK_KINDS, PACKS_FOLDER, type PackKind } from './kinds.ts';
import { type PackedFile, RECORD, readPacks } from './record.ts';

/** The build makes one for each language (`build/page-lists`). */
const PAGE_LIST = 'llms.txt';

/**
 * A plug-in that offers what `signpost build --packs` or `signpost pack` has made last: it publishes the files below `/packs/`, and adds a
 * table of them with their sizes, and what each kind is for, to a page.
 * @param page path of its file from the folder of its locale and version, without the ending: `offline`
 * @param heading id of the heading that the table follows; by default, or in a page without it, the table ends the page. A page with it is
 * about the files: where there are none, a notice takes its place
 * @param fonts style sheet with the fonts for EPUBs, which have those of their characters in them: of a package, or `./` and a path from the
 * configuration; by default the reading system's fonts are used
 */
export function offerPacks({
  page,
  heading,
  fonts,
}: {
  readonly page: string;
  readonly heading?: string;
  readonly fonts?: string;
}): Plugin {
  return {
    name: PACKS_FOLDER,
    // The cache is beside the site's folder, or in that of a site without a configuration.
    inputs: ['../.signpost/packs', '.signpost/packs'],
    folders: ({ cacheDir }) => {
      const folder = join(cacheDir, PACKS_FOLDER);
      return new Map(existsSync(join(folder, RECORD)) ? [[`/${PACKS_FOLDER}`, folder]] : []);
    },
    ...(fonts === undefined ? {} : { build: ({ siteDir }: DrawingSite) => readBookFonts(siteDir, fonts) }),
    page: (site) => {
      const packs = readPacks(join(site.cacheDir, PACKS_FOLDER));
      return ({ file, locale, version, headings }) => {
        if (!file.replace(/\.mdx?$/, '').endsWith(`/${page}`)) return undefined;
        const above = headings.find(({ id }) => id === heading);
        if (packs.length === 0) return above ? insteadOfPage(renderNone(locale, site)) : { after: renderNone(locale, site) };
        const table = renderTable(packs.toSorted(nearestFirst(locale, version)), locale, site);
        return above ? placeBelow(above, table) : { after: table };
      };
    },
  };
}

/** The page's own language before the others, and in each the page's own version. */
function nearestFirst(locale: string, version: string): (one: PackedFile, other: PackedFile) => number {
  const distance = (pack: PackedFile): number => (pack.locale === locale ? 0 : 2) + (pack.version === version ? 0 : 1);
  return (one, other) => distance(one) - distance(other);
}

/** Says that there is nothing to download and what works without, and leads on. */
function renderNone(locale: string, { homes, url }: PluginSite): PageAddition {
  const { none, instead } = inLanguageOf(locale, DOWNLOAD_TEXTS);
  const { notFound, search } = textsOf(locale);
  const home = homes[locale] ?? '/';
  const list = `${home.replace(/\/?$/, '/')}${PAGE_LIST}`;
  const linkToList = `<a${printAttributes({ href: list })}>${PAGE_LIST}</a>`;
  const words = instead.split('<list>').map(escapeHtml).join(linkToList);
  const link = `<a${printAttributes({ href: home })}>${escapeHtml(notFound.goHome.replaceAll(' ', '\u00a0'))}</a>`;
  const button = `<button type="button" class="button with-script" data-opens="search">${escapeHtml(search.label)}</button>`;
  return {
    html: [escapeHtml(none), words, `${button}\u2003${link}`].map((part) => asDownloads(`<p>${part}</p>`)).join(''),
    markdown: `${none}\n\n${instead.replace('<list>', `[${PAGE_LIST}](${url}${list})`)}\n\n[${notFound.goHome}](${url}${home})`,
  };
}

function renderTable(packs: readonly PackedFile[], locale: string, site: PluginSite): PageAddition {
  const texts = inLanguageOf(locale, DOWNLOAD_TEXTS);
  const kinds = PACK_KINDS.filter((kind) => packs.some((pack) => pack.kind === kind));
  const nameOf = (kind: PackKind): string => (kind === 'offline' ? texts.offline : kind.toUpperCase());
  const heads = [texts.content, ...kinds.map(nameOf)];
  const missing = PACK_KINDS.filter((kind) => !kinds.includes(kind)).map(nameOf);
  const tag = languageTag(locale);
  const without = missing.length === 0 ? '' : texts.without(new Intl.ListFormat(tag).format(missing));
  const languages = new Intl.DisplayNames([tag], { type: 'language' });
  const rows = [
    ...Map.groupBy(packs, (pack) => [languages.of(languageTag(pack.locale)), pack.version, pack.section].filter(Boolean).join(' · ')),
  ];
  const path = (pack: PackedFile): string => `${site.baseUrl}${PACKS_FOLDER}/${encodeURIComponent(pack.file)}`;
  const cells = rows.map(([name, own]) => ({ name, files: kinds.map((kind) => own.find((pack) => pack.kind === kind)) }));
  const label = ({ kind, bytes }: PackedFile): string => `${kind === 'offline' ? 'ZIP' : kind.toUpperCase()} (${formatSize(bytes)})`;
  const html = cells.map(({ name, files }) => {
    const links = files.map((pack) => {
      const link = pack && `<a${printAttributes({ href: path(pack), download: '' })}>${escapeHtml(label(pack))}</a>`;
      return `<td>${link ?? '–'}</td>`;
    });
    return `<tr><th scope="row">${escapeHtml(name)}</th>${links.join('')}</tr>`;
  });
  const lines = cells.map(({ name, files }) => [name, ...files.map((pack) => (pack ? `[${label(pack)}](${site.url}${path(pack)})` : '–'))]);
  const uses = kinds.map((kind) => [kind === 'offline' ? `${texts.offline} (ZIP)` : nameOf(kind), texts.uses[kind]] as const);
  const list = uses.map(([name, use]) => `<li><strong>${escapeHtml(name)}</strong>${escapeHtml(use)}</li>`).join('');
  const head = heads.map((text) => `<th scope="col">${escapeHtml(text)}</th>`).join('');
  return {
    html:
      asDownloads(
        `<div class="table-scroll" tabindex="0" role="group"${printAttributes({ 'aria-label': texts.content })}><table><thead><tr>${head}</tr></thead><tbody>${html.join('')}</tbody></table></div>`,
      ) +
      (without && asDownloads(`<p>${escapeHtml(without)}</p>`)) +
      asDownloads(`<ul>${list}</ul>`),
    markdown: [
      [heads, heads.map(() => '---'), ...lines].map((line) => `| ${line.join(' | ')} |`).join('\n'),
      ...(without === '' ? [] : [without]),
      uses.map(([name, use]) => `- **${name}**${use}`).join('\n'),
    ].join('\n\n'),
  };
}

function insteadOfPage({ html, markdown }: PageAddition): PageChange {
  return { html: () => html, markdown: () => markdown, isNotice: true };
}

function placeBelow({ id, level, text }: PluginPage['headings'][number], { html, markdown }: PageAddition): PageChange {
  const end = `</h${level}>`;
  const line = `\n${'#'.repeat(level)} ${text}\n`;
  return {
    html: (page) => {
      const start = page.indexOf(`<h${level}${printAttributes({ id })}`);
      const place = page.indexOf(end, start) + end.length;
      return page.slice(0, place) + html + page.slice(place);
    },
    markdown: (page) => {
      const place = page.indexOf(line) + line.length;
      return `${page.slice(0, place)}\n${markdown}\n${page.slice(place)}`;
    },
  };
}

function asDownloads(html: string): string {
  return `<section class="${DOWNLOADS}">${html}</section>`;
}
