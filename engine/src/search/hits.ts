import type { MarkRange, SearchHit } from '../model/search.ts';
import { declarationIn, type WantedName } from './declarations.ts';
import { findDeclared } from './declared-rows.ts';
import { createExcerpt, createSignature, type Excerpt } from './excerpt.ts';
import type { PageRecord, SectionRecord } from './index/records.ts';
import { createMarker, keepTyped, type Marker } from './marker.ts';
import { chooseSections, type RankedPage } from './rank.ts';
import type { ReadQuery } from './read-query.ts';

/** What is shown of the pages that were found. */

/** Step between the scores of a page's sections: so small that their average is still the page's. */
export const SECTION_STEP = 0.001;

export interface ShownPage {
  readonly page: PageRecord;
  /** In the wanted order. */
  readonly sections: readonly SectionRecord[];
}

/** The places of the sections to read, by the ids of their pages. */
export function placesShown(ranked: readonly RankedPage[]): Map<number, readonly number[]> {
  const listAll = ({ sections }: RankedPage): number[] => Array.from({ length: sections }, (_, place) => place);
  return new Map(ranked.map((page) => [page.id, isFoundByWords(page) ? listAll(page) : chooseSections(page)]));
}

/** Whether it is a reference, of which no name is asked for: what of it has the words, its texts say. */
function isFoundByWords({ isReference, declarations }: RankedPage): boolean {
  return declarations.length === 0 && isReference();
}

/** The hits of an answer, in the order of their pages. */
export function createHits(
  ranked: readonly RankedPage[],
  shown: ReadonlyMap<number, ShownPage>,
  query: ReadQuery,
  name: WantedName | undefined,
  excerptLength: number | undefined,
): SearchHit[] {
  const marker = createMarker(name !== undefined && isLedTo(name, ranked) ? keepTyped(query.units, name.owners && name.text) : query.units);
  return ranked.flatMap((found) => {
    const { page, sections } = shown.get(found.id) ?? {};
    if (page === undefined || sections === undefined) return [];
    const title = marker.mark(page.title);
    const rows = isFoundByWords(found)
      ? findDeclared(sections, marker)
      : sections.map((section) => (name && found.declarations.length > 0 ? declarationIn(section, name) : section));
    return rows.map((row, place) => {
      const isDeclaration = found.isReference() && row.heading !== '';
      const excerpt = isDeclaration
        ? createSignature(row.content, marker, excerptLength)
        : createExcerpt(row.content, marker, excerptLength);
      return createHit({ page, title }, { ...row, excerpt, isDeclaration }, found.score - SECTION_STEP * place, marker);
    });
  });
}

/** Whether the letters of a name are looked for, and not the word that it may be as well. */
function isLedTo({ kind }: WantedName, [first]: readonly RankedPage[]): boolean {
  return kind !== 'word' || (first !== undefined && first.declarations.length > 0);
}

interface MarkedPage {
  readonly page: PageRecord;
  /** Matches in its title. */
  readonly title: readonly MarkRange[];
}

interface Row extends Pick<SectionRecord, 'name' | 'url' | 'heading'> {
  readonly excerpt: Excerpt;
  readonly isDeclaration: boolean;
}

function createHit(marked: MarkedPage, row: Row, score: number, marker: Marker): SearchHit {
  const { title, version, section, breadcrumbs } = marked.page;
  const { name, url, heading, excerpt, isDeclaration } = row;
  return {
    id: name,
    score: Math.round(score * 1000) / 1000,
    source: { title, url, heading, content: excerpt.text, version, section, breadcrumbs, ...(isDeclaration && { isCode: true }) },
    marks: { title: marked.title, heading: marker.mark(heading), content: excerpt.marks },
  };
}
