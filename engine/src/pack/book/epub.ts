import { pictureTypeOf } from '../../model/content-type.ts';
import { hashOf } from '../../model/hash.ts';
import { decodePath } from '../../model/href.ts';
import { getAttribute, isElement, type Node } from '../../model/html-tree.ts';
import { inLanguageOf } from '../../model/language.ts';
import { escapeXml } from '../../ui/document/escape.ts';
import type { BuiltPage, BuiltSite } from '../built-site.ts';
import { followLink } from '../link.ts';
import type { PackSelection } from '../selection.ts';
import { printXhtml } from '../tree.ts';
import { zipFiles } from '../zip.ts';
import { createBook } from './book.ts';
import { makeChapter } from './chapter.ts';
import { type EpubItem, printContainer, printContents, printDocument, printPackage } from './epub-files.ts';
import { fontsFor } from './fonts.ts';
import { BOOK_STYLE } from './style.ts';
import { BOOK_TEXTS } from './texts.ts';

/**
 * Makes an EPUB 3. It has the fonts that the site names for books, as far as its texts need them, and none of the machine's: the same site
 * gives the same bytes everywhere.
 */
export async function makeEpub(built: BuiltSite, selection: PackSelection): Promise<Uint8Array> {
  const { site } = selection;
  const texts = inLanguageOf(site.locale.name, BOOK_TEXTS);
  const book = createBook(built, selection, texts.furtherPages);
  const files = new Map<BuiltPage, string>(book.pages.map(({ page }, index) => [page, `page-${String(index + 1).padStart(4, '0')}.xhtml`]));
  const pictures = new Map<string, string>();
  const chapters = book.pages.map(({ page, above }) => ({ page, above, nodes: makeNodes(built, selection, page, files, pictures) }));
  const known = new Map(chapters.map(({ page, nodes }) => [files.get(page) ?? '', collectIds(nodes)]));
  for (const { page, nodes } of chapters) dropDeadHashes(nodes, files.get(page) ?? '', known);

  const content = new Map<string, string | Uint8Array>();
  const items: EpubItem[] = [];
  const language = site.locale.htmlLang;
  const add = (item: EpubItem, bytes: string | Uint8Array): void => {
    items.push(item);
    content.set(`OEBPS/${item.file}`, bytes);
  };
  const cover = `<section class="cover"><h1>${escapeXml(book.title)}</h1><p>${escapeXml(book.subtitle)}</p><p>${escapeXml(texts.origin(site.url, book.date.slice(0, 10)))}</p></section>`;
  add({ file: 'cover.xhtml', type: XHTML, inSpine: true }, printDocument({ title: texts.cover, language, body: cover }));
  add({ file: 'contents.xhtml', type: XHTML, inSpine: true, properties: 'nav' }, printContents(book, texts, language, files));
  for (const { page, above, nodes } of chapters) {
    const trail = above.length === 0 ? '' : `<p class="above">${escapeXml(above.join(' › '))}</p>`;
    const body = `${trail}<h1>${escapeXml(page.title)}</h1>${printXhtml(nodes)}`;
    const properties = [/<svg[ >]/.test(body) ? 'svg' : '', /<math[ >]/.test(body) ? 'mathml' : ''].filter(Boolean).join(' ');
    const own = built.sites.get(page.contentLocale ?? page.locale)?.locale.htmlLang ?? language;
    add({ file: files.get(page) ?? '', type: XHTML, inSpine: true, properties }, printDocument({ title: page.title, language: own, body }));
  }
  const fonts = fontsFor(
    built,
    [...content.values()].filter((text) => typeof text === 'string'),
  );
  add({ file: 'book.css', type: 'text/css' }, BOOK_STYLE + fonts.css);
  for (const [file, bytes] of fonts.files) add({ file, type: 'font/woff2' }, bytes);
  for (const [path, file] of pictures) add({ file, type: pictureTypeOf(path) ?? '' }, built.read(path));
  const id = `urn:uuid:${uuidOf([...content].map(([path, bytes]) => `${path} ${hashOf(bytes)}`).join('\n'))}`;
  content.set('OEBPS/package.opf', printPackage(book, { id, language, publisher: site.url, items }));
  return zipFiles(
    new Map([['mimetype', 'application/epub+zip'], ['META-INF/container.xml', printContainer()], ...content]),
    new Set(['mimetype']),
  );
}

const XHTML = 'application/xhtml+xml';

function makeNodes(
  built: BuiltSite,
  { site }: PackSelection,
  page: BuiltPage,
  files: ReadonlyMap<BuiltPage, string>,
  pictures: Map<string, string>,
): Node[] {
  return makeChapter(built.readHtml(page), {
    lower: 0,
    toId: toXmlId,
    toHref(href) {
      if (href.startsWith('#')) return `#${toXmlId(decodePath(href.slice(1)))}`;
      const target = followLink(built, site, href, page.path);
      const file = target.kind === 'page' ? files.get(target.page) : undefined;
      if (target.kind !== 'page' || file === undefined) return /^(?:https?|mailto|tel):/.test(target.url) ? target.url : undefined;
      return target.hash.length < 2 ? file : `${file}#${toXmlId(decodePath(target.hash.slice(1)))}`;
    },
    toSource(address) {
      const target = followLink(built, site, address, page.path);
      if (target.kind !== 'file' || pictureTypeOf(target.path) === undefined) return undefined;
      const file = pictures.get(target.path) ?? `pictures/${pictures.size + 1}.${endingOf(target.path)}`;
      pictures.set(target.path, file);
      return file;
    },
  });
}

/** Ids in XML begin with a letter and have no spaces. */
function toXmlId(id: string): string {
  const clean = id.replace(/[^\p{L}\p{N}._-]/gu, '_');
  return /^[\p{L}_]/u.test(clean) ? clean : `_${clean}`;
}

function collectIds(nodes: readonly Node[], ids = new Set<string>()): Set<string> {
  for (const node of nodes) {
    if (!isElement(node)) continue;
    const id = getAttribute(node, 'id');
    // The first of two is the one that links lead to.
    if (id !== undefined && ids.has(id)) node.attrs = node.attrs.filter(({ name }) => name !== 'id');
    else if (id !== undefined) ids.add(id);
    collectIds(node.childNodes, ids);
  }
  return ids;
}

/** A link to a place that is not in the book leads to its page. */
function dropDeadHashes(nodes: readonly Node[], own: string, known: ReadonlyMap<string, ReadonlySet<string>>): void {
  for (const node of nodes) {
    if (!isElement(node)) continue;
    for (const attribute of node.attrs) {
      const [file = '', hash] = attribute.value.split('#');
      const ids = known.get(file || own);
      if (attribute.name === 'href' && hash !== undefined && ids && !ids.has(hash)) attribute.value = file || own;
    }
    dropDeadHashes(node.childNodes, own, known);
  }
}

function endingOf(path: string): string {
  return (/\.(\w+)$/.exec(path)?.[1] ?? '').toLowerCase();
}

/** The book's identifier depends on nothing but its content. */
function uuidOf(text: string): string {
  const hex = hashOf(text) + hashOf(`${text} again`);
  return [hex.slice(0, 8), hex.slice(8, 12), `5${hex.slice(13, 16)}`, `8${hex.slice(17, 20)}`, hex.slice(20, 32)].join('-');
}
