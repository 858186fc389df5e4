import type { CatalogPage, SourceDoc } from '../content/catalog-types.ts';
import type { LinkContext } from '../content/link-targets.ts';
import { linkDiagnostic, resolveLink } from '../content/links.ts';
import { pageTitle } from '../content/page-names.ts';
import { pageHref } from '../content/sidebar-items.ts';
import type { SitePage } from '../content/site-page.ts';
import type { CompiledLink } from '../markdown/compiled.ts';
import { fillMarkdown } from '../markdown/tokens.ts';
import { hashOf } from '../model/hash.ts';
import { pathOf } from '../model/href.ts';
import { renderCategoryCards } from './doc-cards.ts';
import { completeHtml, completeMarkdown, type Filling, fillHtml, hashWritten } from './fill-written.ts';
import { renderTagsOf } from './generated-pages.ts';
import type { NoteLink } from './landings.ts';
import { markdownLink } from './markdown-links.ts';
import type { PageContent } from './page-content.ts';
import type { PageChanges } from './page-hooks.ts';
import type { RenderContext } from './render-context.ts';

/** A page in one locale that an author has written. */
export interface WrittenPage {
  readonly page: CatalogPage;
  readonly locale: string;
  readonly doc: SourceDoc;
  readonly compiled: SitePage;
}

/** The content of a page that an author has written: the compiled text with what depends on other pages. */
export function renderWritten(context: RenderContext, links: LinkContext, written: WrittenPage, note: NoteLink): PageContent {
  const { page, locale, doc, compiled } = written;
  // A page without a translation has been reported in its source language.
  const isOwn = doc.locale === locale;
  const problems: number[] = [];
  const hrefs = compiled.links.map((link, index) => {
    const resolved = resolveLink(links, link.target, { page, locale, file: link.file }, link.kind);
    if (resolved.problem) problems.push(index);
    return note(resolved, (problem) => (isOwn && !isTold(link, compiled.links) ? linkDiagnostic(link, problem) : null));
  });
  const changes = context.changesTo({
    file: doc.siteFile,
    locale: doc.locale,
    version: doc.version,
    title: pageTitle(context.catalog, page, locale),
    headings: compiled.headings,
  });
  return new WrittenContent(context, written, hrefs, changes, problems.length === 0 ? NO_PROBLEMS : problems);
}

/** Whether a link leads to a picture that is missing in the same line: once is enough. */
function isTold({ kind, file, line, target }: CompiledLink, links: readonly CompiledLink[]): boolean {
  const isPicture = (other: CompiledLink): boolean =>
    other.kind === 'image' && other.file === file && other.line === line && other.target === target;
  return kind === 'link' && links.some(isPicture);
}

/** Makes its functions when they are asked for, as those of all pages at once take much memory. */
class WrittenContent implements PageContent {
  readonly problems: readonly number[];
  readonly isNotice: boolean;
  readonly tocMost: number;
  readonly #context: RenderContext;
  readonly #written: WrittenPage;
  readonly #hrefs: readonly string[];
  readonly #changes: PageChanges;

  constructor(context: RenderContext, written: WrittenPage, hrefs: readonly string[], changes: PageChanges, problems: readonly number[]) {
    this.#context = context;
    this.#written = written;
    this.#hrefs = hrefs;
    this.#changes = changes;
    this.problems = problems;
    this.isNotice = changes.isNotice;
    this.tocMost = changes.tocMost;
  }

  get html() {
    return () => {
      const [text, filling] = [this.#written.compiled.read('html'), this.#filling()];
      const { additions, html } = this.#changes;
      return additions === null ? html(fillHtml(text, filling)) + filling.tags : completeHtml(text, filling);
    };
  }

  get markdown() {
    return () => {
      const [text, filling] = [this.#written.compiled.read('markdown'), this.#filling()];
      const { additions, markdown } = this.#changes;
      return additions === null ? markdown(fillMarkdown(text, (index) => filling.texts[index] ?? '')) : completeMarkdown(text, filling);
    };
  }

  get contentKey() {
    return () => {
      // What a function makes of a text is only known from the text.
      if (this.#changes.additions === null) return { hash: hashOf(this.html() + this.markdown()), filling: null };
      const filling = JSON.stringify(this.#filling());
      return { hash: hashWritten(this.#written.compiled.textHash, filling), filling };
    };
  }

  #filling(): Filling {
    const { page, locale, compiled } = this.#written;
    const { catalog, imageSizes } = this.#context;
    const hrefs = this.#hrefs;
    return {
      path: pageHref(catalog, page, locale),
      hrefs,
      texts: hrefs.map((href) => markdownLink(catalog, href)),
      pictures: hrefs.map((href) => [imageSizes.get(pathOf(href)) ?? null, sourcesOf(href, this.#context)]),
      ids: compiled.headings.map(({ id, alias }) => [id, alias ?? null]),
      cards: compiled.hasCards ? renderCategoryCards(this.#context, page, locale) : '',
      tags: renderTagsOf(catalog, page, locale),
      additions: this.#changes.additions ?? [],
    };
  }
}

/** Of most pages: one array for all of them. */
const NO_PROBLEMS: readonly number[] = [];

/** The `<source>` elements of a picture; empty if it has none. */
function sourcesOf(href: string, { pictures, catalog }: RenderContext): string {
  return pictures?.sourcesOf(pathOf(href), catalog.config.baseUrl) ?? '';
}
