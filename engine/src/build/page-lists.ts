import { toFileHref, toUrl, versionPath } from '../content/address.ts';
import type { Catalog } from '../content/catalog-types.ts';
import { hasSections, sectionTitles } from '../content/section-titles.ts';
import { pathOf } from '../model/href.ts';
import { changeFeedPath, type Locale, type Version } from '../model/locale.ts';
import { LONGEST_TEXT } from '../model/longest-text.ts';
import { SEARCH_PATH, TOOLS_PATH } from '../model/service-paths.ts';
import type { SiteData } from '../model/site.ts';
import { createListTree, type ListedPage, type ListNode } from './page-list-tree.ts';
import type { RenderedPage } from './render-pages.ts';
import type { TextFile } from './site.ts';

/** The lists of pages for programs (`llms.txt`), one for each locale, version and section. */
export interface PageLists {
  readonly files: readonly TextFile[];
  /** By the name of a sidebar, the folder that its pages are in, below those of a language and version. */
  readonly folders: Readonly<Record<string, string>>;
  /** Absolute URL of the nearest list above a page. */
  listOf(path: string): string;
}

/**
 * @param pages in the order of the lists
 * @param sites by locale
 */
export function createPageLists(catalog: Catalog, pages: readonly RenderedPage[], sites: ReadonlyMap<string, SiteData>): PageLists {
  const writer = new ListWriter(catalog);
  const folderOf = (locale: Locale, version: Version): string =>
    versionPath(locale, version, catalog.config.content.routeBasePath).replace(/^\/|\/$/g, '');
  const roots = [...sites.values()].flatMap((site) =>
    catalog.config.versions.flatMap((version) => {
      const listed = pages.filter(({ page, locale }) => locale === site.locale.name && page.version === version).filter(isListed);
      return listed.length === 0 ? [] : [{ site, version, listed, folder: folderOf(site.locale, version) }];
    }),
  );
  for (const root of roots) writer.reserve(root.folder);
  const folders: Record<string, string> = {};
  for (const { site, version, listed, folder } of roots) {
    const others = roots
      .filter((root) => root.folder !== folder)
      .map((root) => `- [${root.site.locale.label} ${root.version.label}](${writer.urlOf(root.folder)})`);
    const dated = listed.some((page) => Boolean(page.summary().lastUpdated));
    const title = catalog.config.versions.length > 1 ? `${site.title} ${version.label}` : site.title;
    const tree = createListTree(title, listed.map(entryOf(catalog)), sectionTitles(catalog, version, site.locale.name));
    for (const child of tree.children) {
      if (child.section !== undefined && child.folder !== '')
        folders[child.section] ??= child.folder.slice(folder === '' ? 0 : folder.length + 1);
    }
    writer.write(tree, folder, {
      tagline: site.tagline,
      note: noteOf(version, roots.find((root) => root.site === site && root.version.isLast)?.folder, writer),
      end: [
        ...(others.length === 0 ? [] : ['## Other languages and versions', others.join('\n')]),
        ...['## For programs', doorsOf(catalog, site.locale, version, dated).join('\n')],
      ],
    });
  }
  return {
    folders,
    files: [...writer.files].map(([folder, content]) => ({ path: listPath(folder), content })),
    listOf: (path) => writer.urlOf(writer.nearest(folderBelow(catalog, path))),
  };
}

/** What programs are told before the pages of a version that is not kept up. */
function noteOf({ banner }: Version, current: string | undefined, writer: ListWriter): string {
  if (banner !== 'unmaintained') return '';
  return `This version is unmaintained.${current === undefined ? '' : ` The current one: ${writer.urlOf(current)}`}`;
}

/** What else a program can ask, so that it need not know of one door to find the others. */
function doorsOf({ config }: Catalog, locale: Locale, version: Version, dated: boolean): string[] {
  const urlOf = (path: string): string => toUrl(config, toFileHref(config, path));
  const feed = urlOf(`/${changeFeedPath(locale, version)}`);
  const query = `q=login&locale=${locale.name}&version=${version.name}`;
  return [
    "- A page as Markdown: `index.md` below its address, or the page's own address with `Accept: text/markdown`",
    ...(dated ? [`- What was changed: [JSON Feed](${feed}.json), [Atom](${feed}.atom)`] : []),
    `- Where the site runs its server: [tools over MCP](${urlOf(TOOLS_PATH)}), which also read the section behind a hash, and [search](${urlOf(SEARCH_PATH)}?${query}) as JSON`,
  ];
}

