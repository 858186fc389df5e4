import { existsIn, sourceFor } from '../content/catalog-lookup.ts';
import type { CatalogPage } from '../content/catalog-types.ts';
import { type AnchorsOf, findAsset, type LinkContext } from '../content/link-targets.ts';
import { createPageData, type PageDataContext } from '../content/page-data.ts';
import { type PageSummary, summarizePage } from '../content/page-summary.ts';
import { isBeside } from '../content/preview-images.ts';
import { pageHref } from '../content/sidebar-items.ts';
import type { SitePage } from '../content/site-page.ts';
import { closest } from '../model/closest.ts';
import type { Diagnostic } from '../model/diagnostic.ts';
import { hashOf } from '../model/hash.ts';
import type { Href } from '../model/href.ts';
import type { Locale } from '../model/locale.ts';
import type { PageData } from '../model/page.ts';
import type { ShellSlots } from '../model/slots.ts';
import { renderGenerated } from './generated-pages.ts';
import { checkLanding, collectIds, createLandings, type LandingOf, type NoteLink } from './landings.ts';
import { markdownLink } from './markdown-links.ts';
import type { ContentKey, PageContent } from './page-content.ts';
import type { RenderContext } from './render-context.ts';
import { renderWritten } from './render-written.ts';
import { createSlots, type Surroundings } from './slots.ts';

/** Renders the content of all pages in all locales, as their sidebars show them, and collects problems with their links. */
export function renderPages(context: RenderContext): RenderedSite {
  const renderer = createPageRenderer(context);
  const { catalog } = context;
  const ordered = inReadingOrder(catalog.pages, context.pageData.sidebars);
  const wanted = catalog.config.locales.flatMap((locale) =>
    ordered.filter((page) => existsIn(catalog, page, locale.name)).map((page) => ({ page, locale })),
  );
  const pages = wanted.map(({ page, locale }) => renderer.render(page, locale));
  const slots = new Map(catalog.config.locales.map(({ name }) => [name, renderer.shellSlots(name)]));
  return { pages, slots, findings: renderer.findings };
}

/** The pages as their sidebars show them; first those that are in none. */
function inReadingOrder(pages: readonly CatalogPage[], sidebars: PageDataContext['sidebars']): CatalogPage[] {
  const place = new Map(
    [...sidebars.values()].flatMap(({ ancestors }) => [...ancestors.keys()].map((page, index) => [page, index] as const)),
  );
  return pages.toSorted((a, b) => (place.get(a) ?? 0) - (place.get(b) ?? 0));
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
      const doc = page.landing ? undefined : sourceFor(catalog, page, locale.name);
      const compiled = (doc && context.compiled.get(doc.file)) ?? null;
      const content: PageContent = page.landing
        ? { html: () => landing }
        : doc && compiled
          ? renderWritten(context, links, { page, locale: locale.name, doc, compiled }, note)
          : renderGenerated(context, page, locale.name);
      const image = doc?.frontMatter.image;
      const preview =
        doc && image !== undefined && isBeside(image) ? findAsset(links, image, { page, locale: locale.name, file: doc.file }) : undefined;
      const known = once(() => createPageData(context.pageData, page, locale.name, compiled, preview));
      const menu = slots.menu(page, known);
      const template = compiled?.frontMatter.template;
      if (template !== undefined && !Object.hasOwn(loaded.config.templates, template))
        diagnostics.push(unknownTemplate(context, page, locale, template));
      return new RenderedPage(context.pageData, page, locale.name, {
        compiled,
        content,
        preview,
        menu,
        around: slots.around(page, known, template),
      });
    },
  };
}

/** What a page is made of. */
interface PageParts {
  readonly compiled: SitePage | null;
  readonly content: PageContent;
  /** Site path of the link preview that is beside the page. */
  readonly preview: string | undefined;
  readonly menu: string;
  readonly around: Surroundings;
}

/** What a page with a short notice in the place of its text has not, and its place: the width is that of the page, not of a text. */
const NOTICE = { wide: true, toc: [], editUrl: undefined, markdownUrl: null, lastUpdated: null, changes: null } as const;

/** A page in one locale, ready for its document. It renders on demand: all pages at once would fill the memory. */
export class RenderedPage {
  readonly page: CatalogPage;
  readonly locale: string;
  readonly path: Href;
  /** Null for landing and generated pages. */
  readonly compiled: SitePage | null;
  /** Numbers of its links that have a problem. */
  readonly problems: readonly number[];
  /** HTML of what the site puts around its content. */
  readonly around: string;
  readonly #context: PageDataContext;
  readonly #parts: PageParts;

  constructor(context: PageDataContext, page: CatalogPage, locale: string, parts: PageParts) {
    this.#context = context;
    this.#parts = parts;
    this.page = page;
    this.locale = locale;
    this.path = pageHref(context.catalog, page, locale);
    this.compiled = parts.compiled;
    this.problems = parts.content.problems ?? [];
    this.around = parts.around.html;
  }

  /** Collects what lists, feeds and the search tell of the page. */
  summary(): PageSummary {
    return summarizePage(this.#context, this.page, this.locale, this.compiled);
  }

  /** Collects what the shell needs to know about the page. */
  data(): PageData {
    const { content, menu, preview } = this.#parts;
    const { toc: own, tocMost = Number.POSITIVE_INFINITY } = content;
    const data = createPageData(this.#context, this.page, this.locale, this.compiled, preview);
    return {
      ...data,
      toc: own ?? data.toc.filter(({ level }) => level <= tocMost),
      ...(content.isNotice ? NOTICE : menu !== '' && { menu }),
    };
  }

  /** Renders the inner HTML of the article, or of a landing page's main. */
  html(): string {
    const { content, around } = this.#parts;
    return around.place(content.html());
  }

  /** Renders the page as Markdown with final addresses. What has no source in it is made from its HTML, by a module that few pages need. */
  async markdown(): Promise<string> {
    const { markdown } = this.#parts.content;
    if (markdown) return markdown();
    const { markdownOfHtml } = await import('./markdown-of-html.ts');
    return markdownOfHtml(this.html(), (href) => markdownLink(this.#context.catalog, href));
  }

  /** What its HTML and Markdown depend on, known without rendering them. */
  contentKey(): ContentKey {
    const { content, around } = this.#parts;
    const { hash, filling } = content.contentKey?.() ?? { hash: hashOf(content.html()), filling: null };
    return { hash: hashOf(hash + around.html), filling };
  }
}

/** Calls a function at most once. */
function once<Result>(make: () => Result): () => Result {
  let made: { readonly result: Result } | undefined;
  return () => {
    made ??= { result: make() };
    return made.result;
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
