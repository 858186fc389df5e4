import { hashOf } from '../model/hash.ts';
import { sectionsOfHtml } from './markdown-of-html.ts';
import type { RenderedPage } from './render-pages.ts';
import type { SearchPage } from './searched-page.ts';

/** The searchable pages, one at a time: the descriptions of all would take as much memory as the pages. Those without a translation, unlisted and generated ones are left out. */
export function* describePages(pages: Iterable<RenderedPage>): Generator<SearchPage> {
  for (const rendered of pages) {
    const { page, locale, path, compiled } = rendered;
    if (page.generated || compiled?.frontMatter.unlisted) continue;
    const told = rendered.summary();
    // Former docs say the same as the current ones.
    if (told.translation === 'fallback' || told.isOfFormerDocs) continue;
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
    const texts = compiled?.row ?? compiled?.readSections() ?? sectionsOfHtml(rendered.html());
    const textHash = compiled?.textHash ?? hashOf(JSON.stringify(texts));
    yield { facts, id: `${locale}/${page.version.name}/${page.id}`, url: path, isMade, textHash, texts, inherited };
  }
}
