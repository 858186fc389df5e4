import type { FallbackIndex, FallbackManifest, FallbackPage, SearchSection } from '../model/search.ts';

/** Titles and headings of a locale, in parts of one version and sidebar: who needs them loads those parts alone. */
export interface FallbackFiles {
  readonly manifest: FallbackManifest;
  /** By the names in the manifest. */
  readonly parts: ReadonlyMap<string, FallbackIndex>;
}

/** What the files have of a section. */
export type FallbackSection = Pick<SearchSection, 'url' | 'title' | 'heading' | 'version' | 'section'>;

/**
 * Creates the files for `searchFallback`, small enough for a browser to load when the search service is down.
 * @param sections of the locale
 */
export function createFallbackFiles(sections: Iterable<FallbackSection>): FallbackFiles {
  const pages = new Map<string, { page: Omit<FallbackPage, 'headings'>; headings: [string, string][] }>();
  for (const { url, title, heading, version, section } of sections) {
    const [address = '', id = ''] = url.split('#');
    const entry = pages.get(address) ?? { page: { title, url: address, version, section }, headings: [] };
    pages.set(address, entry);
    if (heading !== '') entry.headings.push([heading, id]);
  }
  const all = [...pages.values()].map(({ page, headings }): FallbackPage => ({ ...page, headings }));
  const parts = Map.groupBy(all, ({ version, section }) => `${nameSafely(version)}-${nameSafely(section)}.json`);
  return {
    manifest: {
      parts: [...parts].flatMap(([file, [first, ...others]]) => {
        if (first === undefined) return [];
        return [{ file, version: first.version, section: first.section, beginning: findBeginning([first, ...others]) }];
      }),
    },
    parts: new Map([...parts].map(([file, ofPart]) => [file, { pages: ofPart }])),
  };
}

/** A name in the characters that file names and addresses share. */
function nameSafely(name: string): string {
  return name.replace(/[^a-z0-9.]/gi, (character) => `_${character.codePointAt(0)?.toString(16)}`);
}

/** What the addresses of all pages begin with, up to a slash. */
function findBeginning([first, ...others]: readonly [FallbackPage, ...FallbackPage[]]): string {
  let end = first.url.length;
  for (const { url } of others) while (!url.startsWith(first.url.slice(0, end))) end -= 1;
  return first.url.slice(0, first.url.lastIndexOf('/', end - 1) + 1);
}
