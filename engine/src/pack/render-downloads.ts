import type { PageAddition, PluginSite } from '../config/plugin.ts';
import { formatDate } from '../model/format-date.ts';
import { inLanguageOf, languageTag } from '../model/language.ts';
import { escapeHtml, printAttributes } from '../ui/document/escape.ts';
import { downloadStylePath } from './download-style.ts';
import { DOWNLOAD_TEXTS, type DownloadTexts } from './download-texts.ts';
import { asDownloads } from './downloads.ts';
import { formatSize } from './format-size.ts';
import { PACK_KINDS, PACKS_FOLDER, type PackKind } from './kinds.ts';
import type { PackedFile } from './record.ts';

/** As `lucide` draws it. */
const ICON =
  '<svg class="icon" viewBox="0 0 24 24" width="18" height="18" aria-hidden="true"><path d="M12 15V3"></path><path d="M21 15v4a2 2 0 0 1-2 2H5a2 2 0 0 1-2-2v-4"></path><path d="m7 10 5 5 5-5"></path></svg>';

/** What opens on every machine comes before what needs a computer: on a phone, the first is what a reader takes. */
const ORDER: readonly PackKind[] = PACK_KINDS.toSorted((one, other) => Number(one === 'offline') - Number(other === 'offline'));

/** The page on which files are offered. */
interface Place {
  readonly locale: string;
  readonly version: string;
  /** Of the heading above. */
  readonly level: number;
}

/** The files of one language, version and section. */
interface Row {
  readonly name: string;
  readonly date: string | null;
  readonly files: readonly PackedFile[];
}

/** Offers the files that are nearest to the reader of a page as buttons that say what each kind is for, and the others in a list below. */
export function renderDownloads(packs: readonly PackedFile[], place: Place, site: PluginSite): PageAddition {
  const texts = inLanguageOf(place.locale, DOWNLOAD_TEXTS);
  const tag = languageTag(place.locale);
  const [own, ...others] = rowsOf(packs.toSorted(nearestFirst(place)), tag);
  const pathOf = ({ file }: PackedFile): string => `${site.baseUrl}${PACKS_FOLDER}/${encodeURIComponent(file)}`;
  const age = (row: Row): string =>
    row.date === null || (row !== own && row.date === own?.date)
      ? ''
      : texts.asOf(formatDate(row.date, { htmlLang: tag, calendar: 'gregory' }));
  const level = place.level + 1;

  const title = (row: Row): string => {
    const date = age(row) && ` <span class="downloads-date">${escapeHtml(age(row))}</span>`;
    return `<p><span class="downloads-of">${escapeHtml(row.name)}</span>${date}</p>`;
  };
  const button = (pack: PackedFile): string => {
    const name = `<span class="download-name">${ICON}<span>${escapeHtml(nameOf(pack.kind, texts))}</span></span>`;
    const words = `${name} <span class="download-size">${formatSize(pack.bytes)}</span> <span class="card-text">${escapeHtml(texts.uses[pack.kind])}</span>`;
    return `<li><a${printAttributes({ class: 'card download', href: pathOf(pack), download: '' })}>${words}</a></li>`;
  };
  const anchor = (pack: PackedFile, row: Row): string => {
    const [name, size] = [nameOf(pack.kind, texts), formatSize(pack.bytes)];
    const attributes = { href: pathOf(pack), download: '', 'aria-label': `${name} ${size}, ${row.name}` };
    return `<a${printAttributes(attributes)}><span>${escapeHtml(name)}</span> <small>${size}</small></a>`;
  };
  const items = others.map((row) => `<li>${title(row)} ${row.files.map((pack) => anchor(pack, row)).join(' ')}</li>`);
  const html = [
    `<link${printAttributes({ rel: 'stylesheet', href: site.baseUrl + downloadStylePath().slice(1) })}>`,
    ...(own
      ? [title(own), `<ul class="downloads-own"${printAttributes({ 'aria-label': own.name })}>${own.files.map(button).join('')}</ul>`]
      : []),
    ...(items.length === 0
      ? []
      : [`<h${level}>${escapeHtml(texts.others)}</h${level}>`, `<ul class="downloads-others">${items.join('')}</ul>`]),
  ];

  const link = (pack: PackedFile): string => `[${nameOf(pack.kind, texts)} (${formatSize(pack.bytes)})](${site.url}${pathOf(pack)})`;
  const named = (row: Row): string => [row.name, age(row)].filter(Boolean).join(' · ');
  const markdown = [
    ...(own ? [named(own), own.files.map((pack) => `- ${link(pack)}: ${texts.uses[pack.kind]}`).join('\n')] : []),
    ...(others.length === 0
      ? []
      : [`${'#'.repeat(level)} ${texts.others}`, others.map((row) => `- ${named(row)}: ${row.files.map(link).join(' · ')}`).join('\n')]),
  ];
  return { html: asDownloads(html.join('')), markdown: markdown.join('\n\n') };
}

/** The page's own language before the others, in each the page's own version, and of that all pages before its sections. */
function nearestFirst({ locale, version }: Place): (one: PackedFile, other: PackedFile) => number {
  const distance = (pack: PackedFile): number =>
    (pack.locale === locale ? 0 : 4) + (pack.version === version ? 0 : 2) + (pack.section === null ? 0 : 1);
  return (one, other) => distance(one) - distance(other);
}

/**
 * The files by what is in them, those of a row in the order of their kinds. A version stays in the line of its language, and is not named where
 * there is no other.
 */
function rowsOf(packs: readonly PackedFile[], tag: string): Row[] {
  const languages = new Intl.DisplayNames([tag], { type: 'language' });
  const hasVersions = packs.some(({ version }) => version !== packs[0]?.version);
  const titleOf = ({ locale, version, section }: PackedFile): string =>
    [`${languages.of(languageTag(locale))}${hasVersions ? `\u00a0${version}` : ''}`, section].filter(Boolean).join(', ');
  return Array.from(Map.groupBy(packs, titleOf), ([name, files]) => ({
    name,
    date: files[0]?.date ?? null,
    files: ORDER.flatMap((kind) => files.find((pack) => pack.kind === kind) ?? []),
  }));
}

function nameOf(kind: PackKind, { offline }: DownloadTexts): string {
  return kind === 'offline' ? offline : kind.toUpperCase();
}
