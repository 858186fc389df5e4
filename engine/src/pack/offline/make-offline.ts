import type { OfflineTexts } from '../../model/offline.ts';
import { escapeHtml } from '../../ui/document/escape.ts';
import { textsOf } from '../../ui/i18n/server.ts';
import type { BuiltPage, BuiltSite } from '../built-site.ts';
import { followLink, relativeHref } from '../link.ts';
import type { PackSelection } from '../selection.ts';
import { zipFiles } from '../zip.ts';
import { bundleOfflineScript } from './bundle-script.ts';
import { makeOfflinePage } from './offline-page.ts';
import { createOfflineIndex } from './search-data.ts';

/** Folder of a pack's own files, below its root. */
const OWN = '_pack';

/**
 * Makes a zip of a site's pages that open from a folder, without a server: with sidebar, tabs, pictures, and search. Links to what is not in it
 * lead to the site.
 */
export async function makeOffline(built: BuiltSite, selection: PackSelection): Promise<Uint8Array> {
  const { site, pages, name } = selection;
  const fileOf = (page: BuiltPage): string => `${built.pathBelow(page.path).slice(selection.folder.length)}index.html`;
  const members = new Set(pages);
  const pictures = new Set<string>();
  const files = new Map<string, string | Uint8Array>();
  for (const page of pages) {
    const file = fileOf(page);
    const frame = {
      path: page.path,
      sidebar: built.readSidebar(page),
      script: relativeHref(file, `${OWN}/offline.js`),
      toHref: (href: string): string => {
        if (href.startsWith('#')) return href;
        const target = followLink(built, site, href, page.path);
        if (target.kind === 'page' && members.has(target.page)) return relativeHref(file, fileOf(target.page)) + target.hash;
        return target.kind === 'file' && built.files[target.path]?.type.startsWith('image/') ? toSource(target.path) : target.url;
      },
      toSource: (address: string): string => {
        const target = followLink(built, site, address, page.path);
        return target.kind === 'file' ? toSource(target.path) : address;
      },
    };
    const toSource = (path: string): string => {
      pictures.add(path);
      return relativeHref(file, path);
    };
    files.set(file, makeOfflinePage(built.readDocument(page), frame));
  }
  if (!files.has('index.html')) files.set('index.html', makeEntry(selection, fileOf));
  files.set(`${OWN}/offline.js`, `self.signpostTexts=${printScript(textsFor(site.locale.name))};\n${await bundleOfflineScript()}`);
  files.set(`${OWN}/search.js`, `self.signpostIndex=${printScript(createOfflineIndex(built, pages, fileOf))};\n`);
  for (const path of pictures) files.set(path, built.read(path));
  // A folder around all, so that unpacking leaves one thing behind.
  return zipFiles(new Map([...files].toSorted(([a], [b]) => (a < b ? -1 : 1)).map(([path, content]) => [`${name}/${path}`, content])));
}

/** A first page for versions and sections without one. */
function makeEntry({ pages, site }: PackSelection, fileOf: (page: BuiltPage) => string): string {
  const [start] = pages.toSorted((a, b) => Number(a.sidebar === null) - Number(b.sidebar === null) || a.path.length - b.path.length);
  const href = start === undefined ? '' : escapeHtml(relativeHref('index.html', fileOf(start)));
  const title = escapeHtml(start?.title ?? site.title);
  return `<!doctype html><html lang="${site.locale.htmlLang}"><head><meta charset="utf-8"><title>${title}</title><meta http-equiv="refresh" content="0;url=${href}"></head><body><p><a href="${href}">${title}</a></p></body></html>`;
}

/** JSON is not quite script: two kinds of line breaks in it would end a string. */
function printScript(value: unknown): string {
  return JSON.stringify(value).replace(/[\u2028\u2029]/g, (character) => `\\u${character.charCodeAt(0).toString(16)}`);
}

function textsFor(locale: string): OfflineTexts {
  const { search, article } = textsOf(locale);
  const { label, close, noResults, noResultsHint, results, failed } = search;
  return { label, close, noResults, noResultsHint, results, failed, copied: article.copied };
}
