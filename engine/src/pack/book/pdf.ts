import { mkdirSync, writeFileSync } from 'node:fs';
import { mkdtemp, readFile, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { dirname, join } from 'node:path';
import { pathToFileURL } from 'node:url';
import { decodePath } from '../../model/href.ts';
import { inLanguageOf } from '../../model/language.ts';
import { escapeHtml, printAttributes } from '../../ui/document/escape.ts';
import type { BuiltPage, BuiltSite } from '../built-site.ts';
import { followLink } from '../link.ts';
import type { PackSelection } from '../selection.ts';
import { makeElement, printHtml } from '../tree.ts';
import { type Book, createBook, printEntries } from './book.ts';
import { makeChapter } from './chapter.ts';
import { compactPdf } from './compact-pdf.ts';
import { readPageNumbers } from './page-numbers.ts';
import { printWithBrowser } from './print.ts';
import { BOOK_STYLE } from './style.ts';
import { BOOK_TEXTS, type BookTexts } from './texts.ts';

/** Paper and page numbers. The cover has no number. */
const PAPER = `
@page { size: A4; margin: 18mm 16mm 20mm; @bottom-center { content: counter(page); color: #566065; font: 9pt sans-serif; } }
@page :first { @bottom-center { content: none; } }
body { font-size: 10.5pt; margin: 0; }
.part, .page, .toc { break-before: page; }
.part + .page { break-before: avoid; }
.toc ol { list-style: none; margin: 0; padding-left: 1.2em; }
.toc > ol { padding: 0; }
.toc li { break-inside: auto; }
.toc a { display: flex; gap: 0.5em; color: inherit; }
.toc a::after { content: attr(data-page); font-variant-numeric: tabular-nums; margin-left: auto; }
.toc > ol > li > a { font-weight: bold; margin-top: 0.8em; }
tr, .admonition-title { break-inside: avoid; }
`;

/**
 * Makes a PDF with a browser: tagged, with bookmarks, and with the fonts of this machine embedded.
 * @throws OperatorError if there is no browser, or it cannot print
 */
export async function makePdf(built: BuiltSite, selection: PackSelection): Promise<Uint8Array> {
  const folder = await mkdtemp(join(tmpdir(), 'signpost-pdf-'));
  try {
    const html = join(folder, 'book.html');
    const pdf = join(folder, 'book.pdf');
    const print = async (pages: ReadonlyMap<string, number>, isDraft: boolean): Promise<void> => {
      await writeFile(html, printBook(built, selection, folder, pages));
      await printWithBrowser(pathToFileURL(html).href, pdf, { profile: join(folder, 'profile'), isDraft });
    };
    // Browsers do not tell a document on which page something is: the first print does.
    await print(new Map(), true);
    await print(readPageNumbers(await readFile(pdf)), false);
    return compactPdf(await readFile(pdf));
  } finally {
    await rm(folder, { recursive: true, force: true, maxRetries: 3 });
  }
}

/**
 * The whole book as one document. Pictures are copied into the folder.
 * @param numbers of the pages on which places are, by id
 */
function printBook(built: BuiltSite, selection: PackSelection, folder: string, numbers: ReadonlyMap<string, number>): string {
  const { site } = selection;
  const texts = inLanguageOf(site.locale.name, BOOK_TEXTS);
  const book = createBook(built, selection, texts.furtherPages);
  const names = new Map(book.pages.map(({ page }, index) => [page, `p${index + 1}`]));
  const chapters = book.pages.map(({ page, opens, above }) => {
    const name = names.get(page) ?? '';
    const part = opens ? `<h1 class="part" id="part-${name}">${escapeHtml(opens.label)}</h1>` : '';
    const trail = above.length === 0 ? '' : `<p class="above">${escapeHtml(above.join(' › '))}</p>`;
    return `${part}<article class="page"${printAttributes({ lang: page.contentLocale })}>${trail}<h2 id="${name}">${escapeHtml(page.title)}</h2>${printPage(built, selection, page, names, folder)}</article>`;
  });
  return [
    `<!doctype html><html lang="${escapeHtml(site.locale.htmlLang)}" dir="${site.locale.direction}"><head><meta charset="utf-8">`,
    `<title>${escapeHtml(`${book.title} ${book.subtitle}`)}</title><style>${BOOK_STYLE}${PAPER}</style></head><body>`,
    `<section class="cover"><h1>${escapeHtml(book.title)}</h1><p>${escapeHtml(book.subtitle)}</p>`,
    `<p>${escapeHtml(texts.origin(site.url, book.date.slice(0, 10)))}</p></section>`,
    printContents(book, texts, (page, prefix) => {
      const name = `${prefix}${names.get(page)}`;
      // As wide as the number will be.
      return printAttributes({ href: `#${name}`, 'data-page': String(numbers.get(name) ?? '0000') });
    }),
    ...chapters,
    '</body></html>',
  ].join('');
}

function printContents(book: Book, texts: BookTexts, linkTo: (page: BuiltPage, prefix: string) => string): string {
  const list = printEntries(book, (label, page, isPart) => {
    const text = escapeHtml(label);
    return page ? `<a${linkTo(page, isPart ? 'part-' : '')}>${text}</a>` : `<span>${text}</span>`;
  });
  return `<nav class="toc"><h1>${escapeHtml(texts.contents)}</h1>${list}</nav>`;
}

function printPage(
  built: BuiltSite,
  { site }: PackSelection,
  page: BuiltPage,
  names: ReadonlyMap<BuiltPage, string>,
  folder: string,
): string {
  const nameOf = (hash: string, owner: BuiltPage): string => `${names.get(owner)}${hash.length > 1 ? `-${asciiId(hash.slice(1))}` : ''}`;
  const nodes = makeChapter(built.readHtml(page), {
    lower: 1,
    toId: (id) => `${names.get(page)}-${asciiId(id)}`,
    toHref(href) {
      const target = followLink(built, site, href, page.path);
      return target.kind === 'page' && names.has(target.page) ? `#${nameOf(target.hash, target.page)}` : target.url;
    },
    toSource(address) {
      const target = followLink(built, site, address, page.path);
      if (target.kind !== 'file') return undefined;
      const file = join(folder, target.path);
      mkdirSync(dirname(file), { recursive: true });
      writeFileSync(file, built.read(target.path));
      return encodeURI(target.path).replace(/[?#]/g, encodeURIComponent);
    },
  });
  return printHtml(makeElement('div', {}, nodes));
}

/** Names of places in a PDF are plain ASCII. */
function asciiId(id: string): string {
  return decodePath(id).replace(/[^\w-]/gu, (character) => `.${character.codePointAt(0)?.toString(16)}`);
}
