import type { CatalogPage, SourceDoc } from '../content/catalog-types.ts';
import type { LinkContext } from '../content/link-targets.ts';
import { linkDiagnostic, resolveLink } from '../content/links.ts';
import { pageTitle } from '../content/page-names.ts';
import type { SitePage } from '../content/site-page.ts';
import { fillTokens, type Token } from '../markdown/tokens.ts';
import { hashOf } from '../model/hash.ts';
import { pathOf } from '../model/href.ts';
import { escapeHtml } from '../ui/document/escape.ts';
import { renderCategoryCards } from './doc-cards.ts';
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
  const hrefs = compiled.links.map((link) => {
    const resolved = resolveLink(links, link.target, { page, locale, file: link.file }, link.kind);
    return note(resolved, (problem) => (isOwn ? linkDiagnostic(link, problem) : null));
  });
  const renderCards = (): string => renderCategoryCards(context, page, locale);
  const renderTags = (): string => renderTagsOf(catalog, page, locale);
  const changes = context.changesTo({
    file: doc.siteFile,
    locale: doc.locale,
    version: doc.version,
    title: pageTitle(catalog, page, locale),
    headings: compiled.headings,
  });
  const fill = (token: Token): string => fillHtml(token, context, compiled, hrefs, renderCards);
  const html = (): string => changes.html(fillTokens(compiled.read('html'), fill)) + renderTags();
  const markdown = (): string =>
    changes.markdown(fillTokens(compiled.read('markdown'), ({ index }) => markdownLink(catalog, hrefs[index] ?? '')));
  return {
    contentKey: () => {
      // What a function makes of a text is only known from the text.
      if (changes.additions === null) return hashOf(html() + markdown());
      const pictures = hrefs.map((href) => [context.imageSizes.get(pathOf(href)), sourcesOf(href, context)]);
      const ids = compiled.headings.map(({ id, alias }) => [id, alias]);
      const cards = compiled.hasCards ? renderCards() : '';
      const texts = hrefs.map((href) => markdownLink(catalog, href));
      return hashOf(
        JSON.stringify([compiled.textHash, hrefs, texts, pictures, ids, cards, changes.additions, renderTags(), catalog.config.url]),
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
