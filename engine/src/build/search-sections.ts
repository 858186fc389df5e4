import type { PageSummary } from '../content/page-summary.ts';
import { hashOf } from '../model/hash.ts';
import { sectionsOfHtml } from './markdown-of-html.ts';
import type { RenderedPage } from './render-pages.ts';
import type { SearchPage } from './searched-page.ts';

/** @returns undefined for a page that is not searched */
function searchedAs({ page, compiled, summary }: RenderedPage): PageSummary | undefined {
  if (page.generated || compiled?.frontMatter.unlisted) return undefined;
  const told = summary();
  // Former docs say the same as the current ones.
  return told.translation === 'fallback' || told.isOfFormerDocs ? undefined : told;
}

/** Whether `describePages` describes a page. */
export function isSearchable(rendered: RenderedPage): boolean {
  return searchedAs(rendered) !== undefined;
}

/** The searchable pages. Those without a translation, unlisted and generated ones are left out. */
export function* describePages(pages: Iterable<RenderedPage>): Generator<SearchPage> {
  for (const rendered of pages) {
    const told = searchedAs(rendered);
    if (!told) continue;
    const { page, locale, path, compiled, html } = rendered;
    const isMade = page.sources.values().some((doc) => doc.isMade);
    const facts = {
      title: told.title,
      locale,
      version: page.version.name,
      section: told.sidebar ?? 'pages',
      breadcrumbs: told.above,
      description: told.description,
      keywords: told.keywords,
      questions: compiled?.frontMatter.questions ?? page.landing?.questions?.[locale] ?? [],
    };
    const inherited = Object.fromEntries(compiled?.headings.flatMap(({ id, alias }) => (alias === undefined ? [] : [[alias, id]])) ?? []);
    const texts = compiled?.row ?? compiled?.readSections() ?? sectionsOfHtml(html());
    const textHash = compiled?.textHash ?? hashOf(JSON.stringify(texts));
    yield { facts, id: `${locale}/${page.version.name}/${page.id}`, url: path, isMade, textHash, texts, inherited };
  }
}