/** Pages that are meant to be found, in a language that they are written in. Those of old versions are in the lists of their version. */
function isListed(rendered: RenderedPage): boolean {
  const { page, compiled } = rendered;
  if (compiled === null) return page.landing !== null && page.landing.noindex !== true;
  const { unlisted, noindex } = compiled.frontMatter;
  return unlisted !== true && noindex !== true && rendered.summary().translation !== 'fallback';
}

function entryOf(catalog: Catalog): (page: RenderedPage) => ListedPage {
  const areNamed = hasSections(catalog);
  return (page) => {
    const { path } = page;
    const { title, description, sidebar, above } = page.summary();
    return {
      line: `- [${title.replace(/[[\]\\]/g, '\\$&')}](${toUrl(catalog.config, `${path.replace(/\/?$/, '/')}index.md`)})${description && `: ${description}`}`,
      folder: folderBelow(catalog, path),
      section: areNamed ? sidebar : undefined,
      categories: above,
    };
  };
}

function folderBelow({ config }: Catalog, path: string): string {
  return pathOf(path).slice(config.baseUrl.length).replace(/\/$/, '');
}

function listPath(folder: string): string {
  return folder === '' ? 'llms.txt' : `${folder}/llms.txt`;
}

/** What stands around the pages of a list. */
interface ListTexts {
  readonly tagline: string;
  readonly note: string;
  readonly end: readonly string[];
}

class ListWriter {
  /** Text of the lists by folder below the site's root. */
  readonly files = new Map<string, string>();
  readonly #catalog: Catalog;
  readonly #reserved = new Set<string>();

  constructor(catalog: Catalog) {
    this.#catalog = catalog;
  }

  reserve(folder: string): void {
    this.#reserved.add(folder);
  }

  urlOf(folder: string): string {
    return toUrl(this.#catalog.config, toFileHref(this.#catalog.config, `/${listPath(folder)}`));
  }

  /** The folder of the nearest list above a page. */
  nearest(folder: string): string {
    const parts = folder === '' ? [] : folder.split('/');
    while (parts.length > 0 && !this.files.has(parts.join('/'))) parts.pop();
    return parts.join('/');
  }

  /** Writes a list and, where they have a folder of their own, those of its parts. A list that would be too long names them instead of their pages. */
  write(node: ListNode, folder: string, texts: ListTexts): void {
    const { tagline, note } = texts;
    const head = [`# ${node.label}`, ...(tagline && [`> ${tagline}`]), ...(note && [note])];
    const whole = [...head, ...blocksOf(node, 2), ...texts.end].join('\n\n');
    const isLong = whole.length > LONGEST_TEXT;
    this.files.set(folder, '');
    const parts = node.children.map((child) => ({
      child,
      link: isLong || child.section !== undefined ? this.#writePart(child, folder, note) : undefined,
    }));
    const links = parts.flatMap(({ link }) => link ?? []).join('\n');
    const rest = parts.flatMap(({ child, link }) => (link === undefined ? [`## ${child.label}`, ...blocksOf(child, 3)] : []));
    const short = [...head, ...linesOf(node), ...(links && ['## Sections', links]), ...rest, ...texts.end];
    this.files.set(folder, `${isLong ? this.#cut(short.join('\n\n')) : whole}\n`);
  }

  /** @returns the link to the part's own list; undefined if there is no folder for it */
  #writePart(node: ListNode, above: string, note: string): string | undefined {
    const { folder } = node;
    const isBelow = above === '' ? folder !== '' : folder.startsWith(`${above}/`);
    if (!isBelow || node.count < 2 || this.#reserved.has(folder) || this.files.has(folder)) return undefined;
    this.write(node, folder, { tagline: '', note, end: [`[Index of all pages](${this.urlOf(above)})`] });
    const parts = node.children.map(({ label }) => label).join(', ');
    return `- [${node.label}](${this.urlOf(folder)}): ${node.count} pages${parts && ` (${parts})`}`;
  }

  /** The lists of thousands of pages in one folder cannot be parted; the sitemap has the rest. */
  #cut(text: string): string {
    const rest = `\n- [More pages](${toUrl(this.#catalog.config, toFileHref(this.#catalog.config, '/sitemap.xml'))})`;
    return text.length <= LONGEST_TEXT ? text : text.slice(0, text.lastIndexOf('\n', LONGEST_TEXT - rest.length)) + rest;
  }
}

function linesOf(node: ListNode): string[] {
  return node.pages.length === 0 ? [] : [node.pages.map(({ line }) => line).join('\n')];
}

/** @param level of the headings of its parts */
function blocksOf(node: ListNode, level: number): string[] {
  const heading = '#'.repeat(Math.min(level, 6));
  return [...linesOf(node), ...node.children.flatMap((child) => [`${heading} ${child.label}`, ...blocksOf(child, level + 1)])];
}
