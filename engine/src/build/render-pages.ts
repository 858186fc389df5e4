import type { LoadedConfig } from '../config/load.ts';
import type { Assets } from '../content/assets.ts';
import { existsIn, sourceFor } from '../content/catalog-lookup.ts';
import type { Catalog, CatalogPage } from '../content/catalog-types.ts';
import type { AnchorsOf, LinkContext } from '../content/link-targets.ts';
import { linkDiagnostic, resolveLink } from '../content/links.ts';
import { createPageData, type PageDataContext } from '../content/page-data.ts';
import { pageTitle } from '../content/page-names.ts';
import type { CompiledPages, SitePage } from '../content/site-page.ts';
import type { KeptHtml } from '../markdown/compiled.ts';
import { fillTokens, type Token } from '../markdown/tokens.ts';
import { closest } from '../model/closest.ts';
import type { Diagnostic } from '../model/diagnostic.ts';
import { hashOf } from '../model/hash.ts';
import { pathOf } from '../model/href.ts';
import type { Locale } from '../model/locale.ts';
import type { PageData } from '../model/page.ts';
import type { ShellSlots } from '../model/slots.ts';
import { escapeHtml } from '../ui/document/escape.ts';
import type { UiBundle } from './bundle.ts';
import { renderCategoryCards } from './doc-cards.ts';
import type { GeneratedContent } from './generated-content.ts';
import { renderGenerated, renderTagsOf } from './generated-pages.ts';
import { checkLanding, collectIds, createLandings, type LandingOf, type NoteLink } from './landings.ts';
import { markdownLink } from './markdown-links.ts';
import { markdownOfHtml } from './markdown-of-html.ts';
import type { ChangesTo } from './page-hooks.ts';
import type { ImageSize } from './pictures/image-sizes.ts';
import type { Pictures } from './pictures/modern-formats.ts';
import { createSlots } from './slots.ts';

/** A page in one locale, ready for its document. */
export interface RenderedPage {
  readonly page: CatalogPage;
  readonly data: PageData;
  /** Null for landing and generated pages. */
  readonly compiled: SitePage | null;
  /** Renders the inner HTML of the article, or of a landing page's main. On demand: all pages at once would fill the memory. */
  readonly html: () => string;
  /** Renders the page as Markdown with final addresses. */
  readonly markdown: () => string;
  /** A hash of what `html` and `markdown` depend on, known without rendering them. */
  readonly contentKey: () => string;
}

type PageContent = Pick<RenderedPage, 'html' | 'compiled' | 'markdown' | 'contentKey'> & { readonly toc?: PageData['toc'] };

export interface RenderContext {
  readonly loaded: LoadedConfig;
  readonly catalog: Catalog;
  readonly compiled: CompiledPages;
  readonly pageData: PageDataContext;
  readonly ui: Pick<UiBundle, 'server'>;
  readonly madeFiles: ReadonlySet<string>;
  readonly assets: Assets;
  readonly imageSizes: ReadonlyMap<string, ImageSize>;
  /** What plug-ins make of a page. */
  readonly changesTo: ChangesTo;
  /** Smaller formats of the images; absent in the dev server. */
  readonly pictures?: Pictures;
  /** Comparisons of versions that earlier builds have made; absent in the dev server. */
  readonly kept?: KeptHtml;
}

/** Renders the content of all pages in all locales, and collects problems with their links. */
export function renderPages(context: RenderContext): RenderedSite {
  const renderer = createPageRenderer(context);
  const { catalog } = context;
  const wanted = catalog.config.locales.flatMap((locale) =>
    catalog.pages.filter((page) => existsIn(catalog, page, locale.name)).map((page) => ({ page, locale })),
  );
  const pages = wanted.map(({ page, locale }) => renderer.render(page, locale));
  const slots = new Map(catalog.config.locales.map(({ name }) => [name, renderer.shellSlots(name)]));
  return { pages, slots, findings: renderer.findings };
}

