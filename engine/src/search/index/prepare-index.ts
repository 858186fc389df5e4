import { createHash } from 'node:crypto';
import type { SearchSection } from '../../model/search.ts';
import { createLexicon, type Lexicon } from '../analysis/lexicon.ts';
import type { Asked } from '../asked.ts';
import type { Glossary } from '../glossary.ts';
import { type KeptAnalyses, keepAnalyses, type MeaningFile, type PageParts } from './analyse-page.ts';
import { collectPages, findHighestVersion, type PageSections } from './collect-pages.ts';
import { MOST_SPELLED, readsPinyin, spellAll } from './pinyin.ts';
import type { PreparedIndex, PreparedLocale, PreparedPage } from './prepared.ts';
import { INDEX_FORMAT, type IndexMeta } from './records.ts';
import { WordCounts } from './word-counts.ts';

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
  const fingerprint = new Fingerprint(glossary, options);
  let pages = 0;
  for (const page of collectPages(sections, options.asked)) {
    versions.add(page.first.version);
    const locale = locales.get(page.locale) ?? new LocaleBuilder(locales.size, page.locale, createLexicon(glossary, page.locale));
    locales.set(page.locale, locale);
    const { source, parts } = analyses.analyse(page, locale.lexicon);
    locale.add(parts);
    yield preparePage(pages, page, locale.id, source, parts);
    fingerprint.add(source);
    pages += 1;
  }
  const bytesOf = (name: string) => options.meanings?.find(({ locale }) => locale === name)?.bytes;
  const finished = [...locales.values()].map((locale) => locale.finish(bytesOf));
  const meta: IndexMeta = {
    format: INDEX_FORMAT,
    fingerprint: fingerprint.finish(),
    currentVersion: options.currentVersion ?? findHighestVersion(versions),
    versions: [...versions].sort(),
    glossary,
    locales: finished.map(({ id, name, pages }) => ({ id, name, pages })),
  };
  return { meta, locales: finished };
}

/** Changes with everything that an index is made from. */
export class Fingerprint {
  readonly #hash = createHash('sha256');

  constructor(glossary: Glossary, options: IndexOptions) {
    this.#hash.update(JSON.stringify([INDEX_FORMAT, describeOptions(options), glossary]));
  }

  /** @param source `PreparedPage.source` of the next page */
  add(source: string): void {
    this.#hash.update(` ${source}`);
  }

  finish(): string {
    return this.#hash.digest('base64url').slice(0, 22);
  }
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
  readonly #tokens = new WordCounts();
  readonly #words: WordCounts;
  /** Chinese words in titles, headings and the glossary. */
  readonly #hanWords: WordCounts;

  constructor(id: number, name: string, lexicon: Lexicon) {
    this.id = id;
    this.lexicon = lexicon;
    this.#name = name;
    this.#words = new WordCounts(lexicon.words, 0);
    this.#hanWords = new WordCounts(lexicon.unspacedTerms, 1);
  }

  add({ tokens, words, hanWords }: PageParts): void {
    this.#pages += 1;
    this.#tokens.add(tokens);
    this.#hanWords.add(hanWords);
    this.#words.add(words);
  }

  finish(bytesOf: (name: string) => Uint8Array | undefined): PreparedLocale {
    const meanings = bytesOf(this.#name);
    const hanWords = readsPinyin(this.#name) ? this.#hanWords : new WordCounts();
    const spelled = spellAll(hanWords.listMostFrequent(MOST_SPELLED));
    const counted = { tokens: this.#tokens, words: this.#words, hanWords, spelled };
    return { id: this.id, name: this.#name, pages: this.#pages, ...counted, ...(meanings === undefined ? {} : { meanings }) };
  }
}
