import type { SearchSection } from '../../model/search.ts';
import type { Asked } from '../asked.ts';

/** A page with its sections, in their order on the page. */
export interface PageSections {
  readonly locale: string;
  readonly first: SearchSection;
  readonly sections: readonly SearchSection[];
}

/**
 * Groups sections that follow each other by page.
 * @param asked further questions of pages
 */
export function* collectPages(sections: Iterable<SearchSection>, asked?: Asked): Generator<PageSections> {
  let page: [SearchSection, ...SearchSection[]] | undefined;
  for (const section of sections) {
    if (page !== undefined && addressOf(page[0]) === addressOf(section)) page.push(section);
    else {
      if (page !== undefined) yield createPage(page, asked);
      page = [section];
    }
  }
  if (page !== undefined) yield createPage(page, asked);
}

function createPage([described, ...others]: readonly [SearchSection, ...SearchSection[]], asked: Asked | undefined): PageSections {
  const more = asked?.get(described.url.replace(/#.*$/, ''));
  const first = more === undefined ? described : { ...described, questions: [...described.questions, ...more] };
  return { locale: first.locale, first, sections: [first, ...others] };
}

function addressOf({ locale, url }: SearchSection): string {
  return `${locale} ${url.replace(/#.*$/, '')}`;
}

/** The highest version by name, with numbers compared as numbers; empty without any. */
export function findHighestVersion(versions: Iterable<string>): string {
  return [...versions].sort(new Intl.Collator('en', { numeric: true }).compare).at(-1) ?? '';
}
