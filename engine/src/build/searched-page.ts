import type { CompiledSection } from '../markdown/compiled.ts';
import type { SearchSection } from '../model/search.ts';
import { isIdentifier } from '../search/analysis/scan.ts';
import { declaredIn } from '../search/declarations.ts';

/** A page as search sees it. Can be sent to another thread, with the place of its texts instead of these. */
export interface SearchPage {
  readonly facts: Omit<SearchSection, 'id' | 'url' | 'heading' | 'content'>;
  /** Id and address without a heading. */
  readonly id: string;
  readonly url: string;
  /** A plug-in makes the page. */
  readonly isMade: boolean;
  /** Changes with the sections. */
  readonly textHash: string;
  /** The sections, or the row of the compile cache with them. */
  readonly texts: readonly CompiledSection[] | number;
  /** Ids of headings that are inherited from the source of a translation, by the ids in a row. */
  readonly inherited: Readonly<Record<string, string>>;
}

/** What is known of a page beside its texts. */
export type SearchFacts = Omit<SearchPage, 'texts'>;

/** What a page's part of an index is made from, as long as its texts have the same hash: `SearchFacts` as JSON. */
export function printSearched({ texts: _, ...facts }: SearchPage): string {
  return JSON.stringify(facts);
}

/** @param read reads sections by their row in the compile cache */
export function* sectionsOf(page: SearchPage, read: (row: number) => readonly CompiledSection[]): Generator<SearchSection> {
  const { facts, id, url, isMade, texts, inherited } = page;
  const sections = typeof texts === 'number' ? read(texts) : texts;
  if (isMade) {
    // A reference is found by the names of its parts and of what they declare: their texts would take the place of guides.
    const names = new Set(sections.flatMap(({ heading, text }) => [heading, ...namesDeclared(text)]).filter((name) => name !== ''));
    yield { ...facts, id, url, heading: '', content: [facts.description, ...names].join('\n') };
    for (const { id: part, heading, text } of sections) {
      const declares = declaredIn(heading, text);
      if (part !== null && declares.length > 0)
        yield { ...facts, id: `${id}#${part}`, url: `${url}#${part}`, heading, content: text, declares };
    }
    return;
  }
  for (const section of sections) {
    const hash = section.id === null ? '' : `#${inherited[section.id] ?? section.id}`;
    const text = section.id === null && facts.description !== '' ? `${facts.description}\n${section.text}` : section.text;
    if (text.trim() !== '' || section.heading !== '')
      yield { ...facts, id: id + hash, url: url + hash, heading: section.heading, content: text };
  }
}

/** The members in signatures whose names are no ordinary words: `onLoginSuccess(`, `setLanguage:`, not `start(`. */
function namesDeclared(signatures: string): string[] {
  return (signatures.match(/[\p{L}_$][\p{L}\p{N}_$]*(?=[(:])/gu) ?? []).filter(isIdentifier);
}
