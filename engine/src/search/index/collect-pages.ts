import type { SearchSection } from '../../model/search.ts';

/** A page with its sections, in their order on the page. */
export interface PageSections {
  readonly locale: string;
  readonly first: SearchSection;
  readonly sections: readonly SearchSection[];
}

/** Groups sections that follow each other by page. */
export function* collectPages(sections: Iterable<SearchSection>): Generator<PageSections> {
  let page: [SearchSection, ...SearchSection[]] | undefined;
  for (const section of sections) {
    if (page !== undefined && addressOf(page[0]) === addressOf(section)) page.push(section);
    else {
      if (page !== undefined) yield createPage(page);
      page = [section];
    }
  }
  if (page !== undefined) yield createPage(page);
}

function createPage(sections: readonly [SearchSection, ...SearchSection[]]): PageSections {
  const [first] = sections;
  return { locale: first.locale, first, sections };
}

function addressOf({ locale, url }: SearchSection): string {
  return `${locale} ${url.replace(/#.*$/, '')}`;
}

/** The highest version by name, with numbers compared as numbers; empty without any. */
export function findHighestVersion(versions: Iterable<string>): string {
  return [...versions].sort(new Intl.Collator('en', { numeric: true }).compare).at(-1) ?? '';
}
