import { alternatesOf, changeFeedPath } from '../../model/locale.ts';
import { type HeadTag, type PageData, PREVIEW_SIZE } from '../../model/page.ts';
import type { SiteData } from '../../model/site.ts';

/** The title of the window: the page's, then the site's. */
export function documentTitle(site: SiteData, page: PageData): string {
  if (page.windowTitle) return page.windowTitle;
  if (page.title === site.title && site.brand.name === site.title) return site.title;
  return page.title === site.title ? `${site.title} - ${site.brand.name}` : `${page.title} | ${site.title}`;
}

/** The elements that a page adds to the document's head, beside its title. The same on the server and after navigation. */
export function pageHead(site: SiteData, page: PageData): HeadTag[] {
  const tags: HeadTag[] = [meta('description', page.description)];
  if (page.keywords.length > 0) tags.push(meta('keywords', page.keywords.join(', ')));
  if (page.noindex) tags.push(meta('robots', 'noindex, follow'));
  // A page that is not there stands for no address.
  if (page.kind !== 'notFound') tags.push(link('canonical', { href: page.canonical }));
  tags.push(...languageLinks(site, page));
  if (page.markdownUrl) tags.push(link('alternate', { type: 'text/markdown', href: page.markdownUrl }));
  tags.push(...previewTags(site, page), ...site.headTags, ...page.head, ...feedLinks(site, page));
  return tags;
}

/** What tells feed readers where the changes of a page's version are: the same for all pages, so none of them has it in its data. */
function feedLinks(site: SiteData, page: PageData): HeadTag[] {
  const version = page.changes && site.versions.find(({ name }) => name === page.version);
  if (!version) return [];
  const feed = site.baseUrl + changeFeedPath(site.locale, version);
  return [
    link('alternate', { type: 'application/atom+xml', href: `${feed}.atom` }),
    link('alternate', { type: 'application/feed+json', href: `${feed}.json` }),
  ];
}

function languageLinks(site: SiteData, page: PageData): HeadTag[] {
  if (page.kind === 'notFound') return [];
  const hrefs = new Map(page.locales.flatMap(({ name, href, isNear }) => (isNear ? [] : [[name, href] as const])));
  return alternatesOf(site.locales, hrefs).map(({ lang, href }) => link('alternate', { hreflang: lang, href: site.url + href }));
}

function previewTags(site: SiteData, page: PageData): HeadTag[] {
  const tags = [
    property('og:title', page.title),
    property('og:description', page.description),
    property('og:type', page.kind === 'doc' ? 'article' : 'website'),
    ...(page.kind === 'notFound' ? [] : [property('og:url', page.canonical)]),
    property('og:site_name', site.title),
    property('og:locale', territoryOf(site.locale.htmlLang)),
    meta('twitter:card', page.image ? 'summary_large_image' : 'summary'),
  ];
  if (!page.image) return tags;
  const { url, isChosen } = page.image;
  const { width, height } = PREVIEW_SIZE;
  const size = isChosen ? [] : [property('og:image:width', String(width)), property('og:image:height', String(height))];
  return [...tags, property('og:image', url), ...size, property('og:image:alt', page.title)];
}

/** Looking them up takes longer than to print the rest of a head. */
const territories = new Map<string, string>();

/** A language as Open Graph writes it, with its most likely territory: `zh_CN` for `zh-Hans`. */
function territoryOf(htmlLang: string): string {
  const known = territories.get(htmlLang);
  if (known !== undefined) return known;
  const { language, region } = new Intl.Locale(htmlLang).maximize();
  territories.set(htmlLang, `${language}_${region}`);
  return `${language}_${region}`;
}

function meta(name: string, content: string): HeadTag {
  return { tag: 'meta', attributes: { name, content } };
}

function property(name: string, content: string): HeadTag {
  return { tag: 'meta', attributes: { property: name, content } };
}

function link(rel: string, attributes: Readonly<Record<string, string>>): HeadTag {
  return { tag: 'link', attributes: { rel, ...attributes } };
}
