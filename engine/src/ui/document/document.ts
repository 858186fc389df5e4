import type { PageData } from '../../model/page.ts';
import { PAGE_DATA_ID, ROOT_ID } from '../../model/shell-ids.ts';
import type { SiteData } from '../../model/site.ts';
import type { RootAttribute } from '../preferences/keys.ts';
import { breadcrumbList } from './breadcrumb-list.ts';
import { escapeHtml, printAttributes, printJson } from './escape.ts';
import { APPLE_ICON, manifestPath } from './icons.ts';
import { documentTitle, pageHead } from './page-head.ts';
import { sheetName } from './sheet-name.ts';

/** Addresses of the built assets, and the code of the inline script. */
export interface DocumentAssets {
  readonly css: readonly string[];
  /** The style sheet for prints and forced colours, which holds up no page. */
  readonly late: string;
  /** The style sheet of pages that the build makes: changes, comparisons, not found. */
  readonly generated: string;
  readonly app: string;
  readonly prepaint: string;
}

interface DocumentParts {
  readonly site: SiteData;
  readonly siteUrl: string;
  readonly page: PageData;
  readonly assets: DocumentAssets;
  /** HTML of the shell with the content in it. */
  readonly shell: string;
  readonly baseUrlBanner: string;
}

/** Renders a whole HTML document. */
export function printDocument({ site, siteUrl, page, assets, shell, baseUrlBanner }: DocumentParts): string {
  const head = pageHead(site, page).map(({ tag, attributes }) => `<${tag}${printAttributes(attributes)}>`);
  const facts = [breadcrumbList(site, page), techArticle(site, page)].filter((fact) => fact !== null);
  const sheets = page.kind === 'notFound' ? [...assets.css, assets.generated] : assets.css;
  const styles = sheets.map((href) => `<link rel="stylesheet"${printAttributes({ href })}>`);
  return [
    `<!doctype html><html${printAttributes(rootAttributes(site, siteUrl, page, assets))}><head><meta charset="utf-8">`,
    `<meta name="viewport" content="width=device-width, initial-scale=1, viewport-fit=cover">`,
    `<title>${escapeHtml(documentTitle(site, page))}</title>`,
    `<script>${assets.prepaint}</script>`,
    ...styles,
    // Its suggestions need the app at once. Elsewhere, the inline script fetches it when the browser is idle.
    ...(page.kind === 'notFound' ? [`<script type="module"${printAttributes({ src: assets.app })}></script>`] : []),
    ...head,
    `<link rel="icon"${printAttributes({ href: site.favicon })}>`,
    `<link rel="apple-touch-icon"${printAttributes({ href: site.baseUrl + APPLE_ICON })}>`,
    `<link rel="manifest"${printAttributes({ href: site.baseUrl + manifestPath(site.locale) })}>`,
    ...themeColors(site),
    `<link rel="stylesheet" media="print, (forced-colors: active)"${printAttributes({ href: assets.late })}>`,
    ...facts.map((fact) => `<script type="application/ld+json">${printJson(fact)}</script>`),
    '</head>',
    `<body><p class="base-url-banner" data-nosnippet>${escapeHtml(baseUrlBanner)}</p>${printNote(site, page)}<div id="${ROOT_ID}">${shell}</div>`,
    `<script type="application/json" id="${PAGE_DATA_ID}">${printJson(page)}</script></body></html>`,
  ].join('');
}

/** A line for programs that read the document as text, and know nothing of headers: where they find less to read. Nobody sees or hears it. */
function printNote({ url, baseUrl, locale }: SiteData, { markdownUrl }: PageData): string {
  const list = `${url}${baseUrl}${locale.path && `${locale.path}/`}llms.txt`;
  const own = markdownUrl === null ? '' : ` This page as Markdown: ${new URL(markdownUrl, url).href}`;
  return `<p hidden data-nosnippet>For programs: an index of all pages is at ${escapeHtml(list)}.${escapeHtml(own)}</p>`;
}

/** The colour of the browser's own interface: of the default theme, or one for each where the site respects the system's. */
function themeColors({ colorMode }: SiteData): string[] {
  if (!colorMode.switchable || !colorMode.respectSystem) {
    return [`<meta name="theme-color" content="${colorMode.colors[colorMode.default]}">`];
  }
  return (['light', 'dark'] as const).map(
    (theme) => `<meta name="theme-color" media="(prefers-color-scheme: ${theme})" content="${colorMode.colors[theme]}">`,
  );
}

function rootAttributes(site: SiteData, siteUrl: string, page: PageData, assets: DocumentAssets): Record<string, string | boolean> {
  const { switchable, respectSystem, default: theme } = site.colorMode;
  const data: Partial<Record<RootAttribute, string | false>> = {
    theme,
    system: switchable && respectSystem && 'on',
    notice: site.announcement?.id ?? false,
    site: siteUrl,
    app: assets.app,
    sheet: sheetName(site, page),
  };
  return {
    lang: site.locale.htmlLang,
    dir: site.locale.direction,
    ...Object.fromEntries(Object.entries(data).map(([name, value]) => [`data-${name}`, value])),
  };
}

/**
 * What a page is, for search engines (schema.org `TechArticle`): above all, when it was last changed.
 * @returns null for pages that are no articles, have no known date, or should not be listed
 */
function techArticle(site: SiteData, page: PageData): object | null {
  if (page.kind !== 'doc' || page.noindex || page.lastUpdated === null) return null;
  const language = site.locales.find(({ name }) => name === page.contentLocale) ?? site.locale;
  return {
    '@context': 'https://schema.org',
    '@type': 'TechArticle',
    headline: page.title,
    description: page.description,
    inLanguage: language.htmlLang,
    dateModified: page.lastUpdated,
    mainEntityOfPage: page.canonical,
  };
}
