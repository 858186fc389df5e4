import type { SearchHit } from '../../model/search.ts';
import type { SearchQuery } from '../../search/engine.ts';
import { chooseEdition, chooseSection, localeOfQuery, type Scope } from './choose.ts';
import type { Library } from './library.ts';

/** Pages of an answer by default: more are rarely read. */
const DEFAULT_LIMIT = 8;
/** Of what is shown of a section: often it is the answer, which need not be fetched then. */
const EXCERPT_LENGTH = 500;
/** Numbers and names of code in a query: what is like them is something else. */
const EXACT = /(?<![\p{L}\p{N}_])(?:\d{3,}|\p{Lu}[\p{Lu}\d]*_[\p{Lu}\d_]+)(?![\p{L}\p{N}_])/gu;
/** Of these, how many are looked for. */
const MOST_EXACT = 3;

export interface DocsQuestion extends Scope {
  readonly query: string;
  readonly limit?: number | undefined;
}

/** Searches the documentation, and prints the hits as a list. */
export async function searchDocs(library: Library, question: DocsQuestion): Promise<string> {
  const { build } = library;
  const section = chooseSection(build, question.section);
  const { locale, version } = chooseEdition(build, { ...question, locale: question.locale || localeOfQuery(build, question.query) });
  const scope = {
    locale: locale?.name ?? '',
    ...(version === undefined ? {} : { version: version.name }),
    ...(section === undefined ? {} : { section }),
  };
  const { hits, correctedTo } = await library.search({
    q: question.query,
    limit: question.limit ?? DEFAULT_LIMIT,
    excerptLength: EXCERPT_LENGTH,
    ...scope,
  });
  if (hits.length === 0) return 'Nothing was found. Try fewer or other words, another language, or list_pages.';
  const missing = await findMissing(library, question.query, scope);
  const notes = [
    ...(correctedTo === undefined ? [] : [`Searched for: ${correctedTo}`]),
    ...(missing.length === 0 ? [] : [`No page contains: ${missing.join(', ')}. These are pages on the rest of the query.`]),
  ];
  return [...notes, ...hits.map((hit, index) => printHit(library, hit, index + 1))].join('\n\n');
}

/** What of a query has to be as it is, and is on no page. */
async function findMissing(library: Library, query: string, scope: Omit<SearchQuery, 'q'>): Promise<string[]> {
  const words = [...new Set([...query.matchAll(EXACT)].map(([word]) => word))].slice(0, MOST_EXACT);
  const missing: string[] = [];
  for (const q of words) {
    const { hits } = await library.search({ ...scope, q, isVerbatim: true, limit: 1 });
    if (hits.length === 0) missing.push(q);
  }
  return missing;
}

function printHit(library: Library, { source }: SearchHit, place: number): string {
  const { title, heading, url, content, version, breadcrumbs } = source;
  const path = [...breadcrumbs, title, ...(heading === '' ? [] : [heading])].join(' > ');
  return `${place}. ${path} (${version})\n${library.urlOf(url)}\n${content.replace(/\s+/g, ' ').trim()}`;
}
