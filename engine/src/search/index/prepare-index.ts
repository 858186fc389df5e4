import { createHash } from 'node:crypto';
import type { SearchSection } from '../../model/search.ts';
import { createLexicon, type Lexicon } from '../analysis/lexicon.ts';
import type { Asked } from '../asked.ts';
import type { Glossary } from '../glossary.ts';
import { type KeptAnalyses, keepAnalyses, type MeaningFile, type PageParts } from './analyse-page.ts';
import { collectPages, findHighestVersion, type PageSections } from './collect-pages.ts';
import { readsPinyin, spellAll } from './pinyin.ts';
import { INDEX_FORMAT, type PreparedIndex, type PreparedLocale, type PreparedPage } from './prepared.ts';

export interface IndexOptions {
  /** The version that ranks first. Default: the highest by name. */
  readonly currentVersion?: string;
  /** Tables of what words mean: see `meaning-table.ts`. Default: none, pages are then ranked by words alone. */
  readonly meanings?: readonly MeaningFile[];
  /** What readers have asked. Default: nothing. */
  readonly asked?: Asked;
}

/** What tells options from others, as plain data. */
export function describeOptions({ meanings = [], asked = new Map(), ...others }: IndexOptions): unknown {
  return [others, meanings.map(({ locale, hash }) => [locale, hash]), [...asked]];
}

/**
 * Analyses all sections of a site, page by page, and then sums up. Deterministic: the same sections and glossary give the same index. Only
 * one page and the counts of words are held.
 * @param sections those of a page follow each other
 */
export function* prepareIndex(
  sections: Iterable<SearchSection>,
  glossary: Glossary,
  options: IndexOptions = {},
  kept?: KeptAnalyses,
): Generator<PreparedPage, PreparedIndex> {
  const locales = new Map<string, LocaleBuilder>();
  const versions = new Set<string>();
  const analyses = keepAnalyses(glossary, options.meanings ?? [], kept);
  const sources: string[] = [];
  let count = 0;
  for (const page of collectPages(sections, options.asked)) {
    versions.add(page.first.version);
    const locale = locales.get(page.locale) ?? new LocaleBuilder(locales.size, page.locale, createLexicon(glossary, page.locale));
    locales.set(page.locale, locale);
    const { source, parts } = analyses.analyse(page, locale.lexicon);
    locale.add(parts);
    yield preparePage(sources.length, page, locale.id, source, parts);
    sources.push(source);
    count += page.sections.length;
  }
  const bytesOf = (name: string) => options.meanings?.find(({ locale }) => locale === name)?.bytes;
  const finished = [...locales.values()].map((locale) => locale.finish(bytesOf));
  const meta = {
    format: INDEX_FORMAT,
    fingerprint: createFingerprint(glossary, options, sources),
    currentVersion: options.currentVersion ?? findHighestVersion(versions),
    versions: [...versions].sort(),
    glossary,
    locales: finished.map(({ id, name, pages: count }) => ({ id, name, pages: count })),
  };
  return { meta, locales: finished, pages: sources.length, sections: count };
}

/** @param sources `PreparedPage.source` of all pages */
export function createFingerprint(glossary: Glossary, options: IndexOptions, sources: readonly string[]): string {
  const hash = createHash('sha256').update(JSON.stringify([INDEX_FORMAT, describeOptions(options), glossary, sources]));
  return hash.digest('base64url').slice(0, 22);
}

/** A page as stores keep it. */
export function preparePage(
  id: number,
  page: PageSections,
  locale: number,
  source: string,
  { terms, tokens, impacts }: PageParts,
): PreparedPage {
  const firstSection = id * MOST_SECTIONS;
  const { title, version, section, breadcrumbs } = page.first;
  return {
    record: { id, firstSection, title, version, section, breadcrumbs },
    sections: page.sections.map(({ id: name, url, heading, content }, at) => ({ id: firstSection + at, name, url, heading, content })),
    ...{ locale, source, terms, tokens, impacts },
  };
}

/** Ids of the sections of a page are left free for more of them: those of other pages need not change with it. */
export const MOST_SECTIONS = 2 ** 20;

class LocaleBuilder {
  readonly id: number;
  readonly lexicon: Lexicon;
  readonly #name: string;
  #pages = 0;
  readonly #tokens = new PageCounts();
  readonly #words: PageCounts;
  /** Chinese words in titles, headings and the glossary. */
  readonly #hanWords: PageCounts;

  constructor(id: number, name: string, lexicon: Lexicon) {
    this.id = id;
    this.lexicon = lexicon;
    this.#name = name;
    this.#words = new PageCounts(lexicon.words, 0);
    this.#hanWords = new PageCounts(lexicon.unspacedTerms, 1);
  }

  add({ tokens, words, hanWords }: PageParts): void {
    this.#pages += 1;
    this.#tokens.add(tokens);
    this.#hanWords.add(hanWords);
    this.#words.add(words);
  }

  finish(bytesOf: (name: string) => Uint8Array | undefined): PreparedLocale {
    const hanWords = readsPinyin(this.#name) ? this.#hanWords.toMap() : new Map<string, number>();
    const [tokens, words] = [this.#tokens.toMap(), this.#words.toMap()];
    const meanings = bytesOf(this.#name);
    const counted = { tokens, words, hanWords, spelled: spellAll(hanWords) };
    return { id: this.id, name: this.#name, pages: this.#pages, ...counted, ...(meanings === undefined ? {} : { meanings }) };
  }
}

/** How many pages contain each word. A word is looked up once for each page: its count is in a list, and its place there in the map. */
class PageCounts {
  readonly #places = new Map<string, number>();
  readonly #counts: number[] = [];

  /** @param count that the first words begin with */
  constructor(first: Iterable<string> = [], count = 0) {
    for (const word of first) this.#places.set(word, this.#counts.push(count) - 1);
  }

  add(words: readonly string[]): void {
    for (const word of words) {
      const place = this.#places.get(word);
      if (place === undefined) this.#places.set(word, this.#counts.push(1) - 1);
      else this.#counts[place] = (this.#counts[place] ?? 0) + 1;
    }
  }

  toMap(): Map<string, number> {
    return new Map([...this.#places].map(([word, place]) => [word, this.#counts[place] ?? 0]));
  }
}
