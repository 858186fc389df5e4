import { escapeXml } from '../../ui/document/escape.ts';
import type { BuiltPage } from '../built-site.ts';
import { type Book, printEntries } from './book.ts';
import type { BookTexts } from './texts.ts';

export interface EpubItem {
  readonly file: string;
  readonly type: string;
  readonly inSpine?: boolean;
  readonly properties?: string;
}

interface Document {
  readonly title: string;
  readonly language: string;
  readonly body: string;
}

const PROLOGUE = '<?xml version="1.0" encoding="UTF-8"?>\n';

export function printDocument({ title, language, body }: Document): string {
  const lang = escapeXml(language);
  return `${PROLOGUE}<!DOCTYPE html>
<html xmlns="http://www.w3.org/1999/xhtml" xmlns:epub="http://www.idpf.org/2007/ops" lang="${lang}" xml:lang="${lang}">
<head><title>${escapeXml(title)}</title><link rel="stylesheet" type="text/css" href="book.css"/></head>
<body>${body}</body>
</html>
`;
}

export function printContents(book: Book, texts: BookTexts, language: string, files: ReadonlyMap<BuiltPage, string>): string {
  const list = printEntries(book, (label, page) =>
    page ? `<a href="${files.get(page) ?? ''}">${escapeXml(label)}</a>` : `<span>${escapeXml(label)}</span>`,
  );
  const body = `<nav epub:type="toc" id="toc"><h1>${escapeXml(texts.contents)}</h1>${list}</nav>`;
  return printDocument({ title: texts.contents, language, body });
}

/** Where the package document is. */
export function printContainer(): string {
  return `${PROLOGUE}<container version="1.0" xmlns="urn:oasis:names:tc:opendocument:xmlns:container"><rootfiles><rootfile full-path="OEBPS/package.opf" media-type="application/oebps-package+xml"/></rootfiles></container>\n`;
}

interface Package {
  readonly id: string;
  readonly language: string;
  readonly publisher: string;
  readonly items: readonly EpubItem[];
}

/** The package document: what the book is, its files and their order. */
export function printPackage(book: Book, { id, language, publisher, items }: Package): string {
  const manifest = items.map(
    ({ file, type, properties }, index) =>
      `<item id="i${index}" href="${escapeXml(file)}" media-type="${type}"${properties ? ` properties="${properties}"` : ''}/>`,
  );
  const spine = items.flatMap(({ inSpine }, index) => (inSpine ? [`<itemref idref="i${index}"/>`] : []));
  const modified = new Date(book.date).toISOString().replace(/\.\d+Z$/, 'Z');
  return `${PROLOGUE}<package xmlns="http://www.idpf.org/2007/opf" version="3.0" unique-identifier="id" xml:lang="${escapeXml(language)}">
<metadata xmlns:dc="http://purl.org/dc/elements/1.1/">
<dc:identifier id="id">${id}</dc:identifier>
<dc:title>${escapeXml(`${book.title} ${book.subtitle}`)}</dc:title>
<dc:language>${escapeXml(language)}</dc:language>
<dc:publisher>${escapeXml(publisher)}</dc:publisher>
<meta property="dcterms:modified">${modified}</meta>
<meta property="schema:accessMode">textual</meta>
<meta property="schema:accessMode">visual</meta>
<meta property="schema:accessModeSufficient">textual</meta>
<meta property="schema:accessibilityFeature">structuralNavigation</meta>
<meta property="schema:accessibilityFeature">tableOfContents</meta>
<meta property="schema:accessibilityFeature">alternativeText</meta>
<meta property="schema:accessibilityHazard">none</meta>
</metadata>
<manifest>
${manifest.join('\n')}
</manifest>
<spine>
${spine.join('\n')}
</spine>
</package>
`;
}