/** All pages, ready for their documents. */
export interface RenderedSite {
  readonly pages: readonly RenderedPage[];
  /** What the site puts into the shell, by locale. */
  readonly slots: ReadonlyMap<string, ShellSlots>;
  readonly findings: LinkFindings;
}

/** Findings about the links of the pages rendered so far. */
export interface LinkFindings {
  readonly diagnostics: readonly Diagnostic[];
  /** Addresses that are linked to, without their hash. */
  readonly linked: ReadonlySet<string>;
}

export interface PageRenderer {
  render(page: CatalogPage, locale: Locale): RenderedPage;
  /** What the site puts into the shell of a locale. */
  shellSlots(locale: string): ShellSlots;
  readonly findings: LinkFindings;
}

/** Renders single pages. */
export function createPageRenderer(context: RenderContext): PageRenderer {
  const { loaded, catalog, madeFiles, assets, imageSizes } = context;
  const diagnostics: Diagnostic[] = [];
  const linked = new Set<string>();
  const note: NoteLink = ({ href, problem }, describe) => {
    linked.add(href.split('#')[0] ?? '');
    const diagnostic = problem && describe(problem);
    if (diagnostic) diagnostics.push(diagnostic);
    return href;
  };
  const pictures = imageSizes.keys().toArray();
  const unchecked: LinkContext = { loaded, catalog, anchorsOf: () => undefined, madeFiles, assets, pictures };
  const landingOf = createLandings(context.ui, unchecked);
  const links: LinkContext = { ...unchecked, anchorsOf: createAnchors(context, landingOf) };
  const slots = createSlots(loaded, catalog, context.ui, links, note);
  return {
    findings: { diagnostics, linked },
    shellSlots: (locale) => slots.shell(locale),
    render(page, locale) {
      const landing = page.landing ? checkLanding(landingOf(page, locale), links, page, note) : '';
      const content = page.landing ? generatedContent({ html: () => landing }) : renderDoc(context, links, page, locale, note);
      const data = createPageData(context.pageData, page, locale.name, content.compiled);
      const menu = slots.menu(page, data);
      const template = content.compiled?.frontMatter.template;
      if (template !== undefined && !Object.hasOwn(loaded.config.templates, template))
        diagnostics.push(unknownTemplate(context, page, locale, template));
      const around = slots.around(page, data, template);
      const { toc = data.toc, ...rest } = content;
      const html = (): string => around.place(content.html());
      return {
        page,
        data: { ...data, toc, ...(menu !== '' && { menu }) },
        ...rest,
        html,
        // What has no source in Markdown gets it from all that readers see.
        markdown: content.compiled ? content.markdown : () => markdownOfHtml(html(), (href) => markdownLink(catalog, href)),
        contentKey: () => hashOf(content.contentKey() + around.html),
      };
    },
  };
}

function unknownTemplate({ catalog, loaded }: RenderContext, page: CatalogPage, locale: Locale, template: string): Diagnostic {
  const known = Object.keys(loaded.config.templates);
  const near = closest(template, known);
  const file = sourceFor(catalog, page, locale.name)?.file ?? page.id;
  const suggestion = near
    ? `Did you mean "${near}"?`
    : known.length > 0
      ? `There are ${known.join(', ')}.`
      : 'Add it to `templates` in the configuration.';
  return { severity: 'error', code: 'unknown-template', file, line: 1, message: `The site has no template "${template}".`, suggestion };
}

/** The anchors of pages, each page's collected once. Those of a page in React are in what it renders. */
function createAnchors({ catalog, compiled }: RenderContext, landingOf: LandingOf): AnchorsOf {
  const known = new Map<string, ReadonlySet<string> | undefined>();
  const collect = (page: CatalogPage, name: string): ReadonlySet<string> | undefined => {
    const locale = catalog.config.locales.find((candidate) => candidate.name === name);
    if (page.landing && locale) return collectIds(landingOf(page, locale).html);
    const doc = sourceFor(catalog, page, name);
    const anchors = doc && compiled.get(doc.file)?.anchors;
    return anchors && new Set(anchors);
  };
  return (page, locale) => {
    const key = `${locale} ${page.version.name} ${page.id}`;
    if (!known.has(key)) known.set(key, collect(page, locale));
    return known.get(key);
  };
}

