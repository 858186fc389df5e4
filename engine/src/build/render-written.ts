import type { CatalogPage, SourceDoc } from '../content/catalog-types.ts';
import type { LinkContext } from '../content/link-targets.ts';
import { linkDiagnostic, resolveLink } from '../content/links.ts';
import { pageTitle } from '../content/page-names.ts';
import type { SitePage } from '../content/site-page.ts';
import { hashOf } from '../model/hash.ts';
import { pathOf } from '../model/href.ts';
import { renderCategoryCards } from './doc-cards.ts';
import { completeHtml, completeMarkdown, type Filling, fillHtml, fillMarkdown, hashWritten } from './fill-written.ts';
import { renderTagsOf } from './generated-pages.ts';
import type { NoteLink } from './landings.ts';
import { markdownLink } from './markdown-links.ts';
import type { PageContent } from './page-content.ts';
import type { RenderContext } from './render-context.ts';

/** A page in one locale that an author has written. */
export interface WrittenPage {
  readonly page: CatalogPage;
  readonly locale: string;
  readonly doc: SourceDoc;
  readonly compiled: SitePage;
}

/** The content of a page that an author has written: the compiled text with what depends on other pages. */
export function renderWritten(
  context: RenderContext,
  links: LinkContext,
  { page, locale, doc, compiled }: WrittenPage,
  note: NoteLink,
): PageContent {
  const { catalog } = context;
  // A page without a translation has been reported in its source language.
  const isOwn = doc.locale === locale;
  const problems: number[] = [];
  const hrefs = compiled.links.map((link, index) => {
    const resolved = resolveLink(links, link.target, { page, locale, file: link.file }, link.kind);
    if (resolved.problem) problems.push(index);
    return note(resolved, (problem) => (isOwn ? linkDiagnostic(link, problem) : null));
  });
  const changes = context.changesTo({
    file: doc.siteFile,
    locale: doc.locale,
    version: doc.version,
    title: pageTitle(catalog, page, locale),
    headings: compiled.headings,
  });
  const fillingOf = (): Filling => ({
    hrefs,
    texts: hrefs.map((href) => markdownLink(catalog, href)),
    pictures: hrefs.map((href) => [context.imageSizes.get(pathOf(href)) ?? null, sourcesOf(href, context)]),
    ids: compiled.headings.map(({ id, alias }) => [id, alias ?? null]),
    cards: compiled.hasCards ? renderCategoryCards(context, page, locale) : '',
    tags: renderTagsOf(catalog, page, locale),
    additions: changes.additions ?? [],
  });
  const html = (): string => {
    const [text, filling] = [compiled.read('html'), fillingOf()];
    return changes.additions === null ? changes.html(fillHtml(text, filling)) + filling.tags : completeHtml(text, filling);
  };
  const markdown = (): string => {
    const [text, filling] = [compiled.read('markdown'), fillingOf()];
    return changes.additions === null ? changes.markdown(fillMarkdown(text, filling)) : completeMarkdown(text, filling);
  };
  return {
    contentKey: () => {
      // What a function makes of a text is only known from the text.
      if (changes.additions === null) return { hash: hashOf(html() + markdown()), filling: null };
      const filling = JSON.stringify(fillingOf());
      return { hash: hashWritten(compiled.textHash, filling), filling };
    },
    problems: problems.length === 0 ? NO_PROBLEMS : problems,
    html,
    markdown,
  };
}

/** Of most pages: one array for all of them. */
const NO_PROBLEMS: readonly number[] = [];

/** The `<source>` elements of a picture; empty if it has none. */
function sourcesOf(href: string, { pictures, catalog }: RenderContext): string {
  return pictures?.sourcesOf(pathOf(href), catalog.config.baseUrl) ?? '';
}
