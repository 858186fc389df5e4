import { existsSync } from 'node:fs';
import { join } from 'node:path';
import type { PageAddition, PageChange, Plugin, PluginPage } from '../config/plugin.ts';
import { inLanguageOf } from '../model/language.ts';
import { escapeHtml, printAttributes } from '../ui/document/escape.ts';
import { readBookFonts } from './book/fonts.ts';
import { downloadStylePath, readDownloadStyle } from './download-style.ts';
import { DOWNLOAD_TEXTS } from './download-texts.ts';
import { asDownloads } from './downloads.ts';
import { PACKS_FOLDER } from './kinds.ts';
import { RECORD, readPacks } from './record.ts';
import { renderDownloads } from './render-downloads.ts';
import { renderKept, renderWays } from './render-ways.ts';

/**
 * A plug-in that offers what `signpost build --packs` or `signpost pack` has made last: it publishes the files below `/packs/`, and adds
 * them with their sizes, and what each kind is for, to a page: first those of the page's own language and version.
 * @param page path of its file from the folder of its locale and version, without the ending: `offline`
 * @param heading id of the heading that they follow; by default, or in a page without it, they end the page. A page with it is about reading
 * offline: it ends with the ways that need no files, and these take its place where there are none
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
    build: ({ siteDir }) =>
      new Map([[downloadStylePath(), readDownloadStyle()], ...(fonts === undefined ? [] : readBookFonts(siteDir, fonts))]),
    page: (site) => {
      const packs = readPacks(join(site.cacheDir, PACKS_FOLDER));
      return ({ file, locale, version, headings }) => {
        if (!file.replace(/\.mdx?$/, '').endsWith(`/${page}`)) return undefined;
        const above = headings.find(({ id }) => id === heading);
        const kept = renderKept(locale, above?.level ?? 2, site);
        const ways = renderWays(locale, above?.level ?? 2, site);
        if (packs.length === 0) return above ? insteadOfPage(locale, bothOf(kept, ways)) : { after: bothOf(kept, ways) };
        const downloads = renderDownloads(packs, { locale, version, level: above?.level ?? 1 }, site);
        return above ? { ...placeBelow(above, bothOf(downloads, kept)), after: ways } : { after: downloads };
      };
    },
  };
}

function bothOf(one: PageAddition, other: PageAddition): PageAddition {
  return { html: one.html + other.html, markdown: `${one.markdown}\n\n${other.markdown}` };
}

function insteadOfPage(locale: string, { html, markdown }: PageAddition): PageChange {
  const { intro } = inLanguageOf(locale, DOWNLOAD_TEXTS);
  return { html: () => asDownloads(`<p>${escapeHtml(intro)}</p>`) + html, markdown: () => `${intro}\n\n${markdown}`, isNotice: true };
}

function placeBelow({ id, level, text }: PluginPage['headings'][number], { html, markdown }: PageAddition): PageChange {
  const end = `</h${level}>`;
  return {
    html: (page) => {
      const start = page.indexOf(`<h${level}${printAttributes({ id })}`);
      const place = start < 0 ? page.length : page.indexOf(end, start) + end.length;
      return page.slice(0, place) + html + page.slice(place);
    },
    markdown: (page) => {
      const lines = [...page.matchAll(new RegExp(`^#{${level}} (.*)\n`, 'gm'))];
      const line = lines.find(([, words = '']) => withoutMarks(words) === withoutMarks(text));
      const place = line ? line.index + line[0].length : page.length;
      return `${page.slice(0, place)}\n${markdown}\n${page.slice(place)}`;
    },
  };
}

/** Of a heading: in Markdown, parts of it may be set as code or in bold. */
function withoutMarks(text: string): string {
  return text.replace(/[^\p{L}\p{N}]+/gu, '');
}