function renderDoc(context: RenderContext, links: LinkContext, page: CatalogPage, locale: Locale, note: NoteLink): PageContent {
  const { catalog, compiled } = context;
  const doc = sourceFor(catalog, page, locale.name);
  const result = doc && compiled.get(doc.file);
  if (!doc || !result) return generatedContent(renderGenerated(context, page, locale.name));
  // A page without a translation has been reported in its source language.
  const isOwn = doc.locale === locale.name;
  const hrefs = result.links.map((link) => {
    const resolved = resolveLink(links, link.target, { page, locale: locale.name, file: link.file }, link.kind);
    return note(resolved, (problem) => (isOwn ? linkDiagnostic(link, problem) : null));
  });
  const renderCards = (): string => renderCategoryCards(context, page, locale.name);
  const renderTags = (): string => renderTagsOf(catalog, page, locale.name);
  const changes = context.changesTo({
    file: doc.siteFile,
    locale: doc.locale,
    version: doc.version,
    title: pageTitle(catalog, page, locale.name),
    headings: result.headings,
  });
  const fill = (token: Token): string => fillHtml(token, context, result, hrefs, renderCards);
  const html = (): string => changes.html(fillTokens(result.read('html'), fill)) + renderTags();
  const markdown = (): string =>
    changes.markdown(fillTokens(result.read('markdown'), ({ index }) => markdownLink(catalog, hrefs[index] ?? '')));
  return {
    compiled: result,
    contentKey: () => {
      // What a function makes of a text is only known from the text.
      if (changes.additions === null) return hashOf(html() + markdown());
      const pictures = hrefs.map((href) => [context.imageSizes.get(pathOf(href)), sourcesOf(href, context)]);
      const ids = result.headings.map(({ id, alias }) => [id, alias]);
      const cards = result.hasCards ? renderCards() : '';
      const texts = hrefs.map((href) => markdownLink(catalog, href));
      return hashOf(
        JSON.stringify([result.textHash, hrefs, texts, pictures, ids, cards, changes.additions, renderTags(), catalog.config.url]),
      );
    },
    html,
    markdown,
  };
}

/** What takes the place of a token in a page's HTML. */
function fillHtml(
  { kind, index }: Token,
  context: RenderContext,
  { headings }: SitePage,
  hrefs: readonly string[],
  renderCards: () => string,
): string {
  const href = hrefs[index] ?? '#';
  const sources = (): string => sourcesOf(href, context);
  switch (kind) {
    case 'address':
      return escapeHtml(href);
    case 'href':
      // A link to a draft has no address.
      return href === '' ? '' : `href="${escapeHtml(href)}"`;
    case 'size': {
      const size = context.imageSizes.get(pathOf(href));
      return size ? `width="${size.width}" height="${size.height}"` : '';
    }
    case 'pictureStart':
      return sources() && `<picture>${sources()}`;
    case 'pictureEnd':
      return sources() && '</picture>';
    case 'id':
      return escapeHtml(headings[index]?.id ?? '');
    case 'alias': {
      const alias = headings[index]?.alias;
      return alias === undefined ? '' : `<span class="anchor-alias" id="${escapeHtml(alias)}"></span>`;
    }
    case 'cards':
      return renderCards();
  }
}

/** The `<source>` elements of a picture; empty if it has none. */
function sourcesOf(href: string, { pictures, catalog }: RenderContext): string {
  return pictures?.sourcesOf(pathOf(href), catalog.config.baseUrl) ?? '';
}

/** A page without a source in Markdown. */
function generatedContent(content: GeneratedContent): PageContent {
  return { compiled: null, markdown: () => '', contentKey: () => hashOf(content.html()), ...content };
}
