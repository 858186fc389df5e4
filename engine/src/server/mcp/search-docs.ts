import type { SearchHit } from '../../model/search.ts';
import { chooseEdition, chooseSection, type Scope } from './choose.ts';
import type { Library } from './library.ts';

/** Pages of an answer by default: more are rarely read. */
const DEFAULT_LIMIT = 8;

export interface DocsQuestion extends Scope {
  readonly query: string;
  readonly limit?: number | undefined;
}

/** Searches the documentation, and prints the hits as a list. */
export async function searchDocs(library: Library, question: DocsQuestion): Promise<string> {
  const { build } = library;
  const section = chooseSection(build, question.section);
  const { locale, version } = chooseEdition(build, question);
  const { hits, correctedTo } = await library.search({
    q: question.query,
    locale: locale?.name ?? '',
    limit: question.limit ?? DEFAULT_LIMIT,
    ...(version === undefined ? {} : { version: version.name }),
    ...(section === undefined ? {} : { section }),
  });
  if (hits.length === 0) return 'Nothing was found. Try fewer or other words, another language, or list_pages.';
  const corrected = correctedTo === undefined ? [] : [`Searched for: ${correctedTo}`];
  return [...corrected, ...hits.map((hit, index) => printHit(hit, index + 1))].join('\n\n');
}

function printHit({ source }: SearchHit, place: number): string {
  const { title, heading, url, content, version, breadcrumbs } = source;
  const path = [...breadcrumbs, title, ...(heading === '' ? [] : [heading])].join(' > ');
  return `${place}. ${path} (${version})\n${url}\n${content.replace(/\s+/g, ' ').trim()}`;
}
