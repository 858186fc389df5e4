import type { CompiledHeading, PageFacts } from '../markdown/compiled.ts';
import type { Catalog, SourceDoc } from './catalog-types.ts';
import type { CompiledPages, SitePage } from './site-page.ts';

/** A translation and its source. */
interface Pair {
  readonly translation: SourceDoc;
  readonly source: SourceDoc;
}

/**
 * A compiled file as the site shows it. Headings of a translation have the ids of the headings at the same position in the source, so that
 * links to a heading work in every language; the translation's own id remains as an alias. Explicit ids, and pages whose headings differ,
 * stay unchanged.
 */
export function pageOf(catalog: Catalog, compiled: CompiledPages, file: string): SitePage | undefined {
  const page = compiled.get(file);
  const source = catalog.byFile.get(file)?.sources.get(catalog.config.defaultLocale);
  const original = source && source.file !== file ? compiled.get(source.file) : undefined;
  return page && original && haveSameStructure(page, original) ? adoptIds(page, original.headings) : page;
}

/** Files of translations whose headings differ from those of the source in number or levels. */
export function findDrift(catalog: Catalog, compiled: ReadonlyMap<string, PageFacts>): string[] {
  return [...translationPairs(catalog)].flatMap(({ translation, source }) => {
    const page = compiled.get(translation.file);
    const original = compiled.get(source.file);
    return page && original && !haveSameStructure(page, original) ? [translation.file] : [];
  });
}

function* translationPairs(catalog: Catalog): Generator<Pair> {
  for (const page of catalog.pages) {
    const source = page.sources.get(catalog.config.defaultLocale);
    for (const translation of page.sources.values()) if (source && translation !== source) yield { translation, source };
  }
}

function haveSameStructure(page: PageFacts, original: PageFacts): boolean {
  return (
    page.headings.length === original.headings.length &&
    page.headings.every(({ level }, index) => level === original.headings[index]?.level)
  );
}

function adoptIds(page: SitePage, originals: readonly CompiledHeading[]): SitePage {
  const taken = new Set(page.anchors);
  const renamed = new Map<string, string>();
  for (const [index, { id, explicit }] of page.headings.entries()) {
    const inherited = originals[index]?.id;
    if (!explicit && inherited !== undefined && !taken.has(inherited)) renamed.set(id, inherited);
  }
  if (renamed.size === 0) return page;
  const nameOf = (id: string): string => renamed.get(id) ?? id;
  return {
    ...page,
    headings: page.headings.map((heading) => {
      const id = nameOf(heading.id);
      return id === heading.id ? heading : { ...heading, id, alias: heading.id };
    }),
    readSections: () => page.readSections().map((section) => ({ ...section, id: section.id === null ? null : nameOf(section.id) })),
    anchors: [...page.anchors, ...renamed.values()],
  };
}
